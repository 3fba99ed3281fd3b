import { describe, expect, it } from 'vitest';
import { minesLuck } from './luck.ts';
import { mines } from './mines.ts';

/** Every board of two mines. */
const boards = Array.from({ length: 25 }, (_, a) =>
  Array.from({ length: 24 - a }, (_b, b) => [a, a + b + 1] as const),
).flat();
const stake = 10_000n;
const paid = (picks: readonly number[], laid: readonly number[]): number => {
  const bet = mines.readBet(stake, { mines: 2, picks });
  if ('refused' in bet) throw new Error(bet.refused);
  return Number(bet.settle({ laid }));
};

/** How a player goes on who opens the first tile, and then others as long as its corner was kind. */
const picksOn = (laid: readonly number[]): readonly number[] => {
  const picks = [0];
  for (const tile of [6, 12, 18]) {
    if (laid.includes(picks.at(-1) ?? 0)) break;
    picks.push(tile);
  }
  return picks;
};

describe('the luck of mines', () => {
  it('[M4] is a fair game over all boards, whose squares come to its variance', () => {
    let [gain, squares, variance] = [0, 0, 0];
    for (const laid of boards) {
      const choice = { mines: 2, picks: picksOn(laid) };
      const luck = minesLuck.luckOf({ stake, choice, outcome: { laid }, isOver: true });
      gain += luck.gain;
      squares += luck.gain ** 2;
      variance += luck.variance;
      expect(luck.gain).toBeLessThanOrEqual(luck.rise * 4);
    }
    expect(boards).toHaveLength(300);
    expect(gain / 300).toBeCloseTo(0, 8);
    expect(squares / variance).toBeCloseTo(1, 10);
  });

  it('[M4] leaves 0.99 of the stake, less what is rounded, as what was due of every round', () => {
    for (const laid of boards) {
      const picks = picksOn(laid);
      const luck = minesLuck.luckOf({ stake, choice: { mines: 2, picks }, outcome: { laid }, isOver: true });
      const due = paid(picks, laid) - luck.gain;
      expect(due).toBeGreaterThan(9_898);
      expect(due).toBeLessThanOrEqual(9_900 + 1e-9);
    }
  });

  it('of an open round is that of the tiles that were opened', () => {
    const none = minesLuck.luckOf({
      stake,
      choice: { mines: 2, picks: [] },
      outcome: { laid: [1, 2] },
      isOver: false,
    });
    expect(none).toEqual({ gain: 0, variance: 0, rise: 0, fall: 0 });
    const one = minesLuck.luckOf({
      stake,
      choice: { mines: 2, picks: [0] },
      outcome: { laid: [1, 2] },
      isOver: false,
    });
    expect(one.gain).toBeCloseTo(9_900 * (25 / 23 - 1), 8);
  });

  it('throws on what is no round', () => {
    expect(() => minesLuck.luckOf({ stake, choice: {}, outcome: {}, isOver: true })).toThrow(TypeError);
  });
});
