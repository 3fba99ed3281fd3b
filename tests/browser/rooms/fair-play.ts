import { calls, type LanguageCode } from '@ikka/contract';
import { type Page, takeScreens } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { askedOf, takeSeat } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import { goWithin } from '../go-within.ts';
import { memberOf } from '../member-of.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { textsOf } from '../texts.ts';
import { speakIn } from '../visit.ts';
import type { Operator } from './operator-of.ts';
import { rest } from './rest.ts';

const password = 'a-long-sentence-7';
const roomId = 'teen-patti-pkr-small-1';

/** Two members play for money, one in Urdu on a phone. They talk, one reports the other, and operators look into it. */
export function fairPlay(rooms: CardRooms, operator: Operator): void {
  describe('fair play in card rooms', () => {
    const [en, ur] = [textsOf('en'), textsOf('ur')];
    let desk: Page;
    let phone: Page;
    /** Of the one at the desk, and of the one with the phone. */
    const tokens: string[] = [];

    beforeAll(async () => {
      ({ desk, phone } = rooms);
      const ids: string[] = [];
      for (const name of ['sairafair', 'bilalfair']) {
        const { token } = await memberOf(rooms.server, name, password);
        const { id } = await must(clientOf(rooms.server, token).call(calls.identity.memberInfo));
        await credit(id, '2500.00');
        tokens.push(token);
        ids.push(id);
      }
      // The rooms' reports are read once in a while: that time passes while the two play.
      await reportHands(ids);
    });

    async function credit(id: string, amount: string) {
      const gift = {
        direction: 'credit',
        reason: 'goodwill',
        note: 'to play with',
        evidenceId: null,
      } as const;
      await must(
        clientOf(rooms.server, await operator.session()).call(
          calls.officeTreasury.officeProposeAdjustment,
          { params: { id }, body: { ...gift, amount } },
          { idempotencyKey: uuidv7() },
        ),
      );
    }
    const openTable = async (page: Page, token: string | undefined, language: LanguageCode) => {
      const query = { gameId: 'teen-patti', vassalage: 'IKKA_PVP' };
      const { game_url } = await must(
        clientOf(rooms.server, token ?? null, language).call(calls.launch.launchGame, { query }),
      );
      await page.goto(new URL(game_url, rooms.server.url).href);
      await page.locator(`li[data-room=${roomId}] button`).click();
    };
    const openTalk = async (page: Page) => {
      await page.getByTestId('open-talk').click();
      await page.getByTestId('talk').waitFor();
    };

    it('lets seated players talk, and everybody read', async () => {
      await openTable(desk, tokens[0], 'EN');
      await openTable(phone, tokens[1], 'UR');
      await openTalk(phone);
      await phone.getByText(ur('tableChat:voice.watching'), { exact: true }).waitFor();
      await phone.keyboard.press('Escape');
      await takeSeat(desk);
      await takeSeat(phone);
      await openTalk(desk);
      await desk.getByPlaceholder(en('tableChat:say')).fill('Salaam, good cards to all');
      await desk.getByRole('button', { name: en('tableChat:send'), exact: true }).click();
      await openTalk(phone);
      await phone.getByText('Salaam, good cards to all', { exact: true }).waitFor();
      await phone.getByPlaceholder(ur('tableChat:say')).fill('والسلام');
      await phone.getByRole('button', { name: ur('tableChat:send'), exact: true }).click();
      await desk.getByText('والسلام', { exact: true }).waitFor();
      await takeScreens(phone, 'ur-card-talk');
      await takeScreens(desk, 'en-card-talk');
      expect(await accessFaults(desk)).toEqual([]);
      for (const page of [desk, phone]) {
        await page.keyboard.press('Escape');
        await page.getByTestId('talk').waitFor({ state: 'detached' });
      }
    }, 120_000);

    it('takes a report of another player, once in a hand', async () => {
      await desk.locator('[data-table=playing]').waitFor();
      const asked = await askedOf([desk, phone]);
      const other = asked === desk ? phone : desk;
      const t = other === desk ? en : ur;
      await other.locator('[data-testid^=seat-]:not([data-own=true]) button[aria-haspopup=dialog]').click();
      await other.getByLabel(t('seats:report.reasons.stalling'), { exact: true }).check();
      await other.getByLabel(t('seats:report.text'), { exact: true }).fill('waits every time');
      await takeScreens(other, 'card-report');
      expect(await accessFaults(other)).toEqual([]);
      await other.getByTestId('send-report').click();
      await other.getByText(t('seats:report.done'), { exact: true }).waitFor();
      await other.keyboard.press('Escape');
      // The hand ends, and one goes: what follows waits for nobody's clock.
      await asked.getByTestId('move-pack').click();
      await desk.getByTestId('seat-menu').click();
      await desk.getByTestId('menu-leave').click();
      await desk.getByTestId('sit-anywhere').waitFor();
      await rest(desk, rooms.server);
    }, 60_000);

    it('shows operators a pair, with its hands, and the report', async () => {
      await expect.poll(pairs, { timeout: 90_000, interval: 250 }).toBe(1);
      const office = await operator.goTo('/office/card-cases');
      const pair = office.getByRole('link', { name: 'sairafair · bilalfair' });
      await pair.waitFor();
      await takeScreens(office, 'en-office-card-cases', { fullPage: true });
      expect(await accessFaults(office)).toEqual([]);
      await pair.click();
      const words = (key: string) => en(`officeIntegrity:${key}`);
      await office.getByText(words('sign.transfer'), { exact: true }).first().waitFor();
      await takeScreens(office, 'en-office-card-case', { fullPage: true });
      expect(await accessFaults(office)).toEqual([]);
      await speakIn(office, 'ur');
      await office.getByText(ur('officeIntegrity:sign.transfer'), { exact: true }).first().waitFor();
      await takeScreens(office, 'ur-office-card-case', { fullPage: true });
      await speakIn(office, 'en');
      await office.getByRole('button', { name: words('act.take'), exact: true }).click();
      await office.getByRole('button', { name: words('act.confirm'), exact: true }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel(words('banFor'), { exact: true }).click();
      await office.getByRole('option', { name: words('banTimes.1440'), exact: true }).click();
      await dialog.getByLabel(en('office:reason.label')).fill('chips were dumped for a week');
      await takeScreens(office, 'en-office-card-confirm');
      await dialog.getByRole('button', { name: words('confirm.action'), exact: true }).click();
      await office.getByText(words('state.confirmed'), { exact: true }).first().waitFor();
      await goWithin(office, '/office/card-cases?tab=bans');
      await office
        .getByRole('button', { name: words('bans.lift'), exact: true })
        .first()
        .waitFor();
      await takeScreens(office, 'en-office-play-bans', { fullPage: true });
      await goWithin(office, '/office/card-cases?kind=report');
      await office.getByRole('link', { name: /fair$/ }).first().click();
      await office.getByText('waits every time', { exact: true }).waitFor();
      await takeScreens(office, 'en-office-card-report', { fullPage: true });
    }, 120_000);

    it('gives a banned member his money, and no seat, and says how long', async () => {
      await phone.getByTestId('seat-menu').click();
      await phone.getByTestId('menu-leave').click();
      await phone.getByTestId('sit-anywhere').waitFor();
      await phone.getByTestId('sit-anywhere').click();
      await phone.getByTestId('bring').click();
      await phone
        .getByText(/باقی وقت: 24 گھنٹے/)
        .last()
        .waitFor();
      await takeScreens(phone, 'ur-card-banned');
      expect(rooms.faults).toEqual([]);
    }, 150_000);

    const pairs = async () => {
      const { pool } = rooms.server.database.database;
      return (await pool.query('SELECT id FROM integrity.case WHERE kind = $1', ['pair'])).rowCount;
    };

    /** Hands in which one dumped his chips to the other, as the rooms report them. */
    async function reportHands([winner, loser]: readonly string[]) {
      const reports = Array.from({ length: 150 }, (_, at) => {
        const no = at + 1;
        const part = (memberId: string | undefined, stake: number, payout: number) => ({
          memberId,
          roundId: uuidv7(),
          stake: String(stake),
          payout: String(payout),
          address: 'one network',
          hasAbandoned: false,
        });
        return {
          id: uuidv7(),
          roomId,
          no,
          gameId: 'teen-patti',
          currency: 'PKR',
          stake: '1000',
          isShown: no % 4 === 0,
          seats: [part(winner, 6_000, 11_400), part(loser, 6_000, 0)],
          duels: [
            { memberId: winner, against: loser, acts: 3, raises: 2 },
            { memberId: loser, against: winner, acts: 3, raises: 0 },
          ],
          conceded: no % 4 === 0 ? null : { by: loser, to: winner },
        };
      });
      await rooms.server.database.database.pool.query(
        `INSERT INTO integrity.hand_due (id, report, at)
         SELECT (report ->> 'id')::uuid, report, now() FROM jsonb_array_elements($1) AS report`,
        [JSON.stringify(reports)],
      );
    }
  });
}
