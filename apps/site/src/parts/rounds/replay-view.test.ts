import { expect, it } from 'vitest';
import { replayOf } from './replay-view.ts';

const outcome = { stops: [10, 0, 4, 3, 2], freeSpins: [] };

it('recomputes the payout of a round from its stops', () => {
  const replay = replayOf({ outcome, stake: '25.00', payout: '83.00', currency: 'PKR' });
  expect(replay).toMatchObject({ payout: '83.00', matches: true });
  expect(replay?.round.spins[0]?.lineWins.map((win) => win.coins)).toEqual([8, 15, 5, 40, 15]);
});

it('says when the booked payout is another one', () => {
  expect(replayOf({ outcome, stake: '25.00', payout: '84.00', currency: 'PKR' })?.matches).toBe(false);
});

it.each([
  [{ stops: [1, 2, 3] }, '25.00', 'PKR'],
  [outcome, '25.01', 'PKR'],
  [outcome, '0.00', 'PKR'],
  [outcome, '25.00', 'XXX'],
])('knows no replay for %j at %s %s', (odd, stake, currency) => {
  expect(replayOf({ outcome: odd, stake, payout: '0.00', currency })).toBeNull();
});
