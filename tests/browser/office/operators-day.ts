import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@ikka/contract';
import { type Page, takeScreens } from '@ikka/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { firstOperator } from '../../server/log-in-operator.ts';
import { accessFaults } from '../check-access.ts';
import { exportCsv } from '../export-csv.ts';
import { goWithin } from '../go-within.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import { speakIn } from '../visit.ts';
import { logInColleague } from './log-in-colleague.ts';
import { type Office, partsOf } from './open-office.ts';

/** Names of acts have dots of their own, so that they are not found by a path. */
function actsOf(language: StoryLanguage): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '../../../packages/i18n/locales', language, 'office.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { act: Record<string, string> }).act;
}

/**
 * The operator's day: a member who is suspended, a setting that somebody else changes meanwhile, the books, the audit log. It begins
 * where the first log-in led to.
 */
export function operatorsDay(office: Office, account: string): void {
  describe('an operator’s day', () => {
    const t = textsOf('en');
    const acts = actsOf('en');
    const { said, dialog, button, heading, go, press, pressThere, gone } = partsOf(office, t);
    const screens = (name: string) => takeScreens(page, `office-${name}`);
    let page: Page;

    beforeAll(() => {
      page = office.page;
    });

    it('opens the place that was asked for, and finds the member there', async () => {
      await heading(said('members.title')).waitFor();
      await page.getByRole('link', { name: account }).click();
      await heading(`${account} ${said('members.state.active')}`).waitFor();
      await page.getByText(said('statement.none')).waitFor();
      await screens('member');
    });

    it('suspends the member for a reason, and lifts it again', async () => {
      await press(said('members.suspend'));
      await pressThere(said('members.suspend'));
      await dialog()
        .getByText(said('reason.short', { count: '3' }))
        .waitFor();
      await dialog().getByLabel(said('reason.label')).fill('two accounts from one device');
      await pressThere(said('members.suspend'));
      await page.getByText(said('members.done.suspend', { account })).waitFor();
      await gone();
      await page.getByText('two accounts from one device').waitFor();
      await press(said('members.release'));
      await dialog().getByLabel(said('reason.label')).fill('documents are good');
      await pressThere(said('members.release'));
      await heading(`${account} ${said('members.state.active')}`).waitFor();
    });

    it('sees that the books are right, and takes the day’s journal home', async () => {
      await go(said('nav.overview'));
      await page
        .getByRole('status')
        .filter({ hasText: said('books.balanced') })
        .waitFor();
      await screens('overview');
      await go(said('nav.books'));
      await page.getByText(said('books.balancedText')).waitFor();
      await page.getByText(said('books.result.adjustments')).waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), press(said('journal.download'))]);
      expect(download.suggestedFilename()).toMatch(/^ikka-PKR-\d{4}-\d\d-\d\d\.journal$/);
    });

    it('reads the daily report in another currency than the site’s own', async () => {
      await goWithin(page, '/office/reports');
      await heading(t('officeReports:title')).waitFor();
      await page.getByRole('combobox', { name: t('officeReports:money') }).click();
      await page.getByRole('option', { name: said('realMoney', { currency: 'USD' }) }).click();
      await page.waitForURL(/money=USD/);
      await page
        .getByText(/^\$\s?0\.00$/)
        .first()
        .waitFor();
      await screens('report-usd');
    });

    it('takes a whole list home as a file, over several pages of it, and prints it', async () => {
      await office.server.database.database.pool.query(
        `INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, coins_per_stake, tags, sort)
         SELECT 'export-' || n, 'IKKA_SLOT', 'RNG', jsonb_build_object('EN', '=Lamp, ' || n, 'UR', 'چراغ'), 'lamp', 10, '{}', 900
           FROM generate_series(1, 230) n`,
      );
      await goWithin(page, '/office/games?search=lamp');
      // The vendors above the games are a list, too, and may be there before them.
      await page.getByRole('row').filter({ hasText: '=Lamp, ' }).first().waitFor();
      const take = button(said('export.take')).last();
      const { name, lines } = await exportCsv(page, t);
      expect(name).toMatch(/^ikka-.*\d{4}-\d\d-\d\d\.csv$/);
      expect(lines).toHaveLength(231);
      // A name that a spreadsheet would take for a formula is a text, and its comma divides no cells.
      expect(lines.filter((line) => line.startsWith(`"'=Lamp, `))).toHaveLength(230);
      expect(await page.locator('body > [aria-hidden] h1').count()).toBe(0);
      await page.evaluate(
        // Answers at once, as some browsers do, and prints a moment later.
        `globalThis.printed = new Promise((done) => {
          globalThis.print = () => setTimeout(() => {
            done(document.querySelectorAll('body > [aria-hidden] tbody tr').length);
            dispatchEvent(new Event('afterprint'));
          });
        });
        undefined`,
      );
      await take.click();
      await page.getByRole('menuitem', { name: said('export.print') }).click();
      expect(await page.evaluate('globalThis.printed')).toBe(230);
      await take.waitFor();
      await screens('export');
    });

    it('changes a setting with a press of Enter, once it has seen the difference, and sees when somebody else changed it meanwhile', async () => {
      await goWithin(page, '/office/settings?search=site.legal_age');
      const row = page.locator('article').filter({ hasText: 'site.legal_age' });
      const field = row.locator('input');
      const save = async () => {
        await row.getByRole('button', { name: said('settings.save') }).click();
        await pressThere(said('settings.confirm.save'));
      };
      await field.fill('99');
      await row.getByText(said('settings.problem.large', { limit: '25' })).waitFor();
      await field.fill('21');
      await row.getByRole('button', { name: said('settings.save') }).click();
      await dialog().getByRole('cell', { name: '21', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(said('settings.saved')).first().waitFor();
      await row.getByText(said('settings.version', { version: '1' })).waitFor();
      await gone();

      await field.fill('22');
      const elsewhere = { params: { key: 'site.legal_age' }, body: { value: 23, version: 1 } };
      await must(
        clientOf(office.server, await office.token()).call(calls.office.officeChangeSetting, elsewhere),
      );
      await save();
      await row.getByText(said('settings.conflict.title')).waitFor();
      await screens('conflict');
      await row.getByRole('button', { name: said('settings.conflict.mine') }).click();
      await save();
      await row.getByText(said('settings.version', { version: '3' })).waitFor();
      expect(await field.inputValue()).toBe('22');
    });

    it('finds every act in the audit log, unbroken', async () => {
      await go(said('nav.audit'));
      for (const act of [
        'setting.changed',
        'member.released',
        'member.suspended',
        'operator.second_factor_set',
      ]) {
        await page
          .locator('summary', { hasText: acts[act] ?? act })
          .first()
          .waitFor();
      }
      await page
        .locator('summary', { hasText: acts['member.suspended'] ?? '' })
        .first()
        .click();
      await page.getByRole('table').getByText('two accounts from one device').waitFor();
      const [head, ...entries] = (await exportCsv(page, t)).lines;
      expect(head).toContain(said('audit.changes'));
      const suspended = entries.find((line) => line.includes(acts['member.suspended'] ?? ''));
      expect(suspended).toContain('reason: null → two accounts from one device');
      expect(suspended).toMatch(/[0-9a-f]{64}/);
      await press(said('audit.check'));
      await page.getByRole('status').filter({ hasText: /\d/ }).waitFor();
      await screens('audit');
    });

    it('adds a colleague and shows his one-time password once', async () => {
      await go(said('nav.operators'));
      await press(said('operators.add'));
      await dialog().getByLabel(said('login.username')).fill('saira');
      await pressThere(said('operators.add'));
      await dialog()
        .getByText(/^(\w{4}-){4}\w{4}$/)
        .waitFor();
      await press(said('operators.passwordNoted'));
      await page.getByRole('row').filter({ hasText: 'saira' }).waitFor();
      await screens('operators');
    });

    it('gives a member an invitation code, typed letter by letter', async () => {
      await go(said('nav.affiliates'));
      await press(said('affiliates.create'));
      await dialog().getByLabel(said('affiliates.account')).pressSequentially(account);
      await dialog()
        .getByRole('combobox', { name: said('affiliates.kind') })
        .click();
      await page.getByRole('option', { name: said('members.agent.41'), exact: true }).click();
      await dialog().getByLabel(said('affiliates.code')).pressSequentially('BAZAAR25');
      await pressThere(said('affiliates.create'));
      await page.getByRole('row').filter({ hasText: 'BAZAAR25' }).waitFor();
    });

    it('proposes a change of a money setting, which a colleague approves and anybody stops', async () => {
      const bilal = await logInColleague(office, 'bilal');
      await goWithin(page, '/office/settings?search=treasury');
      await page.getByLabel(said('settings.search')).fill('treasury.four_eyes_from');
      const row = page.locator('article').filter({ hasText: 'treasury.four_eyes_from' });
      await row.locator('input').fill('900000.00');
      await row.getByRole('button', { name: said('settings.save') }).click();
      const save = dialog().getByRole('button', { name: said('settings.confirm.save'), exact: true });
      await save.click();
      await dialog().getByText(t('refusals:approval.reason_required')).waitFor();
      await dialog().getByLabel(t('officeApprovals:reason')).fill('a new rule of the bank');
      await save.click();
      await page.getByText(t('officeApprovals:proposed')).first().waitFor();

      const own = (await office.token()) ?? '';
      await office.giveSeatTo(bilal);
      await page.getByText(t('officeApprovals:notice.toDecide_one', { count: '1' })).waitFor();
      await page.getByRole('link', { name: t('officeApprovals:notice.open') }).click();
      await page.getByRole('row').getByRole('link').first().click();
      await page.getByText(t('officeApprovals:waitingYours', { name: firstOperator.username })).waitFor();
      await screens('approval');
      expect(await accessFaults(page)).toEqual([]);
      await press(t('officeApprovals:act.approve'));
      await page.getByText(t('officeApprovals:state.approved'), { exact: true }).waitFor();
      await office.giveSeatTo(own);
      await must(clientOf(office.server, bilal).call(calls.office.officeLogout));

      await go(said('nav.approvals'));
      await screens('approvals');
      await page.getByRole('row').getByRole('link').first().click();
      await press(t('officeApprovals:act.cancel'));
      await dialog().getByRole('textbox').fill('not what we agreed on');
      await pressThere(t('officeApprovals:act.cancel'));
      await page.getByText(t('officeApprovals:state.cancelled'), { exact: true }).waitFor();
    });

    it('finds a round that is still open, and from the member’s page the member’s own', async () => {
      const { pool } = office.server.database.database;
      const { rows } = await pool.query('SELECT id FROM identity.account WHERE name = $1', [account]);
      await pool.query(
        `INSERT INTO rounds.open_round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
           stake, currency, opening, choice, steps, step, opened_at, deadline_at)
         VALUES ('0198d2a0-0000-7000-8000-00000000aaaa', $1, '0198d2a0-0000-7000-8000-00000000bbbb', 'mines', 'IKKA_ARCADE', '1.0.0',
           1, 0, 12500, 'PKR', '{}', '{}', '[]', 0, now() - interval '2 hours', now() + interval '1 day')`,
        [rows[0].id],
      );
      await go(said('nav.rounds'));
      await page.getByLabel(said('rounds.state'), { exact: true }).first().click();
      await page.getByRole('option', { name: said('rounds.stateOpen'), exact: true }).click();
      const open = page.getByRole('row').filter({ hasText: account });
      await open.getByText('125.00').waitFor();
      await open.getByText(/^2:0\d:\d\d$/).waitFor();
      expect(await accessFaults(page)).toEqual([]);
      await screens('open-rounds');
      await open.getByRole('link', { name: account }).click();
      await page.getByRole('link', { name: said('members.toOpenRounds'), exact: true }).click();
      await open.getByText('125.00').waitFor();
      await pool.query('DELETE FROM rounds.open_round');
    });

    it('speaks Urdu from right to left, on every page that he has', async () => {
      const ur = textsOf('ur');
      await speakIn(page, 'ur');
      for (const place of ['overview', 'members', 'rounds', 'books', 'settings', 'audit', 'operators']) {
        await go(ur(`office:nav.${place}`));
        await heading(ur(`office:${place}.title`)).waitFor();
        expect(await accessFaults(page)).toEqual([]);
      }
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await speakIn(page, 'en');
    });
  });
}
