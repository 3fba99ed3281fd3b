import {
  type Browser,
  type BrowserContext,
  openBrowser,
  type Page,
  type SmsStandIn,
  startSmsStandIn,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { solveSliderByKeys } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

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

let sms: SmsStandIn;
let server: TestServer;
let browser: Browser;

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
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await sms?.stop();
});

/** Registration in a real browser against the whole product, with a gateway that delivers the codes. */
describe.each<StoryLanguage>(['en', 'ur'])('registration, in %s', (language) => {
  const t = textsOf(language);
  const password = 'lantern-7-bazaar';
  let context: BrowserContext;
  let page: Page;
  let keys: ReturnType<typeof byKeyboard>;
  let faults: string[] = [];

  beforeEach(async () => {
    faults = [];
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    keys = byKeyboard(page);
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}/register?lang=${language}&aff=NOSUCH1`);
    await dialog().getByRole('tablist').waitFor();
  });
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  const dialog = () => page.getByRole('dialog', { name: t('identity:register.title') });
  const field = (name: string) => dialog().getByLabel(t(`identity:field.${name}`), { exact: true });
  const optional = (name: string) =>
    dialog().getByLabel(`${t(`identity:field.${name}`)} · ${t('identity:field.optional')}`);
  const submit = () => dialog().getByRole('button', { name: t('identity:register.submit'), exact: true });
  const tab = (name: 'byUsername' | 'byMobile') =>
    dialog().getByRole('tab', { name: t(`identity:register.${name}`) });
  const age = () => dialog().getByLabel(t('identity:register.age', { age: '18' }));
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });
  const focused = () =>
    page.evaluate<string>('document.activeElement?.closest("[data-part]")?.dataset.part ?? ""');
  const numbers = { en: '03001234567', ur: '03007654321' } as const;

  /** What both tabs ask for. A field of a day takes month, day and year, as this browser writes them. */
  async function fillIn(): Promise<void> {
    await keys.write(field('password'), password);
    await keys.write(field('confirmPassword'), password);
    await keys.write(field('birthday'), '05171990');
    expect(await field('birthday').inputValue()).toBe('1990-05-17');
    await keys.tabTo(age());
    await keys.press('Space');
  }

  it('says under each field what is missing, brings the first one under the hand, and everybody can use it', async () => {
    await dialog()
      .getByLabel(t('identity:register.age', { age: '18' }))
      .uncheck();
    await submit().click();
    await dialog().getByText(t('identity:error.required')).first().waitFor();
    await expect.poll(focused).toBe('username');
    await field('birthday').fill('2020-01-01');
    await field('username').focus();
    expect(
      await dialog()
        .getByText(t('identity:error.age', { age: '18' }))
        .count(),
    ).toBe(2);
    expect(await accessFaults(page)).toEqual([]);
    await takeScreens(page, `${language}-register-username`);
    await tab('byMobile').click();
    await submit().click();
    await expect.poll(focused).toBe('phone');
    expect(await accessFaults(page)).toEqual([]);
    await takeScreens(page, `${language}-register-mobile`);
  });

  it('tells a wrong invitation before anything is registered', async () => {
    await keys.write(field('username'), `Lantern${language}`);
    await fillIn();
    expect(await optional('affiliateCode').inputValue()).toBe('NOSUCH1');
    await solveSliderByKeys(page, server);
    await keys.push(submit());
    await dialog().getByText(t('refusals:register.affiliate_invalid')).waitFor();
    await expect.poll(focused).toBe('affiliateCode');
    const { rows } = await server.database.database.pool.query(
      'SELECT 1 FROM identity.account WHERE name_key = $1',
      [`lantern${language}`],
    );
    expect(rows).toEqual([]);
    await keys.press('ControlOrMeta+a');
    await keys.press('Delete');
    await keys.push(submit());
    await balance().filter({ hasText: '0.00' }).waitFor();
  });

  it('opens an account by keyboard alone, with the code that came by SMS', async () => {
    await keys.tabTo(optional('affiliateCode'));
    await keys.press('ControlOrMeta+a');
    await keys.press('Delete');
    await keys.tabTo(tab('byUsername'));
    await keys.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => tab('byMobile').getAttribute('aria-selected')).toBe('true');
    await keys.write(field('mobileNum'), numbers[language]);
    await keys.push(dialog().getByRole('button', { name: t('identity:code.send') }));
    await expect
      .poll(() => sms.delivered.some(({ to }) => to.endsWith(numbers[language].slice(1))))
      .toBe(true);
    const message = sms.delivered.find(({ to }) => to.endsWith(numbers[language].slice(1)));
    await dialog().getByText(t('identity:code.sent')).waitFor();
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    await keys.write(dialog().getByLabel(t('identity:code.label'), { exact: true }), code);
    await fillIn();
    await solveSliderByKeys(page, server);
    await keys.push(submit());
    await balance().filter({ hasText: '0.00' }).waitFor();
    const { rows } = await server.database.database.pool.query(
      'SELECT mobile_verified_at IS NOT NULL AS proven FROM identity.account WHERE mobile_key = $1',
      [`+92${numbers[language].slice(1)}`],
    );
    expect(rows).toEqual([{ proven: true }]);
  });

  it('does not forget the wait for the next code when the dialog is closed', async () => {
    await tab('byMobile').click();
    await field('mobileNum').fill(language === 'en' ? '03011112222' : '03013334444');
    const send = dialog().getByRole('button', { name: t('identity:code.send') });
    await send.click();
    const waiting = dialog().getByRole('button', { name: /^[01]:\d\d$/ });
    await waiting.waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: t('site:account.register'), exact: true })
      .first()
      .click();
    await tab('byMobile').click();
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
  });
});
