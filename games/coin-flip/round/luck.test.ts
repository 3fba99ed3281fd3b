import { describe, expect, it } from 'vitest';
import { type Face, faces } from '../rules/index.ts';
import { coinFlip } from './coin-flip.ts';
import { coinFlipLuck } from './luck.ts';

/** All ways in which three flips fall. */
const flips = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): readonly Face[] => [a, b, c])));
const stake = 10_000n;

/** Calls heads, and once more, heads or tails, only where that was right. */
function roundOf(came: readonly Face[]) {
  const calls: Face[] = ['heads'];
  if (came[0] === 'heads') calls.push(came[2] ?? 'heads');
  return { choice: { calls }, outcome: { faces: came.slice(0, calls.length) } };
}

describe('the luck of coin flip', () => {
  it('[CF4] is a fair game over all flips, whose squares come to its variance', () => {
    let [gain, squares, variance] = [0, 0, 0];
    for (const came of flips) {
      const luck = coinFlipLuck.luckOf({ stake, ...roundOf(came), isOver: true });
      gain += luck.gain;
      squares += luck.gain ** 2;
      variance += luck.variance;
    }
    expect(flips).toHaveLength(8);
    expect(gain).toBeCloseTo(0, 8);
    expect(squares / variance).toBeCloseTo(1, 10);
    expect(variance).toBeGreaterThan(0);
  });

  it('[CF4] leaves 0.99 of the stake as what was due of every round', () => {
    for (const came of flips) {
      const { choice, outcome } = roundOf(came);
      const bet = coinFlip.readBet(stake, choice);
      if ('refused' in bet) throw new Error(bet.refused);
      const luck = coinFlipLuck.luckOf({ stake, choice, outcome, isOver: true });
      expect(Number(bet.settle(outcome)) - luck.gain).toBeCloseTo(9_900, 8);
    }
  });

  it('is none while nothing was called, and that of the flips that were seen after', () => {
    const open = { stake, isOver: false };
    expect(coinFlipLuck.luckOf({ ...open, choice: { calls: [] }, outcome: { faces: [] } })).toEqual({
      gain: 0,
      variance: 0,
      rise: 0,
      fall: 0,
    });
    const one = { choice: { calls: ['heads'] }, outcome: { faces: ['heads'] } };
    expect(coinFlipLuck.luckOf({ ...open, ...one }).gain).toBeCloseTo(9_900, 8);
  });

  it('throws on what is no round', () => {
    expect(() => coinFlipLuck.luckOf({ stake, choice: {}, outcome: {}, isOver: true })).toThrow(TypeError);
  });
});
