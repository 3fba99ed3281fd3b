import { type Browser, openBrowser, startTestServer, type TestServer, takeScreens } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, QUIET_PAGE, type Visit } from './visit.ts';

const password = 'lantern-7-bazaar';

let server: TestServer;
let browser: Browser;
let visits: Record<StoryLanguage, Visit>;

beforeAll(async () => {
  server = await startTestServer({
    settings: { 'identity.slider_captcha': false, 'site.logined_to_home_page': true },
  });
  browser = await openBrowser();
  visits = {
    en: await openVisit(browser, server, 'en'),
    ur: await openVisit(browser, server, 'ur'),
  };
});
afterEach(() => {
  expect([...visits.en.faults, ...visits.ur.faults]).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

function guestIn(language: StoryLanguage) {
  const t = textsOf(language);
  const visit = visits[language];
  const { page } = visit;
  return {
    ...visit,
    t,
    login: page.getByRole('dialog', { name: t('identity:login.title') }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

/**
 * A site that shows nothing to guests: every page leads to the log-in, which stands on a page of its own, and the log-in
 * leads on to what was asked for.
 */
describe('the door of a site for members only', () => {
  const language: StoryLanguage = 'en';
  it('is where a guest comes from any page, and stays when he turns back', async () => {
    const { page, keys, t, login, button, ...guest } = guestIn(language);
    await guest.go('/rng?centre=profile');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/rng?centre=profile');
    await login.waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await keys.press('Escape');
    await login.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: t('doors:gate.doorTitle') }).waitFor();
    await takeScreens(page, `${language}-door`);
    expect(await accessFaults(page)).toEqual([]);
    await keys.push(button(t('site:account.login')));
    await login.waitFor();
  });
});

/** What happens on the way is the same in every language. */
describe('a site for members only', () => {
  it('leads on to what was asked for, once the guest is a member', async () => {
    const { page, t, login, button } = guestIn('en');
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'hidden' });
    await button(t('site:account.register')).click();
    await page.getByLabel(t('identity:field.username')).fill('doorkeeper');
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
    await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await button(t('identity:register.submit')).last().click();
    await page.getByRole('heading', { name: t('shell:centre.profile'), level: 2 }).waitFor();
    await expect.poll(() => page.url()).toBe(`${server.url}/rng?centre=profile`);
  });

  it('closes again behind who signs out', async () => {
    const { page, keys, t, login, button, go } = guestIn('en');
    await go(`${QUIET_PAGE}?centre=securityCenter`);
    await keys.push(button(t('site:account.signOut')));
    const ask = page.getByRole('dialog', { name: t('site:account.signOutTitle') });
    await keys.push(ask.getByRole('button', { name: t('site:account.signOut') }));
    await login.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  it('never sends anybody to another house', async () => {
    const { page, keys, t, login } = guestIn('ur');
    const { account } = await memberOf(server, 'otherwise', password);
    await page.goto(`${server.url}/login?next=//elsewhere.example&centre=admin`);
    await keys.write(login.getByLabel(t('identity:field.username'), { exact: true }), account);
    await keys.write(login.getByLabel(t('identity:field.password'), { exact: true }), password);
    await keys.press('Enter');
    await page.getByRole('status', { name: t('site:account.balance'), includeHidden: true }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/index');
    expect(new URL(page.url()).searchParams.get('next')).toBeNull();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
