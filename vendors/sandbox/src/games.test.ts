import { expect, it } from 'vitest';
import { games, payoutOf } from './games.ts';

it.each(games)('[S5] $id returns what it says, counted over all of its outcomes', (game) => {
  const stake = 10_000n;
  const paid = game.choices.reduce(
    (sum, choice) => sum + payoutOf(game, stake, choice === game.choices[0]),
    0n,
  );
  expect(Number(paid) / (Number(stake) * game.choices.length)).toBeCloseTo(Number(game.rtp), 10);
});

it('[S5] keeps a fraction of the smallest unit', () => {
  const [coin] = games;
  if (coin === undefined) throw new Error('no coin');
  expect([payoutOf(coin, 1n, true), payoutOf(coin, 50n, true), payoutOf(coin, 51n, true)]).toEqual([
    1n,
    98n,
    99n,
  ]);
});
