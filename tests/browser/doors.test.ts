import { type Locator, takeScreens } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { changeSettings } from '../server/under-settings.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { openHouse } from './open-house.ts';
import { codePattern, otherCode, written } from './read-outbox.ts';
import { solveSliderByKeys } from './solve-slider.ts';
import { textsOf } from './texts.ts';
import { openVisit, partsOf, QUIET_PAGE, type Visit } from './visit.ts';

const password = 'lantern-7-bazaar';
const t = textsOf('en');
// Passkeys want a name for a host.
const house = openHouse({ host: 'localhost', settings: { 'identity.slider_captcha': false } });
let operator = '';
/** Each door is another site to who comes to it: a browser of its own. */
let visit: Visit;

beforeAll(async () => {
  operator = await logInOperator(house.server);
});
afterEach(() => {
  expect(visit.faults).toEqual([]);
});

const change = (settings: Readonly<Record<string, unknown>>) =>
  changeSettings(clientOf(house.server, operator), settings);
const visitor = async () => {
  visit = await openVisit(house.browser, house.server, 'en');
};
const leave = () => visit?.context.close();
const button = (name: string) => visit.page.getByRole('button', { name, exact: true });

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
  const account = 'keysen';
  let parts: ReturnType<typeof partsOf>;
  let setRecognises: (isUserVerified: boolean) => Promise<void>;

  beforeAll(async () => {
    await visitor();
    parts = partsOf(visit.page, t);
    setRecognises = await giveDevice(visit);
    await visit.enter(await memberOf(house.server, account, password));
  });
  afterAll(leave);

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
    await takeScreens(page, `en-passkeys-empty`);
    await addKey('Reading lamp');
    await page.getByText('Reading lamp').waitFor();
    await addKey('The same device');
    await page.getByText(t('common:device.known')).waitFor();
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await keys.press('Escape');
    await takeScreens(page, `en-passkeys`);
  });

  it('logs in without a name', async () => {
    const { page, keys } = visit;
    await visit.leave();
    await visit.clear();
    await visit.go(`${QUIET_PAGE}?auth=login`);
    await button(t('identity:passkey.login')).waitFor();
    await takeScreens(page, `en-login-passkey`);
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
    await house.server.database.database.pool.query(
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
    await takeScreens(page, `en-step-up-passkey`);
    await keys.press('Enter');
    await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
    const { rows } = await house.server.database.database.pool.query(
      'SELECT count(*)::int AS count FROM identity.passkey',
    );
    expect(rows[0]?.count).toBe(0);
  });
});

/**
 * A site that shows nothing to guests: every page leads to the log-in, which stands on a page of its own, and the log-in
 * leads on to what was asked for.
 */
