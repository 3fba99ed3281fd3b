import type { Page } from '@ikka/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstOperator } from '../../server/log-in-operator.ts';
import { accessFaults } from '../check-access.ts';
import { textsOf } from '../texts.ts';
import { type Office, partsOf } from './open-office.ts';

/** How a session ends: by itself, because nobody is at the desk, or because the operator leaves. */
export function endOfSession(office: Office, account: string): void {
  describe('the end of an operator’s session', () => {
    const t = textsOf('en');
    const { said, heading, go, press, givePassword, typeCode } = partsOf(office, t);
    let page: Page;

    beforeAll(() => {
      page = office.page;
    });

    const logIn = async () => {
      // The code of this half minute was used at an earlier log-in: the authenticator is moved on, not the clock.
      await office.server.database.database.pool.query('UPDATE office.operator SET second_factor_step = 0');
      await givePassword();
      await heading(said('login.secondFactor.title')).waitFor();
      await typeCode();
    };

    it('warns before an unattended session ends, and then ends it in every tab', async () => {
      const second = await page.context().newPage();
      // The page's idea of now, moved on; timers run as ever.
      await second.addInitScript(
        'const now = Date.now; globalThis.ahead = 0; Date.now = () => now() + ahead;',
      );
      await second.goto(`${office.server.url}/office/?lang=en`);
      await second.getByRole('heading', { name: said('overview.title'), level: 1 }).waitFor();
      await second.evaluate('ahead = 28.5 * 60_000');
      await second.getByRole('dialog').getByText(said('idle.title')).waitFor();
      await second.getByRole('button', { name: said('idle.stay') }).click();
      await second.getByRole('dialog').waitFor({ state: 'hidden' });
      await second.evaluate('ahead = 59 * 60_000');
      await second.getByText(said('login.notice.idle')).waitFor();
      await second.close();
      await heading(said('login.password.title')).waitFor();
      const left = await office.server.database.database.pool.query('SELECT FROM office.operator_session');
      expect(left.rowCount).toBe(0);
    });

    it('comes back to the same place after the session ended', async () => {
      await logIn();
      await go(said('nav.rounds'));
      await page.getByText(said('rounds.none')).waitFor();
      // Ended while the list of members is asked for: a page that asks by itself in between cannot hear of it first.
      await page.route(
        (url) => url.pathname === '/office/api/members',
        async (route) => {
          await office.server.database.database.pool.query('DELETE FROM office.operator_session');
          await route.continue();
        },
        { times: 1 },
      );
      await go(said('nav.members'));
      await page.getByText(said('login.notice.expired')).waitFor();
      await logIn();
      await heading(said('members.title')).waitFor();
      await page.getByRole('link', { name: account }).waitFor();
    });

    it('leaves, and nothing is left behind', async () => {
      await press(`${said('nav.operator')}: ${firstOperator.username}`);
      await page.getByRole('menuitem', { name: said('nav.logout') }).click();
      await heading(said('login.password.title')).waitFor();
      expect(await office.token()).toBeNull();
      await page.goto(`${office.server.url}/office/?lang=ur`);
      await heading(textsOf('ur')('office:login.password.title')).waitFor();
      expect(await accessFaults(page)).toEqual([]);
    });
  });
}
