import { calls, type SecondStepMethod } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { generate } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { isInSight } from '../in-sight.ts';
import { memberOf } from '../member-of.ts';
import { codePattern, otherCode, written } from '../read-outbox.ts';
import { textsOf } from '../texts.ts';
import { guestOf } from './guest.ts';
import { password, type WaysIn } from './open-ways-in.ts';
import { codeTexted } from './texted.ts';

const t = textsOf('ur');
const patience = { timeout: 10_000 };
const labels = {
  authenticator: 'secondStep.appCode',
  email: 'code.label',
  sms: 'code.label',
  bankAccountName: 'secondStep.bankName',
} as const;
const contact = { email: 'step-ur@example.pk', mobile: '+923001110002', iban: 'PK03MEZN0000001123456786' };

/** A member who can prove it in every way there is, and the secret of the authenticator. */
async function careful(
  server: TestServer,
  name: string,
  contact: { email: string; mobile: string; iban: string },
) {
  const { account, token } = await memberOf(server, name, password, contact);
  const client = clientOf(server, token);
  const bank = { kind: 'bank', bankCode: 'MEZN', number: contact.iban, holderName: 'Asma Khan' } as const;
  await must(client.call(calls.member.addPayoutAccount, { body: bank }));
  const { secret } = await must(client.call(calls.identity.enrolAuthenticator));
  const body = { code: await generate({ secret }) };
  await must(client.call(calls.identity.confirmAuthenticator, { body }));
  // A code counts once: as if that had been some time ago.
  await server.database.database.pool.query('UPDATE identity.authenticator SET last_step = NULL');
  return { account, secret, ...contact };
}