describe('the door of a site for members only', () => {
  let login: Locator;

  beforeAll(async () => {
    await change({ 'site.logined_to_home_page': true });
    await visitor();
    login = visit.page.getByRole('dialog', { name: t('identity:login.title') });
  });
  afterAll(async () => {
    await leave();
    await change({ 'site.logined_to_home_page': false });
  });

  it('is where a guest comes from any page, and stays when he turns back', async () => {
    const { page, keys, go } = visit;
    await go('/rng?centre=profile');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/rng?centre=profile');
    await login.waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await keys.press('Escape');
    await login.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: t('doors:gate.doorTitle') }).waitFor();
    await takeScreens(page, 'en-door');
    expect(await accessFaults(page)).toEqual([]);
    await keys.push(button(t('site:account.login')));
    await login.waitFor();
  });

  it('leads on to what was asked for, once the guest is a member', async () => {
    const { page } = visit;
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'hidden' });
    await button(t('site:account.register')).click();
    await page.getByLabel(t('identity:field.username')).fill('doorkeeper');
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
    await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await button(t('identity:register.submit')).last().click();
    await page.getByRole('heading', { name: t('shell:centre.profile'), level: 2 }).waitFor();
    await expect.poll(() => page.url()).toBe(`${house.server.url}/rng?centre=profile`);
  });

  it('closes again behind who signs out', async () => {
    const { page, keys, go } = visit;
    await go(`${QUIET_PAGE}?centre=securityCenter`);
    await keys.push(button(t('site:account.signOut')));
    const ask = page.getByRole('dialog', { name: t('site:account.signOutTitle') });
    await keys.push(ask.getByRole('button', { name: t('site:account.signOut') }));
    await login.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  it('never sends anybody to another house', async () => {
    const { page, keys } = visit;
    const { account } = await memberOf(house.server, 'otherwise', password);
    await page.goto(`${house.server.url}/login?next=//elsewhere.example&centre=admin`);
    await keys.write(login.getByLabel(t('identity:field.username'), { exact: true }), account);
    await keys.write(login.getByLabel(t('identity:field.password'), { exact: true }), password);
    await keys.press('Enter');
    await page.getByRole('status', { name: t('site:account.balance'), includeHidden: true }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/index');
    expect(new URL(page.url()).searchParams.get('next')).toBeNull();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

/** The slider before every log-in and the lock after too many, by keyboard alone, against the whole product. */
describe('the slider and the lock', () => {
  const lockAfter = 3;
  const account = 'lockeden';
  const email = 'locked-en@example.pk';

  beforeAll(async () => {
    // The picture would stand in the way of the third failure, and nobody but a person can read it.
    await change({
      'modules.switched_off': ['CAPTCHA3', 'LOGINIPVERF3'],
      'identity.lock_after_failures': lockAfter,
      'identity.lock_seconds': 600,
    });
    await memberOf(house.server, account, password, { email });
    await change({ 'identity.slider_captcha': true });
    await visitor();
  });

  function ownerIn() {
    const parts = partsOf(visit.page, t);
    const form = parts.dialog('login.title');
    return {
      ...visit,
      ...parts,
      form,
      name: parts.field(form, 'field.username'),
      secret: parts.field(form, 'field.password'),
      screens: (shown: string) => takeScreens(visit.page, `en-login-${shown}`),
      usable: async () => expect(await accessFaults(visit.page, 'dialog')).toEqual([]),
      wrong: form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') }),
      locked: form.getByRole('alert').filter({ hasText: t('identity:login.locked') }),
    };
  }

  it('of a log-in: each solved slider counts once, and too many failures lock it', async () => {
    const { page, keys, said, form, name, secret, wrong, ...owner } = ownerIn();
    await owner.go(`${QUIET_PAGE}?auth=login`);
    await keys.focused(name);
    await keys.write(name, account);
    for (let failures = 1; failures <= lockAfter; failures += 1) {
      await solveSliderByKeys(page, house.server);
      await keys.write(secret, `wrong-${failures}`);
      await keys.press('Enter');
      await wrong.waitFor();
      await keys.focused(secret);
      // A ticket is good for one try: the slider has to be solved anew.
      await keys.press('Enter');
      await form.getByText(said('error.captcha')).waitFor();
    }
  });

  it('let nobody past, and open for the owner', async () => {
    const { page, keys, said, form, name, secret, field, button, ...owner } = ownerIn();
    await owner.clear();
    await owner.go(`${QUIET_PAGE}?auth=login`);
    await keys.focused(name);
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await keys.type(account);
    await keys.write(secret, password);
    await keys.press('Enter');
    await form.getByText(said('error.captcha')).waitFor();
    await keys.focused(form.getByRole('slider'));
    await owner.usable();
    await owner.screens('slider');
    await solveSliderByKeys(page, house.server);
    await keys.tabTo(secret);
    await keys.press('Enter');
    await owner.locked.waitFor();
    await form
      .getByRole('timer')
      .filter({ hasText: /\d:\d\d/ })
      .waitFor();
    await owner.usable();
    await owner.screens('locked');

    await keys.push(button(form, said('login.unlockOffer')));
    const unlock = owner.dialog('unlock.title');
    const code = field(unlock, 'code.label');
    await keys.focused(code);
    await keys.choose(
      unlock.getByRole('radio', { name: said('unlock.sms') }),
      'ArrowDown',
      unlock.getByRole('radio', { checked: true }),
    );
    await keys.push(button(unlock, said('code.send')));
    const sent = await written(house.server, operator, email, codePattern);
    await keys.write(code, otherCode(sent));
    await keys.press('Enter');
    await unlock.getByText(t('refusals:code.wrong')).waitFor();
    await owner.usable();
    await owner.screens('unlock');
    await keys.write(code, sent);
    await keys.press('Enter');
    await page.getByText(said('unlock.done')).waitFor();
    await keys.focused(secret);

    await solveSliderByKeys(page, house.server);
    await keys.tabTo(secret);
    await keys.press('Enter');
    await owner.isIn();
  });
});
