import { expect, it } from 'vitest';
import { plainReplayOf } from './plain-replay.ts';

const round = {
  gameId: 'dice',
  bet: { target: 5_050, side: 'over' },
  outcome: { roll: 7_151 },
  stake: '10.00',
  payout: '20.00',
  currency: 'PKR',
};

it('tells a round and recomputes its payout', () => {
  expect(plainReplayOf(round)).toEqual({
    texts: 'dice',
    told: {
      chosen: { key: 'chosen.over', values: { target: '50.50' } },
      result: { key: 'result', values: { roll: '71.51' } },
      figure: '71.51',
    },
    hasWon: true,
    payout: '20.00',
    matches: true,
  });
  expect(plainReplayOf({ ...round, payout: '20.01' })?.matches).toBe(false);
  expect(plainReplayOf({ ...round, payout: null })?.matches).toBeNull();
  expect(plainReplayOf({ ...round, outcome: { roll: 0 }, payout: '0.00' })).toMatchObject({
    hasWon: false,
    matches: true,
  });
});

it.each([
  { gameId: 'karakoram-25' },
  { bet: null },
  { outcome: { roll: 10_001 } },
  { stake: 'ten' },
  { currency: 'XXX' },
])('knows nothing of %o', (change) => {
  expect(plainReplayOf({ ...round, ...change })).toBeNull();
});
