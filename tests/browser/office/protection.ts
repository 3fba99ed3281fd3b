import { calls } from '@ikka/contract';
import { type Page, takeScreens } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { exportCsv } from '../export-csv.ts';
import { goWithin } from '../go-within.ts';
import { memberOf } from '../member-of.ts';
import { textsOf } from '../texts.ts';
import { speakIn } from '../visit.ts';
import { type Office, partsOf } from './open-office.ts';

const password = 'lantern-7-bazaar';

/** The customer service at work: a member who is locked out, with a number that is not his any more. */
export function protection(office: Office): void {
  describe('the protection of a member', () => {
    const t = textsOf('ur');
    const { said, dialog, pressThere, gone } = partsOf(office, t);
    const reason = 'Called from the known number, papers compared.';
    const username = 'guarded';
    const email = 'guarded@mail.example';
    const number = '3017654321';
    let page: Page;
    let memberToken: string;

    beforeAll(async () => {
      page = office.page;
      memberToken = (await memberOf(office.server, username, password)).token;
      const { rows } = await office.server.database.database.pool.query<{ id: string }>(
        `UPDATE identity.account SET email = $2, email_key = $2,
           email_verified_at = registered_at, mobile_num = $3, mobile_key = '+92' || $3,
           mobile_verified_at = registered_at WHERE name = $1 RETURNING id`,
        [username, email, number],
      );
      for (let failure = 0; failure < 5; failure++) await logIn('wrong');
      await speakIn(page, 'ur');
      await goWithin(page, `/office/members/${rows[0]?.id}`);
    });

    afterAll(async () => {
      await speakIn(page, 'en');
    });

    const logIn = (typed: string) =>
      clientOf(office.server, null).call(calls.identity.login, {
        body: { type: 'username', username, password: typed },
      });
    const screens = (name: string) => takeScreens(page, `ur-office-${name}`);
    const ask = async (kind: string, opener: string, values: Record<string, string> = {}) => {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await dialog()
        .getByText(said(`protection.ask.${kind}.title`, { account: username }))
        .waitFor();
      await pressThere(said(`protection.ask.${kind}.action`));
      await dialog()
        .getByText(t('office:reason.short', { count: '3' }))
        .waitFor();
      await dialog().getByLabel(said('reason.label')).fill(reason);
      return {
        async confirm() {
          const action = said(`protection.ask.${kind}.action`);
          await pressThere(action);
          await page
            .getByText(said(`protection.ask.${kind}.done`, { account: username, ...values }))
            .waitFor();
          await gone();
        },
      };
    };

    it('shows what is set up and what is locked', async () => {
      await page.getByRole('tab', { name: said('members.tabProtection') }).click();
      await page.getByText(said('protection.lockedTitle')).waitFor();
      await page.getByText('gu•••@mail.example').waitFor();
      await page.getByText(said('protection.result.locked'), { exact: true }).first().waitFor();
      await page.getByText(said('protection.noMessages')).waitFor();
      expect(await accessFaults(page)).toEqual([]);
      await screens('protection');
    });

    it('has an address of its own', async () => {
      await page.reload();
      await page.getByText('+92•••••••321').waitFor();
    });

    it('unlocks for a reason', async () => {
      const asked = await ask('unlock', said('protection.ask.unlock.action'));
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await screens('protection-ask');
      await asked.confirm();
      await page.getByText(said('protection.lockedTitle')).waitFor({ state: 'hidden' });
      expect((await must(logIn(password))).token).not.toBe('');
    });

    it('sends a link whose delivery shows up, and not its words', async () => {
      const contact = 'gu•••@mail.example';
      const asked = await ask('sendResetLink', said('protection.ask.sendResetLink.action'), { contact });
      await asked.confirm();
      const row = page.getByRole('row').filter({ hasText: said('outbox.template.reset_link') });
      await row.getByText(said('protection.deliveryState.kept')).waitFor();
      const { lines } = await exportCsv(page, t);
      expect(lines[1]).toContain(said('outbox.template.reset_link'));
      expect(lines[1]).toContain(said('protection.deliveryState.kept'));
    });

    it('asks for a new password, on which the site insists', async () => {
      await (await ask('forcePasswordChange', said('protection.ask.forcePasswordChange.action'))).confirm();
      await page.getByText(said('protection.changeAsked'), { exact: true }).waitFor();
      const { token, passwordExpired } = await must(logIn(password));
      expect(passwordExpired).toBe(true);
      const me = await must(clientOf(office.server, token).call(calls.identity.memberInfo));
      expect(me.mustChangePassword).toBe(true);
    });

    it('marks a number as not verified', async () => {
      const opener = `${said('protection.mobile')}: ${said('protection.unverify')}`;
      await (await ask('unverifyMobile', opener)).confirm();
      await page.getByText(said('protection.unverified'), { exact: true }).waitFor();
    });

    it('ends every session', async () => {
      const asked = await ask('endSessions', said('protection.ask.endSessions.action'));
      const found = await accessFaults(page, 'dialog');
      await asked.confirm();
      expect(found).toEqual([]);
      await page.getByText(said('members.noSessions')).waitFor();
      const answer = await clientOf(office.server, memberToken).call(calls.identity.memberInfo);
      expect(answer).toMatchObject({ ok: false, code: 'session.required' });
      await screens('protection-after');
    });
  });
}
