import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../member-of.ts';
import { otherCode } from '../read-outbox.ts';
import type { StoryLanguage } from '../texts.ts';
import { QUIET_PAGE } from '../visit.ts';
import { inCentre } from './in-centre.ts';
import type { Site } from './open-site.ts';

const password = 'lantern-7-bazaar';
/** An account at the bank stands for one member only. */
const ibans = { en: 'PK40MEZN0000001123456702', ur: 'PK03MEZN0000001123456786' } as const;
const mobiles = { en: '+923001234567', ur: '+923007654321' } as const;

export function memberCentre(site: Site): void {
  /** What is wanted before a log-in opens after it, and what somebody who has just come chooses. */
  describe('the personal centre', () => {
    beforeAll(() => site.visit.speak('en'));

    it('opens after the registration, for it was asked for before', async () => {
      const { page, t, field, ...guest } = inCentre(site, 'en');
      await guest.go(`${QUIET_PAGE}?centre=securityCenter&auth=register`);
      await field(t('identity:field.username')).fill('newcomer');
      await field(t('identity:field.password')).fill(password);
      await field(t('identity:field.confirmPassword')).fill(password);
      await page.getByLabel(t('identity:register.age', { age: '18' })).check();
      await guest.button(t('identity:register.submit')).last().click();
      await guest.heading(t('shell:centre.securityCenter')).waitFor();
      await page.getByRole('heading', { name: t('member:score.weak') }).waitFor();
    });

    it('tells the house the language that was chosen', async () => {
      const { page, t, ...own } = inCentre(site, 'en');
      await own.clear();
      const told = page.waitForResponse((response) => response.url().endsWith('/wps/member/language'));
      await page.getByRole('button', { name: new RegExp(`^${t('common:language.label')}`) }).click();
      await page.getByRole('menuitem', { name: 'اردو' }).click();
      expect((await told).status()).toBe(200);
      await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    });
  });

  /**
   * A member's way through the personal centre by keyboard alone, in a real browser against the whole product: guarded
   * changes ask for a proof and go on by themselves, and codes come out of the outbox.
   */
  describe('the personal centre, from its page', () => {
    const language: StoryLanguage = 'ur';
    const email = `centre-${language}@example.pk`;

    beforeAll(async () => {
      await site.visit.leave();
      await site.visit.enter(await memberOf(site.server, `centre${language}`, password));
    });

    it('gives the focus back to what opened it', async () => {
      const { keys, t, ...own } = inCentre(site, language);
      await own.clear();
      const deposit = own.button(t('site:account.deposit')).first();
      await keys.push(deposit);
      await own.heading(t('shell:centre.depositv2')).waitFor();
      await keys.press('Escape');
      await keys.focused(deposit);
    });

    it('says how well the account is protected', async () => {
      const { page, t, member, ...own } = inCentre(site, language);
      await own.go(`${QUIET_PAGE}?centre=securityCenter`);
      await own.heading(t('shell:centre.securityCenter')).waitFor();
      await page.getByRole('heading', { name: member('score.weak') }).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await own.screens('security');
      await own.usable();
    });

    it('sets a payment password, and the score rises', async () => {
      const { page, keys, t, member, field, ...own } = inCentre(site, language);
      await keys.push(own.row(member('paymentPassword.why')));
      await own.heading(member('part.paymentPassword')).waitFor();
      const save = async (first: string, second: string) => {
        await keys.write(field(member('paymentPassword.new')), first);
        await keys.write(field(member('paymentPassword.repeat')), second);
        await keys.press('Enter');
      };
      await save('718204', '718205');
      await page.getByText(t('identity:error.passwordsDiffer')).waitFor();
      await save('7182', '7182');
      await page.getByText(t('identity:error.pattern.6', { min: '6', max: '6' })).waitFor();
      await own.usable();
      await own.screens('payment-password');
      await save('718204', '718204');
      await own
        .row(member('paymentPassword.why'))
        .filter({ hasText: member('state.on') })
        .waitFor();
      expect(await page.getByRole('meter').getAttribute('value')).toBe('29');
    });

    it('asks for a proof where the last one is too long ago, and adds the e-mail by its code', async () => {
      const { page, keys, t, member, field, button, stepUp, ...own } = inCentre(site, language);
      await own.growStale();
      await own.open('email');
      const send = button(t('identity:code.send'));
      await keys.write(field(member('contact.email')), email);
      await keys.push(send);
      await stepUp.getByText(member('stepUp.why.contact')).waitFor();
      await stepUp.getByLabel(member('stepUp.password'), { exact: true }).waitFor();
      await own.screens('step-up');
      await own.usable();
      // Escape closes the dialog alone; the centre stays, and the hand where it was.
      await keys.press('Escape');
      await stepUp.waitFor({ state: 'hidden' });
      await keys.focused(send);
      await keys.push(send);
      await own.prove('wrong');
      await page.getByText(t('refusals:password.wrong')).waitFor();
      await own.prove(password);
      await stepUp.waitFor({ state: 'hidden' });
      await page.getByText(t('identity:code.sent')).waitFor();
      await keys.press('Enter');
      await keys.write(field(t('identity:code.label')), await own.codeFor(email));
      await own.usable();
      await own.screens('email');
      await keys.push(button(member('contact.submit')));
      await own
        .row(member('part.email'))
        .filter({ hasText: member('state.verified') })
        .waitFor();
    });

    it('adds a mobile number by its code', async () => {
      const { page, keys, t, member, field, button, ...own } = inCentre(site, language);
      const mobile = mobiles[language];
      await own.open('mobile');
      const number = page.locator('input[type=tel]');
      await page.getByText('+92', { exact: true }).waitFor();
      await keys.tabTo(field(t('identity:code.label')));
      await keys.press('Enter');
      await page.getByText(t('identity:error.required')).waitFor();
      await own.usable();
      await keys.write(number, mobile.replace('+92', '0'));
      await keys.push(button(t('identity:code.send')));
      await page.getByText(t('identity:code.sent')).waitFor();
      const code = await own.codeFor(mobile);
      await keys.write(field(t('identity:code.label')), otherCode(code));
      await keys.press('Enter');
      await page.getByText(t('refusals:code.wrong')).waitFor();
      await own.usable();
      await own.screens('mobile');
      await keys.write(field(t('identity:code.label')), code);
      await keys.press('Enter');
      await own
        .row(member('part.mobile'))
        .filter({ hasText: member('state.verified') })
        .waitFor();
    });

    it('sets up an authenticator, and keeps its recovery codes', async () => {
      const { page, keys, member, button, ...own } = inCentre(site, language);
      await own.open('authenticator');
      await keys.push(button(member('authenticator.begin')));
      await page.getByRole('img', { name: member('authenticator.qr') }).waitFor();
      const secret = ((await page.locator('form bdi').first().textContent()) ?? '').replaceAll(' ', '');
      await own.screens('authenticator');
      await own.usable();
      await keys.tabTo(page.locator('input[inputmode=numeric]').first());
      await keys.type(await generate({ secret }));
      await page.getByRole('list', { name: member('recovery.title') }).waitFor();
      await own.usable();
      await keys.tabTo(page.getByLabel(member('recovery.kept')));
      await keys.press('Space');
      await keys.push(button(member('recovery.done')));
      await page.getByText(member('authenticator.isSet')).waitFor();
    });

    it('adds a bank account by a proof of its own', async () => {
      const { page, keys, member, button, stepUp, ...own } = inCentre(site, language);
      await own.growStale();
      await own.open('payouts');
      await page.getByText(member('payouts.emptyTitle')).waitFor();
      await keys.push(button(member('payouts.add')));
      await keys.write(page.getByRole('combobox', { name: member('payouts.bank') }), 'Meezan');
      await page.getByRole('option').nth(1).waitFor({ state: 'detached' });
      await page.getByRole('option').waitFor();
      await keys.press('ArrowDown');
      await keys.press('Enter');
      const number = page.getByLabel(member('payouts.number.bank'));
      await keys.write(number, 'PK00MEZN0001123456702');
      await keys.write(page.getByLabel(member('payouts.holder')), 'Asma Khan');
      await own.usable();
      await keys.push(button(member('payouts.submit')));
      await stepUp.getByText(member('stepUp.why.payouts')).waitFor();
      await own.prove(password);
      await stepUp.waitFor({ state: 'hidden' });
      await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
      await page.getByText(member('payouts.expected.bank')).waitFor();
      await own.screens('payout-form');
      await keys.write(number, ibans[language]);
      await keys.press('Enter');
      await page.getByText(member('payouts.usableFrom')).waitFor();
      await own.screens('payouts');
      await own.usable();
    });
  });

  /** What happens on the way is the same in every language. */
  describe('a member', () => {
    afterAll(async () => {
      await site.visit.leave();
      await site.visit.clear();
    });

    it('signs out after a question, and forgets everything but whose site it is', async () => {
      const { page, keys, t, ...own } = inCentre(site, 'ur');
      await own.go(`${QUIET_PAGE}?centre=securityCenter`);
      const ask = own.dialog(t('site:account.signOutTitle'));
      const answer = (name: string) => ask.getByRole('button', { name, exact: true });
      await keys.push(own.button(t('site:account.signOut')));
      await keys.push(answer(t('common:action.cancel')));
      await ask.waitFor({ state: 'hidden' });
      await own.heading(t('shell:centre.securityCenter')).waitFor();
      await keys.push(own.button(t('site:account.signOut')));
      await keys.tabTo(answer(t('site:account.signOut')));
      await own.usable();
      await keys.press('Enter');
      await own.button(t('site:account.login')).first().waitFor();
      await expect.poll(() => page.url()).toBe(`${site.server.url}/index`);
      expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
      expect(await page.evaluate("localStorage.getItem('ikka.merchant')")).toBeTruthy();
    });

    it('leads a trial account to registration', async () => {
      const { page, keys, t, button, dialog, ...own } = inCentre(site, 'ur');
      await own.go(`${QUIET_PAGE}?auth=login`);
      await keys.push(button(t('identity:login.freePlay')));
      await keys.push(button(t('protection:age.confirm')));
      await page.getByRole('status', { name: t('site:account.balance'), includeHidden: true }).waitFor();
      await own.go(`${QUIET_PAGE}?centre=securityCenter`);
      const gate = dialog(t('doors:gate.in_need_true_account'));
      await gate.waitFor();
      await own.usable();
      await keys.push(button(t('doors:gate.in_increase_submit')));
      await dialog(t('identity:register.title')).waitFor();
    });
  });
}
