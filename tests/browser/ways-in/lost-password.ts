import { calls } from '@ikka/contract';
import { takeScreens } from '@ikka/test-kit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { memberOf } from '../member-of.ts';
import { written } from '../read-outbox.ts';
import { textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE } from '../visit.ts';
import { password, type WaysIn } from './open-ways-in.ts';
import { codeTexted } from './texted.ts';

const newPassword = 'mehfil-e-shab-77';
/** What the operator puts on the list of weak passwords while somebody already uses it. */
const weak = 'chiragh-tale-99';
const email = 'forgot@example.pk';
const t = textsOf('ur');

/** Somebody without a pointer who does not know the password any more, or wants another one. */
function ownerOf({ server, operator, visit }: WaysIn) {
  const { page } = visit;
  return {
    ...visit,
    ...partsOf(page, t),
    forgot: page.getByRole('dialog', { name: t('identity:forgot.title') }),
    screens: (name: string) => takeScreens(page, `ur-login-${name}`),
    usable: async (within?: 'dialog') => expect(await accessFaults(page, within)).toEqual([]),
    link: () => written(server, operator, email, /https?:\/\/\S+#token=\S+/),
  };
}

/** Coming back in and changing the password, by keyboard alone, in a real browser against the whole product. */
export function lostPassword(house: WaysIn): void {
  describe('a lost password', () => {
    const owner = () => ownerOf(house);
    beforeAll(() => house.begin('ur'));

    it('is asked for by mail', async () => {
      const { page, keys, said, forgot, field, button, ...own } = owner();
      const { account } = await memberOf(house.server, 'forgotur', password, { email });
      await own.go(`${QUIET_PAGE}?modal=forgetPassModal`);
      await keys.focused(field(forgot, 'field.username'));
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await keys.type(account);
      await keys.write(field(forgot, 'field.email'), 'nobody');
      await keys.press('Enter');
      await forgot.getByText(said('error.email')).waitFor();
      await own.usable('dialog');
      await own.screens('forgot');
      await keys.write(field(forgot, 'field.email'), email);
      await keys.press('Enter');
      const sent = own.dialog('forgot.in_been_out');
      await keys.tabTo(button(sent, t('common:action.confirm')));
      await own.usable('dialog');
      await own.screens('forgot-sent');
      await keys.press('Enter');
      await sent.waitFor({ state: 'detached' });
    });

    it('is replaced by a link, which leaves the address at once', async () => {
      const { page, keys, said, field, button, ...own } = owner();
      const { hash } = new URL(await own.link());
      await page.goto(`${house.server.url}/reset-password${hash}`);
      const form = page.getByRole('main');
      await keys.focused(field(form, 'field.newPassword'));
      expect(page.url()).toBe(`${house.server.url}/reset-password`);
      await keys.type(newPassword);
      await keys.write(field(form, 'field.confirmNewPassword'), `${newPassword}!`);
      await keys.press('Enter');
      await form.getByText(said('error.passwordsDiffer')).waitFor();
      await own.usable();
      await own.screens('reset');
      for (const secret of ['forgotur', newPassword]) {
        await keys.write(field(form, 'field.newPassword'), secret);
        await keys.write(field(form, 'field.confirmNewPassword'), secret);
        await keys.press('Enter');
        if (secret !== newPassword) await form.getByText(t('refusals:password.weak')).waitFor();
      }
      await form.getByText(said('reset.doneTitle')).waitFor();
      await keys.push(button(form, said('reset.toLogin')));
      const login = own.dialog('login.title');
      await keys.write(field(login, 'field.username'), 'forgotur');
      await keys.write(field(login, 'field.password'), newPassword);
      await keys.press('Enter');
      const step = own.dialog('secondStep.title');
      await step.waitFor();
      // Here it is left behind.
      await keys.push(button(step, t('common:action.close')));
      await step.waitFor({ state: 'detached' });
    });

    it('is replaced by a code that came by SMS to a number of a country chosen by name', async () => {
      const { page, keys, said, forgot, field, button, ...own } = owner();
      const mobile = '+923331112223';
      const { account } = await memberOf(house.server, 'lostur', password, { mobile });
      await own.clear();
      await own.go(`${QUIET_PAGE}?modal=forgetPassModal`);
      const tab = (key: string) => forgot.getByRole('tab', { name: said(key) });
      await keys.choose(tab('forgot.tabEmail'), 'ArrowLeft', tab('forgot.tabMobile'));
      const country = forgot.getByRole('combobox', { name: new RegExp(`^${said('country.label')}`) });
      const search = page.getByRole('combobox', { name: said('country.search') });
      await keys.push(country);
      await keys.focused(search);
      await keys.type('+971');
      await page.getByRole('option').nth(1).waitFor({ state: 'detached' });
      // Not before: of two hundred countries the check takes seconds, and says the same of each.
      await own.usable();
      await keys.press('Enter');
      await keys.focused(country);
      await forgot.getByText('+971').waitFor();
      await keys.press('Enter');
      await keys.focused(search);
      await keys.type('pakistan');
      await page.getByRole('option').nth(1).waitFor({ state: 'detached' });
      await own.screens('country');
      await keys.press('Enter');
      await keys.focused(country);
      await forgot.getByText('+92', { exact: true }).waitFor();
      await keys.write(forgot.locator('input[type=tel]'), mobile.replace('+92', '0'));
      await keys.push(button(forgot, said('code.send')));
      await forgot.getByText(said('code.sent')).waitFor();
      await keys.write(field(forgot, 'code.label'), await codeTexted(house.sms, mobile));
      await keys.write(field(forgot, 'field.newPassword'), 'short');
      await keys.press('Enter');
      await keys.focused(field(forgot, 'field.newPassword'));
      await own.usable('dialog');
      await own.screens('forgot-mobile');
      await keys.write(field(forgot, 'field.newPassword'), newPassword);
      await keys.press('Enter');
      await own.isIn();
      await expect.poll(() => page.url()).toBe(`${house.server.url}/index`);
      const answer = clientOf(house.server, null).call(calls.identity.login, {
        body: { type: 'username', username: account, password },
      });
      expect(await answer).toMatchObject({ code: 'login.wrong_credentials' });
    });

    it('must be another where the present one is easy to guess', async () => {
      const { page, keys, said, field, button, ...own } = owner();
      const { account } = await memberOf(house.server, 'weakur', weak);
      const before = await house.change({ 'identity.weak_passwords': [weak] });
      await own.leave();
      await own.go(`${QUIET_PAGE}?auth=login`);
      const login = own.dialog('login.title');
      await keys.write(field(login, 'field.username'), account);
      await keys.write(field(login, 'field.password'), weak);
      await keys.press('Enter');
      const change = own.dialog('changePassword.forcedTitle');
      await keys.focused(field(change, 'field.newPassword'));
      // Neither a key nor another load of the page leads past it.
      await keys.press('Escape');
      await page.reload();
      await keys.focused(field(change, 'field.newPassword'));
      await own.usable('dialog');
      await own.screens('forced');
      await keys.push(button(change, said('changePassword.signOut')));
      const leaving = page.getByRole('dialog', { name: t('site:account.signOutTitle') });
      await keys.push(button(leaving, t('common:action.cancel')));
      await leaving.waitFor({ state: 'detached' });
      for (const secret of [weak, newPassword]) {
        await keys.write(field(change, 'field.newPassword'), secret);
        await keys.write(field(change, 'field.confirmNewPassword'), secret);
        await keys.press('Enter');
        if (secret === weak)
          await change
            .getByText(t('refusals:password.weak'))
            .or(change.getByText(t('refusals:password.unchanged')))
            .waitFor();
      }
      await page.getByText(said('changePassword.done')).waitFor();
      await change.waitFor({ state: 'detached' });
      await own.isIn();
      expect(await page.getByText(t('site:session.password_changed')).count()).toBe(0);
      await house.change(before);
    });

    it('is changed by who proves to know it, long after the log-in', async () => {
      const { page, keys, said, field, ...own } = owner();
      await house.server.database.database.pool.query('UPDATE identity.session SET proven_at = NULL');
      const token = await page.evaluate<string>("JSON.parse(localStorage.getItem('ikka.session')).token");
      await vi.waitFor(
        async () => {
          const ways = await must(clientOf(house.server, token).call(calls.identity.stepUpWays));
          expect(ways.freshUntil).toBeNull();
        },
        { timeout: 15_000, interval: 200 },
      );
      await own.go(`${QUIET_PAGE}?centre=securityCenter`);
      await keys.push(page.getByRole('button').filter({ hasText: t('member:password.changed') }));
      const change = own.dialog('changePassword.title');
      await keys.focused(field(change, 'changePassword.old'));
      await keys.write(field(change, 'changePassword.old'), password);
      await keys.write(field(change, 'field.newPassword'), password);
      await keys.write(field(change, 'field.confirmNewPassword'), password);
      await keys.press('Enter');
      await change.getByText(t('refusals:password.wrong')).waitFor();
      await keys.focused(field(change, 'changePassword.old'));
      await own.usable('dialog');
      await own.screens('change');
      await keys.write(field(change, 'changePassword.old'), newPassword);
      await keys.press('Enter');
      await page.getByText(said('changePassword.done')).waitFor();
      await expect.poll(() => page.url()).toBe(`${house.server.url}/index`);
      await own.isIn();
    });
  });

  describe('a link to another password', () => {
    const owner = () => ownerOf(house);

    it('is good for once, and leads to the next', async () => {
      const { page, keys, said, button, ...own } = owner();
      const { hash } = new URL(await own.link());
      await own.leave();
      await own.go(`/reset-password${hash}`);
      await page.getByRole('main').getByText(said('reset.overTitle')).waitFor();
      await own.usable();
      await own.screens('reset-over');
      await keys.push(button(page.getByRole('main'), said('reset.again')));
      await own.forgot.waitFor();
    });
  });
}
