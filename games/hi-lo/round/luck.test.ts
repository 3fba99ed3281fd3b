import { describe, expect, it } from 'vitest';
import { hiLo } from './hi-lo.ts';
import { hiLoLuck } from './luck.ts';

/** A card of each rank, from the two to the ace. */
const cards = Array.from({ length: 13 }, (_, rank) => rank * 4);
const stake = 10_000n;

/** Says what is likelier on the middle, passes over the two, and stops with a court card. */
const guessesOn = (first: number, next: number): readonly string[] => {
  if (first === 0) return ['skip', 'same'];
  const guess = first < 24 ? 'higher' : 'lower';
  return next >= 36 && first !== 48 ? [guess] : [guess, 'skip'];
};
const isOffered = (rank: number, guess: string) =>
  !(rank === 48 && guess === 'lower') && !(rank === 44 && guess === 'higher');

describe('the luck of hi-lo', () => {
  it('[H4] is a fair game over all cards, whose squares come to its variance', () => {
    let [gain, squares, variance, rounds] = [0, 0, 0, 0];
    for (const first of cards.filter((card) => card !== 0 && card !== 48)) {
      for (const second of cards) {
        const guesses = guessesOn(first, second);
        if (!isOffered(first, guesses[0] ?? '')) continue;
        const outcome = { cards: [first, second, 20].slice(0, guesses.length + 1) };
        const luck = hiLoLuck.luckOf({ stake, choice: { guesses }, outcome, isOver: true });
        gain += luck.gain;
        squares += luck.gain ** 2;
        variance += luck.variance;
        rounds += 1;
      }
    }
    expect(rounds).toBe(143);
    expect(gain / rounds).toBeCloseTo(0, 8);
    expect(squares / variance).toBeCloseTo(1, 10);
  });

  it('[H4] leaves 0.99 of the stake, less what is rounded, as what was due of every round', () => {
    for (const next of cards) {
      const [choice, outcome] = [{ guesses: ['higher', 'lower'] }, { cards: [20, 28, next] }];
      const bet = hiLo.readBet(stake, choice);
      if ('refused' in bet) throw new Error(bet.refused);
      const luck = hiLoLuck.luckOf({ stake, choice, outcome, isOver: true });
      const due = Number(bet.settle(outcome)) - luck.gain;
      expect(due).toBeGreaterThan(9_897);
      expect(due).toBeLessThanOrEqual(9_900 + 1e-9);
    }
  });

  it('is none while nothing was said but to pass over', () => {
    const outcome = { cards: [20, 28] };
    const luck = hiLoLuck.luckOf({ stake, choice: { guesses: ['skip'] }, outcome, isOver: false });
    expect(luck).toEqual({ gain: 0, variance: 0, rise: 0, fall: 0 });
  });
});