/** Logging in by keyboard alone, in a real browser against the whole product. */
export function logIn(house: WaysIn): void {
  describe('the log-in, from its page', () => {
    const guest = () => guestOf(house);
    beforeAll(() => house.begin('ur'));

    it('asks for what is missing, then refuses a wrong password until it shows a picture, which it believes nobody blindly', async () => {
      const { page, keys, said, form, field, ...visitor } = guest();
      const { account } = await memberOf(house.server, 'pictureur', password);
      await visitor.openLogin();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await keys.press('Enter');
      await expect.poll(() => form.getByText(said('error.required')).count(), patience).toBe(2);
      await visitor.usable('dialog');
      await visitor.screens('form');
      const picture = form.getByAltText(said('imageCode.alt'));
      for (let failures = 1; failures <= 2; failures += 1) {
        await visitor.logIn(account, `wrong-${failures}`);
        await form
          .getByRole('alert')
          .filter({ hasText: t('refusals:login.wrong_credentials') })
          .waitFor();
        await keys.focused(field(form, 'field.password'));
        if (failures === 1) expect(await picture.count()).toBe(0);
      }
      await picture.waitFor();
      // However long the form has become, on a telephone too, what it says stays in sight.
      await page.setViewportSize({ width: 390, height: 844 });
      await picture.scrollIntoViewIfNeeded();
      const refusal = form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') });
      await expect.poll(() => isInSight(page, refusal)).toBe(true);
      await visitor.screens('picture-phone');
      await page.setViewportSize({ width: 1440, height: 900 });
      await visitor.usable('dialog');
      await visitor.screens('picture');

      await keys.write(field(form, 'field.password'), password);
      await keys.press('Enter');
      await form.getByText(said('error.imageCode')).waitFor();
      await keys.focused(field(form, 'imageCode.label'));
      await keys.type('zzzzz');
      await keys.press('Enter');
      await form.getByText(said('imageCode.wrong')).waitFor();
      await expect.poll(() => field(form, 'imageCode.label').inputValue(), patience).toBe('');
      expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
    });

    it('logs in by a code that came by SMS, and is shown what protects the account the first time', async () => {
      const { page, keys, said, form, field, button, ...visitor } = guest();
      const mobile = '+923007654321';
      await memberOf(house.server, 'smsur', password, { mobile, login: false });
      await visitor.openLogin();
      await visitor.chooseSms();
      const send = button(form, said('code.send'));
      // The country that the page takes by itself is a change of the field, which ends what was said of it.
      await form.getByText('+92').waitFor();
      await keys.push(send);
      await form.getByText(said('error.required')).first().waitFor();
      await keys.write(form.locator('input[type=tel]'), '0300');
      await keys.push(send);
      const warning = visitor.dialog('code.failedTitle');
      await warning.getByText(t('refusals:contact.invalid')).waitFor();
      await visitor.usable('dialog');
      await visitor.screens('sms-refused');
      await keys.push(button(warning, said('code.failedConfirm')));
      await keys.focused(send);

      await keys.write(form.locator('input[type=tel]'), mobile.replace('+92', '0'));
      await keys.push(send);
      await form.getByText(said('code.sent')).waitFor();
      const code = await codeTexted(house.sms, mobile);
      await keys.write(field(form, 'code.label'), otherCode(code));
      await keys.press('Enter');
      await form.getByText(t('refusals:code.wrong')).waitFor();
      await keys.focused(field(form, 'code.label'));
      await visitor.usable('dialog');
      await visitor.screens('sms');
      // The wait for another code outlives the dialog.
      await keys.press('Escape');
      await form.waitFor({ state: 'detached' });
      await visitor.openLogin();
      await visitor.chooseSms();
      await form.getByRole('button', { name: /^[01]:\d\d$/ }).waitFor();
      await keys.write(form.locator('input[type=tel]'), mobile.replace('+92', '0'));
      await keys.write(field(form, 'code.label'), code);
      await keys.press('Enter');
      await visitor.isIn();

      await page.getByText(said('login.firstTime')).waitFor();
      await visitor.screens('first');
      await keys.push(button(page, said('login.protect')), 'Shift+Tab');
      await page.getByRole('heading', { name: t('shell:centre.securityCenter'), level: 2 }).waitFor();
    });

    it('asks a new device for one more proof in one of four forms, and lets in by the code that is sent', async () => {
      const { page, keys, said, field, button, ...visitor } = guest();
      const member = await careful(house.server, 'stepur', contact);
      const step = visitor.dialog('secondStep.title');
      const radio = (way: SecondStepMethod) =>
        step.getByRole('radio', { name: said(`secondStep.method.${way}`), exact: true });
      const form = (way: SecondStepMethod) => field(step, labels[way]);
      const choose = async (way: SecondStepMethod) => {
        if (await radio(way).isChecked()) return;
        await keys.tabTo(step.getByRole('radio', { checked: true }));
        await keys.stepTo(radio(way), 'ArrowDown');
        await form(way).waitFor();
      };
      const answers = async (way: SecondStepMethod): Promise<readonly [wrong: string, right: string]> => {
        if (way === 'bankAccountName') return ['Ali Raza', 'asma khan'];
        if (way === 'authenticator') return ['lantern', await generate({ secret: member.secret })];
        await keys.push(button(step, said('code.send')));
        await step.getByText(said('code.sent')).waitFor();
        const code =
          way === 'sms'
            ? await codeTexted(house.sms, member.mobile)
            : await written(house.server, house.operator, member.email, codePattern);
        return [otherCode(code), code];
      };
      const prove = async (way: SecondStepMethod) => {
        await choose(way);
        const [wrong, right] = await answers(way);
        await keys.write(form(way), wrong);
        await keys.press('Enter');
        const refused = way === 'bankAccountName' ? 'login.verification_failed' : 'code.wrong';
        await step.getByText(t(`refusals:${refused}`).split('[')[0]?.trim() ?? '').waitFor();
        if (way !== 'bankAccountName')
          await step.getByText(said('secondStep.triesLeft_other', { count: '4' })).waitFor();
        await visitor.usable('dialog');
        await keys.write(form(way), right);
        await keys.press('Enter');
        await visitor.isIn();
        expect(await step.count()).toBe(0);
      };

      await visitor.openLogin();
      await visitor.logIn(member.account, password);
      await step.getByText(said('secondStep.device')).waitFor();
      await keys.focused(form('authenticator'));
      for (const way of ['authenticator', 'email', 'sms', 'bankAccountName'] as const) {
        await choose(way);
        await keys.tabTo(form(way));
        await keys.press('Enter');
        await step.getByText(said('error.required')).waitFor();
        await visitor.usable('dialog');
        await visitor.screens(`second-step-${way}`);
      }
      // Escape does not throw the ticket away.
      await keys.press('Escape');
      await prove('sms');

      await visitor.openLogin();
      await visitor.context.clearCookies();
      await visitor.logIn(member.account, password);
      await prove('email');
    });

    it('remembers the device, and lets its member in with one press', async () => {
      const { keys, said, form, field, button, ...visitor } = guest();
      const { account } = await memberOf(house.server, 'againur', password);
      await visitor.openLogin();
      await keys.write(field(form, 'field.username'), account);
      await keys.write(field(form, 'field.password'), password);
      await keys.tabTo(field(form, 'login.remember'));
      await keys.press('Space');
      await keys.push(button(form, said('login.submit')));
      await visitor.isIn();
      expect(JSON.stringify(await visitor.context.storageState())).not.toContain(password);

      await visitor.signOut(account);
      const card = visitor.dialog('remembered.title');
      await visitor.openLogin(button(card, said('remembered.enter', { name: account })));
      await visitor.usable('dialog');
      await visitor.screens('remembered');
      await keys.press('Enter');
      await visitor.isIn();
    });
  });
}
