import { expect, it } from 'vitest';
import { createPlays, type PlaySource } from './index.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const played = (product: string, minutes: readonly number[]) =>
  minutes.map((minute) => ({ id: `${product}-${minute}`, playedAt: at(minute) }));

/** A product with plays that were settled and that are open in these minutes. */
function source(product: string, settled: readonly number[], open: readonly number[]): PlaySource {
  const plays = played(product, settled);
  return {
    gamesOf: async (ids) =>
      ids
        .filter((id) => id.startsWith(product))
        .map((id) => ({ id, gameId: product, vendorCode: product.toUpperCase() })),
    settled: {
      byIds: async (ids) => plays.filter(({ id }) => ids.includes(id)) as never,
      find: async (_filter, most) => plays.slice(0, most) as never,
      count: async (_filter, most) => Math.min(most, plays.length),
      totals: async () => ({ rounds: plays.length, stake: 500n, turnover: 300n, payout: 200n }),
    },
    open: {
      list: async () => open.map((minute) => ({ id: `${product}-${minute}`, openedAt: at(minute) })) as never,
      hasAny: async ({ gameId }) => gameId === product && open.length > 0,
    },
  };
}

/** What is open in a room is settled as a round of the house: it has no settled plays of its own. */
const bets: PlaySource = {
  gamesOf: async () => [],
  open: { list: async () => [{ id: 'bet-5', openedAt: at(5) }] as never },
};
const plays = createPlays({
  sources: () => [
    source('own', [9, 6, 3, 1], [4]),
    source('outside', [8, 7, 2], [2, 7]),
    source('slip', [0], []),
    bets,
  ],
});
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

it('[PL1] merges what was settled of all products, newest first, page by page', async () => {
  const page = async (offset: number) => idsOf(await plays.find({}, { limit: 3, offset }));
  expect(await page(0)).toEqual(['own-9', 'outside-8', 'outside-7']);
  expect(await page(3)).toEqual(['own-6', 'own-3', 'outside-2']);
  expect(await page(6)).toEqual(['own-1', 'slip-0']);
  expect([await plays.count({}, 100), await plays.count({}, 5)]).toEqual([8, 5]);
});

it('[PL1] adds up what was settled of all products', async () => {
  expect(await plays.totals({})).toEqual({ rounds: 8, stake: 1_500n, turnover: 900n, payout: 600n });
});

it('[PL2] lists what is not settled yet of all products, longest open first', async () => {
  expect(idsOf(await plays.listOpen({}, 10))).toEqual(['outside-2', 'own-4', 'bet-5', 'outside-7']);
  expect(idsOf(await plays.listOpen({}, 2))).toEqual(['outside-2', 'own-4']);
});

it('[PL3] knows plays by their ids whatever product they are of, and leaves out what is none', async () => {
  const ids = ['slip-0', 'own-9', 'deposit-1'];
  expect(idsOf(await plays.byIds(ids))).toEqual(['own-9', 'slip-0']);
  expect((await plays.gamesOf(ids)).map(({ gameId }) => gameId)).toEqual(['own', 'slip']);
});

it('[PL4] says whether a member has something open in a game', async () => {
  const member = { memberId: 7n, currency: 'PKR' };
  expect(await plays.hasOpen(member, 'own')).toBe(true);
  expect(await plays.hasOpen(member, 'slip')).toBe(false);
});
