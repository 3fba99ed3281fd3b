import { type Browser, openBrowser, startTestServer, type TestServer, takeScreens } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, partsOf, QUIET_PAGE, type Visit } from './visit.ts';

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

/** A device in the browser that keeps passkeys; answers how to make it recognise its owner, or nobody. */
async function giveDevice({ context, page }: Visit) {
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
  return async (isUserVerified: boolean) => {
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

/**
 * A passkey in a real browser with a virtual device, by keyboard alone: made, used to log in without a name and to prove
 * oneself, removed.
 */
describe('a passkey', () => {
  const language: StoryLanguage = 'en';
  const t = textsOf(language);
  const account = `keys${language}`;
  let visit: Visit;
  let parts: ReturnType<typeof partsOf>;
  let setRecognises: (isUserVerified: boolean) => Promise<void>;

  beforeAll(async () => {
    visit = await openVisit(browser, server, language);
    parts = partsOf(visit.page, t);
    setRecognises = await giveDevice(visit);
    await visit.enter(await memberOf(server, account, 'lantern-7-bazaar'));
  });
  afterEach(() => {
    expect(visit.faults).toEqual([]);
  });

  const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
  const openPasskeys = async () => {
    await visit.go(`${QUIET_PAGE}?centre=securityCenter&part=passkeys`);
    await visit.keys.focused(visit.page.getByRole('heading', { name: t('member:part.passkeys'), level: 2 }));
  };

  it('is made in the security centre, once for a device', async () => {
    const { page, keys } = visit;
    const addKey = async (name: string) => {
      await keys.push(button(t('identity:passkey.add')));
      await keys.write(page.getByLabel(t('identity:passkey.name'), { exact: true }), name);
      await keys.push(button(t('identity:passkey.create')));
    };
    await openPasskeys();
    await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
    await takeScreens(page, `${language}-passkeys-empty`);
    await addKey('Reading lamp');
    await page.getByText('Reading lamp').waitFor();
    await addKey('The same device');
    await page.getByText(t('common:device.known')).waitFor();
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await keys.press('Escape');
    await takeScreens(page, `${language}-passkeys`);
  });

  it('logs in without a name', async () => {
    const { page, keys } = visit;
    await visit.leave();
    await visit.clear();
    await visit.go(`${QUIET_PAGE}?auth=login`);
    await button(t('identity:passkey.login')).waitFor();
    await takeScreens(page, `${language}-login-passkey`);
    await setRecognises(false);
    await keys.push(button(t('identity:passkey.login')));
    await page.getByText(t('common:device.cancelled')).waitFor();
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await setRecognises(true);
    await keys.push(button(t('identity:passkey.login')));
    await parts.isIn();
    await page.getByRole('button', { name: t('site:account.menuOf', { name: account }) }).waitFor();
  });

  it('proves its member before it is taken away', async () => {
    const { page, keys } = visit;
    await server.database.database.pool.query(
      `UPDATE identity.session SET proven_at = now() - interval '1 hour' WHERE ended_at IS NULL`,
    );
    await openPasskeys();
    const freshUntil = `(async () => {
      const { token } = JSON.parse(localStorage.getItem('ikka.session'));
      const answer = await fetch('/wps/session/step-up', { headers: { authorization: 'Bearer ' + token, merchant: 'ikka' } });
      return (await answer.json()).value.freshUntil;
    })()`;
    await expect.poll(() => page.evaluate(freshUntil), { timeout: 15_000 }).toBeNull();
    await keys.push(page.getByRole('button', { name: `${t('identity:passkey.remove')}: Reading lamp` }));
    const ask = page.getByRole('dialog').last();
    await keys.push(ask.getByRole('button', { name: t('identity:passkey.remove'), exact: true }));
    await keys.tabTo(button(t('member:stepUp.usePasskey')));
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await takeScreens(page, `${language}-step-up-passkey`);
    await keys.press('Enter');
    await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
    const { rows } = await server.database.database.pool.query(
      'SELECT count(*)::int AS count FROM identity.passkey',
    );
    expect(rows[0]?.count).toBe(0);
  });
});
