import {
  type Browser,
  openBrowser,
  type SmsStandIn,
  startSmsStandIn,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator } from '../server/log-in-operator.ts';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { isInSight } from './in-sight.ts';
import { solveSliderByKeys } from './solve-slider.ts';
import { textsOf } from './texts.ts';
import { openVisit, partsOf, QUIET_PAGE, type Visit } from './visit.ts';

const off = {
  enabled: false,
  required: false,
  acceptedPattern: '',
  patternId: 9,
  minLength: 1,
  maxLength: 64,
};
const registerFields = {
  username: { ...off, enabled: true, required: true, patternId: 1, minLength: 4, maxLength: 16 },
  password: { ...off, enabled: true, required: true, minLength: 8 },
  birthday: { ...off, enabled: true, required: true, patternId: 11, minLength: 10, maxLength: 10 },
  telegram: { ...off, enabled: true },
};

/** The form above a page with little on it: `/register`, where the first story and the last one come in, has the home page behind it. */
const form = `${QUIET_PAGE}?auth=register`;

let sms: SmsStandIn;
let server: TestServer;
let browser: Browser;
let operator = '';
let visit: Visit;
const t = textsOf('ur');

beforeAll(async () => {
  sms = await startSmsStandIn();
  server = await startTestServer({
    env: { SMS_URL: sms.url, SMS_TOKEN: sms.token, SMS_SENDER: 'Ikka' },
    settings: {
      'modules.switched_off': [],
      'identity.mobile_registration': true,
      'identity.sms_verification': true,
      'identity.register_fields': registerFields,
    },
  });
  operator = await logInOperator(server);
  browser = await openBrowser();
  visit = await openVisit(browser, server, 'ur');
  // An invitation is an address from elsewhere: it is loaded as it is written.
  await visit.go('/register?aff=NOSUCH1');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await sms?.stop();
});

/** Registration by keyboard alone, in a real browser against the whole product, with a gateway that delivers the codes. */
describe('registration', () => {
  const password = 'lantern-7-bazaar';
  const number = '03007654321';

  afterEach(() => {
    expect(visit.faults).toEqual([]);
  });

  const dialog = () => visit.page.getByRole('dialog', { name: t('identity:register.title') });
  const field = (name: string) => dialog().getByLabel(t(`identity:field.${name}`), { exact: true });
  const optional = (name: string) =>
    dialog().getByLabel(`${t(`identity:field.${name}`)} · ${t('identity:field.optional')}`);
  const submit = () => dialog().getByRole('button', { name: t('identity:register.submit'), exact: true });
  const tab = (name: 'byUsername' | 'byMobile') =>
    dialog().getByRole('tab', { name: t(`identity:register.${name}`) });
  const chooseMobile = () => visit.keys.choose(tab('byUsername'), 'ArrowLeft', tab('byMobile'));
  const isIn = () => partsOf(visit.page, t).isIn();
  const focused = () =>
    visit.page.evaluate<string>('document.activeElement?.closest("[data-part]")?.dataset.part ?? ""');
  const usable = async () => expect(await accessFaults(visit.page, 'dialog')).toEqual([]);

  /** What both tabs ask for. A field of a day takes month, day and year, as this browser writes them. */
  async function fillIn(): Promise<void> {
    const { keys } = visit;
    await keys.write(field('password'), password);
    await keys.write(field('confirmPassword'), password);
    await keys.tabTo(field('birthday'));
    await keys.type('05171990');
    expect(await field('birthday').inputValue()).toBe('1990-05-17');
    await keys.tabTo(dialog().getByLabel(t('identity:register.age', { age: '18' })));
    await keys.press('Space');
  }

  it('says under each field what is missing, brings the first one under the hand, and everybody can use it', async () => {
    const { page, keys } = visit;
    await dialog().getByRole('tablist').waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await keys.push(submit());
    await dialog().getByText(t('identity:error.required')).first().waitFor();
    await expect.poll(focused).toBe('username');
    await keys.tabTo(field('birthday'));
    await keys.type('01012020');
    await keys.tabTo(field('username'));
    const tooYoung = dialog().getByText(t('identity:error.age', { age: '18' }));
    await expect.poll(() => tooYoung.count()).toBe(2);
    await usable();
    await takeScreens(page, 'ur-register-username');
    await chooseMobile();
    await keys.push(submit());
    await expect.poll(focused).toBe('phone');
    await usable();
    await takeScreens(page, 'ur-register-mobile');
  });

  it('shows the button that sends it, however low the window is', async () => {
    const { page } = visit;
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await visit.go(form);
      await submit().waitFor();
      await expect.poll(() => isInSight(page, submit())).toBe(true);
      await takeScreens(page, `ur-register-${size.width}`);
    }
  });

  it('tells the rules of a password while it is typed', async () => {
    const { keys } = visit;
    const rules = dialog().locator('[data-part=password] [data-met]');
    const met = async () => Promise.all((await rules.all()).map((one) => one.getAttribute('data-met')));
    await keys.write(field('password'), '12345678');
    await expect.poll(met).toEqual(['true', 'false']);
    await keys.write(field('password'), password);
    await expect.poll(met).toEqual(['true', 'true']);
    await usable();
  });

  it('tells a wrong invitation before anything is registered', async () => {
    const { page, keys } = visit;
    await visit.clear();
    await visit.go(form);
    await keys.write(field('username'), 'Lanternur');
    await fillIn();
    expect(await optional('affiliateCode').inputValue()).toBe('NOSUCH1');
    await solveSliderByKeys(page, server);
    await keys.push(submit());
    await dialog().getByText(t('refusals:register.affiliate_invalid')).waitFor();
    await expect.poll(focused).toBe('affiliateCode');
    const { rows } = await server.database.database.pool.query(
      'SELECT 1 FROM identity.account WHERE name_key = $1',
      ['lanternur'],
    );
    expect(rows).toEqual([]);
    await keys.clear(optional('affiliateCode'));
    await keys.push(submit());
    await isIn();
    // The button by which one registers is gone.
    await keys.focused(page.getByRole('main'));
  });

  it('opens an account with the code that came by SMS, for which the wait goes on while the dialog is closed', async () => {
    const { page, keys } = visit;
    await visit.leave();
    await visit.clear();
    await visit.go(form);
    await chooseMobile();
    await keys.write(field('mobileNum'), number);
    await keys.push(dialog().getByRole('button', { name: t('identity:code.send') }));
    const delivered = () => sms.delivered.find(({ to }) => to.endsWith(number.slice(1)))?.text;
    await expect.poll(delivered).toMatch(/\d{6}/);
    await dialog().getByText(t('identity:code.sent')).waitFor();
    const waiting = dialog().getByRole('button', { name: /^[01]:\d\d$/ });
    await waiting.waitFor();
    await keys.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await visit.go(form);
    await chooseMobile();
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);

    await keys.write(field('mobileNum'), number);
    const code = /\d{6}/.exec(delivered() ?? '')?.[0] ?? '';
    await keys.write(dialog().getByLabel(t('identity:code.label'), { exact: true }), code);
    await fillIn();
    await keys.clear(optional('affiliateCode'));
    await solveSliderByKeys(page, server);
    await keys.push(submit());
    await isIn();
    const { rows } = await server.database.database.pool.query(
      'SELECT mobile_verified_at IS NOT NULL AS proven FROM identity.account WHERE mobile_key = $1',
      [`+92${number.slice(1)}`],
    );
    expect(rows).toEqual([{ proven: true }]);
  });
});

