import {
  type Browser,
  type FirebaseStandIn,
  freePort,
  openBrowser,
  type Page,
  startFirebaseStandIn,
  startOpenIdProvider,
  startTestServer,
  type TestOpenIdProvider,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

/** Log-in by another house in a real browser, against a real provider: gone away, new, known, linked and unlinked. */
describe.each<StoryLanguage>(['en', 'ur'])('a log-in by another house, in %s', (language) => {
  const t = textsOf(language);
  const account = `house${language}`;
  let google: TestOpenIdProvider;
  let firebase: FirebaseStandIn;
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    const client = { clientId: 'ikka', clientSecret: 'a secret for tests alone' };
    const callback = `http://127.0.0.1:${port}/wps/session/external/callback/google`;
    google = await startOpenIdProvider({ ...client, redirectUris: [callback] });
    firebase = await startFirebaseStandIn();
    firebase.asksCaptcha = true;
    server = await startTestServer({
      port,
      env: {
        GOOGLE_CLIENT_ID: client.clientId,
        GOOGLE_CLIENT_SECRET: client.clientSecret,
        FIREBASE_API_KEY: 'a key for tests alone',
        RECAPTCHA_URL: firebase.captchaUrl,
      },
      settings: {
        'identity.slider_captcha': false,
        'identity.google_login': true,
        'identity.google_issuer': google.issuer,
        'modules.switched_off': ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3'],
        'identity.sms_login': true,
        'identity.firebase_project': firebase.project,
        'identity.firebase_issuer': firebase.issuer,
        'identity.firebase_jwks': firebase.keysUrl,
        'identity.firebase_address': firebase.address,
      },
    });
    browser = await openBrowser();
    page = await openStranger();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await google?.close();
    await firebase?.close();
  });

  /** A browser that nobody has used yet. */
  async function openStranger(): Promise<Page> {
    const opened = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    opened.setDefaultTimeout(30_000);
    opened.on('pageerror', (error) => faults.push(error.message));
    await opened.goto(`${server.url}/index?lang=${language}`);
    await opened.evaluate(`localStorage.setItem('ikka.language', '${language}')`);
    return opened;
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });
  const goThrough = async (from = '/login') => {
    await page.goto(`${server.url}${from}?lang=${language}`);
    await button(t('identity:external.google')).click();
  };
  const signOut = async (name = account) => {
    await page.goto(`${server.url}/index?lang=${language}`);
    await page.getByRole('button', { name: t('site:account.menuOf', { name }) }).click();
    await page.getByRole('menuitem', { name: t('site:account.signOut') }).click();
    await button(t('site:account.signOut')).click();
    await balance().waitFor({ state: 'detached' });
    // The other house forgets, too, who was there.
    await page.context().clearCookies();
  };

  it('says so to who went away', async () => {
    google.person = null;
    await goThrough();
    await page.getByText(t('refusals:external.cancelled')).waitFor();
    await takeScreens(page, `${language}-external-cancelled`);
  });

  it('opens an account for who is new, and logs in by one press from then on', async () => {
    google.person = { sub: `new-${language}`, email: 'saira@example.com' };
    await goThrough();
    await page.getByRole('heading', { name: t('identity:external.choice.title') }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'en' ? 'ltr' : 'rtl');
    await takeScreens(page, `${language}-external-choice`);
    expect(await accessFaults(page)).toEqual([]);
    const { press, push, tabTo, write } = byKeyboard(page);
    await push(button(t('identity:external.choice.register')));
    await write(page.getByLabel(t('identity:field.username'), { exact: true }), account);
    await tabTo(page.getByLabel(t('identity:register.age', { age: '18' })));
    await press('Space');
    await takeScreens(page, `${language}-external-register`, { fullPage: true });
    expect(await accessFaults(page)).toEqual([]);
    await push(button(t('identity:register.submit')).last());
    await page.waitForURL('**/index**');
    await balance().waitFor();
    await signOut();
    await goThrough();
    await page.waitForURL('**/index**');
    await balance().waitFor();
    await page.getByRole('button', { name: t('site:account.menuOf', { name: account }) }).waitFor();
    expect(page.url()).not.toContain('ticket');
  });

  it('leaves the last way in, and takes a link when there is another', async () => {
    await page.goto(`${server.url}/index?centre=securityCenter&part=linked&lang=${language}`);
    await page.getByText('saira@example.com').waitFor();
    await takeScreens(page, `${language}-linked`);
    await button(t('identity:external.linked.unlinkOf', { provider: 'Google' })).click();
    await button(t('identity:external.linked.unlink')).click();
    await page.getByText(t('refusals:member.last_way_in')).waitFor();
    await signOut();
  });

  it('links the account of who has one, after a log-in to it', async () => {
    const other = `linked${language}`;
    await page.goto(`${server.url}/register?lang=${language}`);
    await page.getByLabel(t('identity:field.username'), { exact: true }).fill(other);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill('lantern-7-bazaar');
    await page.getByLabel(t('identity:field.confirmPassword')).fill('lantern-7-bazaar');
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await button(t('identity:register.submit')).last().click();
    await balance().waitFor();
    await signOut(other);

    google.person = { sub: `linked-${language}`, email: 'bilal@example.com' };
    await goThrough();
    await button(t('identity:external.choice.link')).click();
    await page.getByLabel(t('identity:field.username'), { exact: true }).fill(other);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill('lantern-7-bazaar');
    await button(t('identity:login.submit')).last().click();
    await button(t('identity:external.choice.linkNow')).waitFor();
    await takeScreens(page, `${language}-external-link`);
    await button(t('identity:external.choice.linkNow')).click();
    await page.waitForURL('**/index**');
    await page.goto(`${server.url}/index?centre=securityCenter&part=linked&lang=${language}`);
    await page.getByText('bilal@example.com').waitFor();
    await button(t('identity:external.linked.unlinkOf', { provider: 'Google' })).click();
    await button(t('identity:external.linked.unlink')).click();
    await page.getByText(t('identity:external.linked.empty'), { exact: true }).waitFor();

    await button(t('identity:external.linked.link', { provider: 'Google' })).click();
    await page.getByText('bilal@example.com').waitFor();
    expect(page.url()).toContain('part=linked');
    expect(faults).toEqual([]);
  });

  it('asks for a code of Firebase after a captcha in a frame of its own, and logs in by it', async () => {
    await page.close();
    page = await openStranger();
    const mobile = language === 'en' ? '+923001234567' : '+923007654321';
    await memberOf(server, `phone${language}`, 'lantern-7-bazaar', { mobile });
    await page.goto(`${server.url}/login?lang=${language}`);
    await page.getByRole('tab', { name: t('identity:login.tabSms') }).click();
    await page.locator('input[type=tel]').fill(mobile.replace('+92', '0'));
    const check = page.getByRole('dialog', { name: t('identity:person.title') });
    const { focused, press, push } = byKeyboard(page);

    await page.route(`${firebase.captchaUrl}**`, (route) => route.abort());
    await button(t('identity:code.send')).click();
    await check.getByText(t('identity:person.failed')).waitFor();
    await takeScreens(page, `${language}-captcha-failed`);
    await page.unroute(`${firebase.captchaUrl}**`);
    await push(button(t('identity:person.retry')));
    await focused(button(t('identity:person.cancel')));

    const frame = check.frameLocator('iframe');
    const tick = frame.getByRole('button', { name: 'I am a person' });
    await tick.waitFor();
    await check.getByRole('status').waitFor({ state: 'detached' });
    expect(await check.locator('iframe').getAttribute('title')).toBe(t('identity:person.frame'));
    expect(await accessFaults(page)).toEqual([]);
    await takeScreens(page, `${language}-captcha`);
    // The tab key leads into the frame and to what stands there.
    const isTickFocused = async () =>
      (await tick.evaluate('document.activeElement.tagName')) === 'BUTTON' || (await press('Tab'));
    await expect.poll(isTickFocused, { timeout: 10_000 }).toBe(true);
    await press('Enter');
    await expect.poll(() => check.locator('iframe').getAttribute('height'), { timeout: 10_000 }).toBe('600');
    await takeScreens(page, `${language}-captcha-challenge`);
    await frame.frameLocator('iframe').getByRole('button', { name: 'Verify' }).click();

    await page.getByText(t('identity:code.sent')).waitFor();
    expect(await check.count()).toBe(0);
    await page.getByLabel(t('identity:code.label'), { exact: true }).fill(firebase.codes.get(mobile) ?? '');
    await page.keyboard.press('Enter');
    await balance().waitFor();
    expect(faults).toEqual([]);
  });
});
