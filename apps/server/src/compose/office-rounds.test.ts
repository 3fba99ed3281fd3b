import { expect, it } from 'vitest';
import { officeRounds } from './office-rounds.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const own = [9, 6, 3, 1].map((minute) => ({ id: `own-${minute}`, playedAt: at(minute) }));
const outside = [8, 7, 2].map((minute) => ({
  id: `outside-${minute}`,
  beganAt: at(minute),
  stake: 500n,
  refunded: 200n,
}));
const stood = [{ id: 'bet-0', playedAt: at(0) }];
const house = () =>
  officeRounds(
    {
      find: async (_filter, { limit, offset }) => own.slice(offset, offset + limit) as never,
      count: async () => own.length,
      story: async () => null,
      listOpen: async () => [{ id: 'open-4', openedAt: at(4) }] as never,
    },
    {
      findRounds: async (_filter, limit) => outside.slice(0, limit) as never,
      openRounds: async () => outside.slice(1) as never,
      countRounds: async (_filter, most) => Math.min(most, outside.length),
      roundsByIds: async (ids) => outside.filter(({ id }) => ids.includes(id)) as never,
      transactionsOf: async () => [{ transferId: 'b' }, { transferId: null }, { transferId: 'a' }] as never,
    },
    {
      search: async (_filter, limit) => stood.slice(0, limit) as never,
      count: async (_filter, most) => Math.min(most, stood.length),
      story: async (id) => (id === 'bet-0' ? ({ round: stood[0], postings: [] } as never) : null),
    },
    { transfers: async () => [{ id: 'a' }, { id: 'b' }] as never },
    async () => [{ id: 'bet-5', openedAt: at(5) }] as never,
  );
const idsOf = (rounds: readonly { readonly id: string }[]) => rounds.map(({ id }) => id);

it('merges rounds of both kinds, newest first, page by page', async () => {
  const rounds = house();
  const page = async (offset: number) => idsOf(await rounds.find({}, { limit: 3, offset }));
  expect(await page(0)).toEqual(['own-9', 'outside-8', 'outside-7']);
  expect(await page(3)).toEqual(['own-6', 'own-3', 'outside-2']);
  expect(await page(6)).toEqual(['own-1', 'bet-0']);
  expect([await rounds.count({}, 100), await rounds.count({}, 5)]).toEqual([8, 5]);
});

it('tells a round of an outside game with what it moved, in the order in which it happened', async () => {
  const story = await house().outsideStory('outside-7');
  expect(story?.round).toMatchObject({ id: 'outside-7', stake: 300n, playedAt: at(7) });
  expect(idsOf(story?.postings ?? [])).toEqual(['b', 'a']);
  expect(await house().outsideStory('own-9')).toBeNull();
  expect(await house().outsideStory('bet-0')).toMatchObject({ round: { id: 'bet-0' }, transactions: [] });
});

it('lists what is not settled yet of all kinds, longest open first', async () => {
  const rounds = house();
  expect(idsOf(await rounds.openPlays({}, 10))).toEqual(['outside-2', 'open-4', 'bet-5', 'outside-7']);
  expect(idsOf(await rounds.openPlays({}, 2))).toEqual(['outside-2', 'open-4']);
});
