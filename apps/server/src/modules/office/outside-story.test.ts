import { expect, it } from 'vitest';
import { outsideStories } from './outside-story.ts';

const beganAt = new Date('2026-11-22T10:07:00Z');
const storyOf = outsideStories({
  vendors: {
    roundsByIds: async (ids) =>
      ids.includes('outside-7') ? ([{ id: 'outside-7', beganAt, stake: 500n, refunded: 200n }] as never) : [],
    transactionsOf: async () => [{ transferId: 'b' }, { transferId: null }, { transferId: 'a' }] as never,
  },
  standing: {
    story: async (id) => (id === 'bet-0' ? ({ round: { id }, postings: [] } as never) : null),
  },
  ledger: { transfers: async () => [{ id: 'a' }, { id: 'b' }] as never },
});

it('tells a round of an outside game with what it moved, in the order in which it happened', async () => {
  const story = await storyOf('outside-7');
  expect(story?.round).toMatchObject({ id: 'outside-7', stake: 300n, playedAt: beganAt });
  expect(story?.postings.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('tells a standing bet, and nothing of what is neither', async () => {
  expect(await storyOf('bet-0')).toMatchObject({ round: { id: 'bet-0' }, transactions: [] });
  expect(await storyOf('own-9')).toBeNull();
});
