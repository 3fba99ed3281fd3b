import { expect, it } from 'vitest';
import { countRound, emptyTally } from './tally.ts';

const after = (...rounds: [bigint, bigint][]) =>
  rounds.reduce((tally, [stake, payout]) => countRound(tally, { stake, payout }), emptyTally);

it('counts rounds, stakes, wins and the net result', () => {
  expect(after([100n, 0n], [100n, 250n], [200n, 200n])).toEqual({
    rounds: 3,
    won: 1,
    staked: 400n,
    net: 50n,
    bestMultiplier: 25_000n,
    line: [0n, -100n, 50n, 50n],
  });
});

it('keeps the end of a long line', () => {
  const rounds = Array.from({ length: 300 }, (): [bigint, bigint] => [1n, 0n]);
  const { line } = after(...rounds);
  expect(line).toHaveLength(120);
  expect(line.at(-1)).toBe(-300n);
});
