import { calls, recordLimits } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay, openTrial } from '../client-of.ts';
import type { House } from '../open-house.ts';

const range = { from: '2020-01-01T00:00:00.000Z', to: '2021-01-01T00:00:00.000Z' };

/** The records as a page asks for them, of two trial members who have played. */
export function records(house: House): void {
  describe('records', () => {
    let token = '';
    let other = '';
    const played: { roundId: string; stake: string; payout: string }[] = [];

    beforeAll(async () => {
      token = await openTrial(house.server);
      other = await openTrial(house.server);
      const play = await openPlay(house.server, token);
      for (let n = 0; n < 5; n += 1) {
        const body = { stake: '25.00' };
        const answer = clientOf(house.server, play).call(
          calls.play.playRound,
          { body },
          { idempotencyKey: uuidv7() },
        );
        played.push((await must(answer)).round);
      }
    });

    const thisYear = () => {
      const to = new Date(Date.now() + 86_400_000);
      return { from: new Date(to.getTime() - 30 * 86_400_000).toISOString(), to: to.toISOString() };
    };
    const get = (path: string, bearer = token) =>
      fetch(`${house.server.url}${path}`, { headers: { Authorization: `Bearer ${bearer}` } });
    const cents = (text: string) => BigInt(text.replace('.', ''));
    const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + cents(one), 0n);

    it('[RE6] the betting record has the rounds, newest first, and their sums', async () => {
      const page = await must(
        clientOf(house.server, token).call(calls.records.bets, { query: { pageSize: 3 } }),
      );
      expect(page.list.map(({ roundId }) => roundId)).toEqual(
        played
          .map(({ roundId }) => roundId)
          .toReversed()
          .slice(0, 3),
      );
      expect(page).toMatchObject({ total: 5, totalPages: 2, totals: { stake: '125.00' } });
      expect(cents(page.pageTotals.stake)).toBe(sum(page.list.map(({ stake }) => stake)));
      expect(cents(page.pageTotals.profit)).toBe(sum(page.list.map(({ profit }) => profit)));
      expect(cents(page.totals.payout)).toBe(sum(played.map(({ payout }) => payout)));
      const query = { vassalage: 'IKKA_SLOT', gameId: 'karakoram-25' };
      expect((await must(clientOf(house.server, token).call(calls.records.bets, { query }))).total).toBe(5);
      for (const none of [{ vassalage: 'NOBODY' }, { gameId: 'nothing' }, range]) {
        const empty = await must(clientOf(house.server, token).call(calls.records.bets, { query: none }));
        expect(empty).toMatchObject({ total: 0, list: [], totals: { stake: '0.00' } });
      }
    });

    it('[RE3] the account record ends in the balance of the wallet', async () => {
      const client = clientOf(house.server, token);
      const record = await must(client.call(calls.records.accountRecord, { query: {} }));
      const balance = await must(client.call(calls.wallet.balance));
      expect(record.closing).toBe(balance.sumBalance);
      expect(record).toMatchObject({ opening: '0.00', isTrial: true, currency: 'PKR' });
      expect(record.list[0]?.balanceAfter).toBe(record.closing);
      expect(sum(record.list.map(({ change }) => change))).toBe(cents(record.pageTotals.net));
      const stakes = await must(
        client.call(calls.records.accountRecord, { query: { type: 'stake', pageSize: 2, pageNo: 2 } }),
      );
      expect(stakes).toMatchObject({
        total: 5,
        totalPages: 3,
        pageTotals: { in: '0.00', out: '50.00', net: '-50.00' },
        rangeTotals: { out: '125.00' },
      });
      expect(stakes.list.map(({ roundId }) => roundId)).toEqual([played[2]?.roundId, played[1]?.roundId]);
    });

    it('[RE7] nobody reads of anybody else', async () => {
      const client = clientOf(house.server, other);
      const [record, bets, profit] = await Promise.all([
        must(client.call(calls.records.accountRecord, { query: {} })),
        must(client.call(calls.records.bets, { query: {} })),
        must(client.call(calls.records.personalProfit, { query: thisYear() })),
      ]);
      expect(record.list.map(({ type }) => type)).toEqual(['bonus']);
      expect(bets.total).toBe(0);
      expect(profit.list).toEqual([]);
      for (const path of [
        'account/export?format=csv',
        'year?year=2026',
        'year/export?year=2026',
        'profit?by=day',
      ]) {
        expect((await get(`/wps/record/${path}`, 'nobody')).status).toBe(401);
      }
    });

    it('[RE5] the profit is of the stakes and payouts', async () => {
      const profits = await Promise.all(
        (['day', 'vendor', 'game'] as const).map((by) =>
          must(
            clientOf(house.server, token).call(calls.records.personalProfit, {
              query: { ...thisYear(), by },
            }),
          ),
        ),
      );
      for (const { totals } of profits) {
        expect(totals).toMatchObject({ rounds: 5, stake: '125.00' });
        expect(cents(totals.profit)).toBe(sum(played.map(({ payout }) => payout)) - 12_500n);
      }
      expect(profits[1]?.list).toMatchObject([{ key: 'IKKA_SLOT', name: null }]);
      expect(profits[2]?.list).toMatchObject([{ key: 'karakoram-25', name: { EN: expect.any(String) } }]);
    });

    it('[RE9] files have a type, a name and an end', async () => {
      const query = new URLSearchParams(thisYear());
      const csv = await get(`/wps/record/account/export?format=csv&${query}`);
      expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
      expect(csv.headers.get('content-disposition')).toMatch(
        /^attachment; filename="ikka-account-[A-Za-z0-9_-]+-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv"$/,
      );
      expect(csv.headers.get('cache-control')).toBe('private, no-store');
      const lines = (await csv.text()).trimEnd().split('\r\n');
      expect(lines[1]).toContain('opening_balance');
      expect(lines.at(-1)).toContain('closing_balance');
      const json = await get(`/wps/record/account/export?format=json&${query}`);
      expect(json.headers.get('content-type')).toMatch(/^application\/json/);
      const value = (await json.json()) as { movements: unknown[] };
      expect(value.movements.length).toBe(lines.length - 3);
      const year = await get(`/wps/record/year/export?year=${new Date().getUTCFullYear()}`);
      expect(year.headers.get('content-disposition')).toContain(`-${new Date().getUTCFullYear()}.csv"`);
      expect((await year.text()).split('\r\n').at(-2)).toContain('closing_balance');
    });

    it.each([
      ['an end before the beginning', { from: range.to, to: range.from }],
      ['an empty range', { from: range.from, to: range.from }],
      ['a day more than a leap year', { from: range.from, to: '2021-01-02T00:00:00.001Z' }],
      ['no instants', { from: 'yesterday', to: 'today' }],
    ])('[RE8] refuses %s', async (_what, wanted) => {
      const query = new URLSearchParams(wanted);
      for (const path of ['account/export?format=csv', 'profit?by=day']) {
        const answer = await get(`/wps/record/${path}&${query}`);
        expect(await answer.json()).toMatchObject({ code: 'request.malformed' });
      }
    });

    it.each([recordLimits.firstYear - 1, recordLimits.lastYear + 1, 2026.5])(
      '[RE8] refuses the year %d',
      async (year) => {
        expect((await get(`/wps/record/year?year=${year}`)).status).toBe(400);
      },
    );
  });
}
