import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-7-bazaar';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({
    settings: { 'identity.slider_captcha': false, 'site.logined_to_home_page': true },
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/**
 * A site that shows nothing to guests: every page leads to the log-in, which stands on a page of its own, and the log-in
 * leads on to what was asked for.
 */
describe.each<StoryLanguage>(['en', 'ur'])('a site for members only, in %s', (language) => {
  const t = textsOf(language);
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}/login?lang=${language}`);
    await page.evaluate(`localStorage.setItem('ikka.language', '${language}')`);
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const login = () => page.getByRole('dialog', { name: t('identity:login.title') });

  const register = async (account: string) => {
    await page.getByLabel(t('identity:field.username')).fill(account);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
    await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await button(t('identity:register.submit')).last().click();
  };

  it('sends a guest from any page to the log-in, and keeps where the way led', async () => {
    await page.goto(`${server.url}/rng?centre=profile`);
    await page.waitForURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/rng?centre=profile');
    await login().waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });

  it('stays at the door when the guest turns back', async () => {
    await page.keyboard.press('Escape');
    await login().waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: t('doors:gate.doorTitle') }).waitFor();
    await takeScreens(page, `${language}-door`);
    expect(await accessFaults(page)).toEqual([]);
    await button(t('site:account.login')).click();
    await login().waitFor();
    await page.keyboard.press('Escape');
    await login().waitFor({ state: 'hidden' });
  });

  it('leads on to what was asked for, once the guest is a member', async () => {
    await button(t('site:account.register')).click();
    await register(`door${language}`);
    await page.waitForURL(/\/rng\?centre=profile/);
    await page.getByRole('heading', { name: t('shell:centre.profile'), level: 2 }).waitFor();
  });

  it('closes again behind who signs out', async () => {
    await page.goto(`${server.url}/index?centre=securityCenter`);
    await button(t('site:account.signOut')).click();
    await page
      .getByRole('dialog', { name: t('site:account.signOutTitle') })
      .getByRole('button', { name: t('site:account.signOut') })
      .click();
    await page.waitForURL(/\/login/);
    await login().waitFor();
  });

  it('never sends anybody to another house', async () => {
    await page.goto(`${server.url}/register?next=//elsewhere.example&centre=admin`);
    await register(`other${language}`);
    await page.waitForURL(`${server.url}/index*`);
    expect(new URL(page.url()).searchParams.get('next')).toBeNull();
    await page.getByRole('status', { name: t('site:account.balance') }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('had no error in the page', () => {
    expect(faults).toEqual([]);
  });
});