/** The operator's side of it: what he has changed holds in the next form that is opened. */
describe('the fields of registration', () => {
  it('are what the operator has just made them', async () => {
    const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
    const asked = 'qqNum';
    const page = await visit.context.newPage();
    const keys = byKeyboard(page);
    page.setDefaultTimeout(20_000);
    await page.addInitScript(`localStorage.setItem('ikka.office.session', ${JSON.stringify(operator)})`);
    await page.goto(`${server.url}/office/settings?search=identity.register_fields`);
    const row = page.getByRole('article').filter({ hasText: 'identity.register_fields' });
    const rule = (column: string) =>
      row.getByLabel(`${t(`identity:field.${asked}`)}: ${office(`registerFields.${column}`)}`, {
        exact: true,
      });
    // The row is nearer to the end of the page than to its beginning.
    await keys.tabTo(rule('enabled'), 'Shift+Tab');
    await keys.press('Space');
    await keys.tabTo(rule('required'));
    await keys.press('Space');
    await keys.write(rule('min'), '5');
    expect(await accessFaults(page)).toEqual([]);
    await takeScreens(page, 'ur-office-register-fields');
    await keys.push(row.getByRole('button', { name: office('settings.save') }));
    const confirm = page.getByRole('dialog');
    await keys.push(confirm.getByRole('button', { name: office('settings.confirm.save'), exact: true }));
    await confirm.waitFor({ state: 'detached' });
    await page.getByText(office('settings.saved')).first().waitFor();
    await page.close();

    await visit.leave();
    await visit.clear();
    await visit.go('/register');
    const opened = visit.page.getByRole('dialog', { name: t('identity:register.title') });
    await visit.keys.push(opened.getByRole('button', { name: t('identity:register.submit'), exact: true }));
    await opened.locator(`[data-part="${asked}"]`).getByText(t('identity:error.required')).waitFor();
  });
});
