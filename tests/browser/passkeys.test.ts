import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ host: 'localhost', settings: { 'identity.slider_captcha': false } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A passkey in a real browser with a virtual device: made, used to log in without a name and to prove oneself, removed. */
describe.each<StoryLanguage>(['en', 'ur'])('a passkey, in %s', (language) => {
  const t = textsOf(language);
  const account = `keys${language}`;
  let page: Page;
  let setRecognises: (isUserVerified: boolean) => Promise<void>;
  const faults: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    setRecognises = async (isUserVerified) => {
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    };
    await page.goto(`${server.url}/register?lang=${language}`);
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });
  const openPasskeys = () =>
    page.goto(`${server.url}/index?centre=securityCenter&part=passkeys&lang=${language}`);
  const addKey = async (name: string) => {
    const { push, write } = byKeyboard(page);
    await push(button(t('identity:passkey.add')));
    await write(page.getByLabel(t('identity:passkey.name'), { exact: true }), name);
    await push(button(t('identity:passkey.create')));
  };

  it('is made in the security centre, once for a device', async () => {
    await page.getByLabel(t('identity:field.username'), { exact: true }).fill(account);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill('lantern-7-bazaar');
    await page.getByLabel(t('identity:field.confirmPassword')).fill('lantern-7-bazaar');
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await button(t('identity:register.submit')).last().click();
    await balance().waitFor();
    await openPasskeys();
    await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
    await takeScreens(page, `${language}-passkeys-empty`);
    await addKey('Reading lamp');
    await page.getByText('Reading lamp').waitFor();
    await addKey('The same device');
    await page.getByText(t('common:device.known')).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await takeScreens(page, `${language}-passkeys`);
  });

  it('logs in without a name', async () => {
    await page.goto(`${server.url}/index?lang=${language}`);
    await balance().waitFor();
    await page.getByRole('button', { name: t('site:account.menuOf', { name: account }) }).click();
    await page.getByRole('menuitem', { name: t('site:account.signOut') }).click();
    await button(t('site:account.signOut')).click();
    await balance().waitFor({ state: 'detached' });
    await page.goto(`${server.url}/login?lang=${language}`);
    await button(t('identity:passkey.login')).waitFor();
    await takeScreens(page, `${language}-login-passkey`);
    await setRecognises(false);
    await button(t('identity:passkey.login')).click();
    await page.getByText(t('common:device.cancelled')).waitFor();
    await setRecognises(true);
    await button(t('identity:passkey.login')).click();
    await balance().waitFor();
    await page.getByRole('button', { name: t('site:account.menuOf', { name: account }) }).waitFor();
  });

  it('proves its member before it is taken away', async () => {
    const staleness = `UPDATE identity.session SET proven_at = now() - interval '1 hour' WHERE ended_at IS NULL`;
    await server.database.database.pool.query(staleness);
    await openPasskeys();
    const freshUntil = `(async () => {
      const { token } = JSON.parse(localStorage.getItem('ikka.session'));
      const answer = await fetch('/wps/session/step-up', { headers: { authorization: 'Bearer ' + token, merchant: 'ikka' } });
      return (await answer.json()).value.freshUntil;
    })()`;
    await expect.poll(() => page.evaluate(freshUntil), { timeout: 15_000 }).toBeNull();
    await page.getByRole('button', { name: `${t('identity:passkey.remove')}: Reading lamp` }).click();
    await button(t('identity:passkey.remove')).click();
    await button(t('member:stepUp.usePasskey')).waitFor();
    await takeScreens(page, `${language}-step-up-passkey`);
    await button(t('member:stepUp.usePasskey')).click();
    await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
    const { rows } = await server.database.database.pool.query(
      'SELECT count(*)::int AS count FROM identity.passkey',
    );
    expect(rows[0]?.count).toBe(0);
    expect(faults).toEqual([]);
  });
});
