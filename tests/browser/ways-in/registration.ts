import { takeScreens } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeyboard } from '../by-keyboard.ts';
import { accessFaults } from '../check-access.ts';
import { isInSight } from '../in-sight.ts';
import { solveSliderByKeys } from '../solve-slider.ts';
import { textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE } from '../visit.ts';
import { password, type WaysIn } from './open-ways-in.ts';
import { codeTexted } from './texted.ts';

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

/** The form above a page with little on it: `/register`, where the first story comes in, has the home page behind it. */
const form = `${QUIET_PAGE}?auth=register`;

const t = textsOf('ur');

/** What the operator asks of who registers, and a code that has to come to the number. */
export function registration(house: WaysIn): void {
  let before = {};
  beforeAll(async () => {
    before = await house.change({ 'identity.register_fields': registerFields });
    // An invitation is an address from elsewhere: it is loaded as it is written.
    const { page, speak } = house.visit;
    await page.goto(`${house.server.url}/register?aff=NOSUCH1`);
    await page.locator('.boot').waitFor({ state: 'detached' });
    await speak('ur');
  });
  afterAll(async () => {
    await house.change(before);
    // It holds for the whole visit, and who registers next comes by himself.
    await house.visit.page.evaluate("sessionStorage.removeItem('ikka.invitation')");
  });

  /** Registration by keyboard alone, in a real browser against the whole product, with a gateway that delivers the codes. */
  describe('registration', () => {
    const number = '03017654321';
    const mobile = `+92${number.slice(1)}`;

    const dialog = () => house.visit.page.getByRole('dialog', { name: t('identity:register.title') });
    const field = (name: string) => dialog().getByLabel(t(`identity:field.${name}`), { exact: true });
    const optional = (name: string) =>
      dialog().getByLabel(`${t(`identity:field.${name}`)} · ${t('identity:field.optional')}`);
    const submit = () => dialog().getByRole('button', { name: t('identity:register.submit'), exact: true });
    const tab = (name: 'byUsername' | 'byMobile') =>
      dialog().getByRole('tab', { name: t(`identity:register.${name}`) });
    const chooseMobile = () => house.visit.keys.choose(tab('byUsername'), 'ArrowLeft', tab('byMobile'));
    const isIn = () => partsOf(house.visit.page, t).isIn();
    const focused = () =>
      house.visit.page.evaluate<string>('document.activeElement?.closest("[data-part]")?.dataset.part ?? ""');
    const usable = async () => expect(await accessFaults(house.visit.page, 'dialog')).toEqual([]);

    /** What both tabs ask for. A field of a day takes month, day and year, as this browser writes them. */
    async function fillIn(): Promise<void> {
      const { keys } = house.visit;
      await keys.write(field('password'), password);
      await keys.write(field('confirmPassword'), password);
      await keys.tabTo(field('birthday'));
      await keys.type('05171990');
      expect(await field('birthday').inputValue()).toBe('1990-05-17');
      await keys.tabTo(dialog().getByLabel(t('identity:register.age', { age: '18' })));
      await keys.press('Space');
    }

    it('says under each field what is missing, brings the first one under the hand, and everybody can use it', async () => {
      const { page, keys } = house.visit;
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
      const { page } = house.visit;
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await house.visit.go(form);
        await submit().waitFor();
        await expect.poll(() => isInSight(page, submit())).toBe(true);
        await takeScreens(page, `ur-register-${size.width}`);
      }
    });

    it('tells the rules of a password while it is typed', async () => {
      const { keys } = house.visit;
      const rules = dialog().locator('[data-part=password] [data-met]');
      const met = async () => Promise.all((await rules.all()).map((one) => one.getAttribute('data-met')));
      await keys.write(field('password'), '12345678');
      await expect.poll(met).toEqual(['true', 'false']);
      await keys.write(field('password'), password);
      await expect.poll(met).toEqual(['true', 'true']);
      await usable();
    });

    it('tells a wrong invitation before anything is registered', async () => {
      const { page, keys } = house.visit;
      await house.visit.clear();
      await house.visit.go(form);
      await keys.write(field('username'), 'Lanternur');
      await fillIn();
      expect(await optional('affiliateCode').inputValue()).toBe('NOSUCH1');
      await solveSliderByKeys(page, house.server);
      await keys.push(submit());
      await dialog().getByText(t('refusals:register.affiliate_invalid')).waitFor();
      await expect.poll(focused).toBe('affiliateCode');
      const { rows } = await house.server.database.database.pool.query(
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
      const { page, keys } = house.visit;
      await house.visit.leave();
      await house.visit.clear();
      await house.visit.go(form);
      await chooseMobile();
      await keys.write(field('mobileNum'), number);
      await keys.push(dialog().getByRole('button', { name: t('identity:code.send') }));
      const code = await codeTexted(house.sms, mobile);
      await dialog().getByText(t('identity:code.sent')).waitFor();
      const waiting = dialog().getByRole('button', { name: /^[01]:\d\d$/ });
      await waiting.waitFor();
      await keys.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await house.visit.go(form);
      await chooseMobile();
      await waiting.waitFor();
      expect(await waiting.isDisabled()).toBe(true);

      await keys.write(field('mobileNum'), number);
      await keys.write(dialog().getByLabel(t('identity:code.label'), { exact: true }), code);
      await fillIn();
      await keys.clear(optional('affiliateCode'));
      await solveSliderByKeys(page, house.server);
      await keys.push(submit());
      await isIn();
      const { rows } = await house.server.database.database.pool.query(
        'SELECT mobile_verified_at IS NOT NULL AS proven FROM identity.account WHERE mobile_key = $1',
        [mobile],
      );
      expect(rows).toEqual([{ proven: true }]);
    });
  });

  /** The operator's side of it: what he has changed holds in the next form that is opened. */
  describe('the fields of registration', () => {
    it('are what the operator has just made them', async () => {
      const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
      const asked = 'qqNum';
      const page = await house.visit.context.newPage();
      const keys = byKeyboard(page);
      page.setDefaultTimeout(20_000);
      await page.addInitScript(
        `localStorage.setItem('ikka.office.session', ${JSON.stringify(house.operator)})`,
      );
      await page.goto(`${house.server.url}/office/settings?search=identity.register_fields`);
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

      await house.visit.leave();
      await house.visit.clear();
      await house.visit.go(form);
      const opened = house.visit.page.getByRole('dialog', { name: t('identity:register.title') });
      await house.visit.keys.push(
        opened.getByRole('button', { name: t('identity:register.submit'), exact: true }),
      );
      await opened.locator(`[data-part="${asked}"]`).getByText(t('identity:error.required')).waitFor();
    });
  });
}
