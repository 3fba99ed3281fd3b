import { describe, expect, it } from 'vitest';
import { type Guess, isOffered, RANK_COUNT, winningRanks } from '../rules/index.ts';
import { autoCounts, autoWays, nextGuess, readWay } from './auto-guess.ts';
import { guide } from './guide.ts';

const ranks = Array.from({ length: RANK_COUNT }, (_, at) => at + 1);

describe('guesses of autoplay', () => {
  it.each([
    ['likelier', 2, 'higher'],
    ['likelier', 7, 'higher'],
    ['likelier', 8, 'lower'],
    ['likelier', 1, 'higher'],
    ['likelier', 13, 'lower'],
    ['higher', 12, 'higher'],
    ['higher', 1, 'higher'],
    ['higher', 13, 'skip'],
    ['lower', 2, 'lower'],
    ['lower', 13, 'lower'],
    ['lower', 1, 'skip'],
  ] as const)('%s on rank %i: %s', (way, rank, guess) => {
    expect(nextGuess([], rank, { way, count: 1 })).toBe(guess);
  });

  it('take the side on which more ranks win', () => {
    for (const rank of ranks) {
      const guess = nextGuess([], rank, { way: 'likelier', count: 1 });
      if (guess === null || guess === 'skip') throw new Error(`nothing is guessed on ${rank}`);
      const most = Math.max(winningRanks(rank, 'higher'), winningRanks(rank, 'lower'));
      expect(winningRanks(rank, guess)).toBe(most);
    }
  });

  it('end with so many right ones, whatever was passed over', () => {
    const said: Guess[] = ['skip', 'higher', 'skip', 'lower'];
    expect(nextGuess(said, 7, { way: 'higher', count: 3 })).toBe('higher');
    expect(nextGuess(said, 7, { way: 'higher', count: 2 })).toBeNull();
  });

  it('are always offered, where no card may be passed over any more too', () => {
    const passed = Array.from({ length: 52 }, (): Guess => 'skip');
    for (const way of autoWays) {
      for (const rank of ranks) {
        for (const said of [[], passed]) {
          const guess = nextGuess(said, rank, { way, count: 1 });
          expect(guess !== null && isOffered(said, rank, guess)).toBe(true);
        }
      }
    }
  });

  it('are those of the guide, by the card that lies', () => {
    const auto = guide.steps?.auto;
    if (auto?.kind !== 'ways') throw new Error('hi-lo has no autoplay');
    // A two, then a king: [0] is a two, 44 a king.
    const next = auto.plan('higher', 1);
    expect(next({ choice: { guesses: [] }, shown: { cards: [0] }, step: 0 })).toEqual({ guess: 'higher' });
    expect(next({ choice: { guesses: [] }, shown: { cards: [44] }, step: 0 })).toEqual({ guess: 'skip' });
    expect(next({ choice: { guesses: ['higher'] }, shown: { cards: [0, 44] }, step: 1 })).toBeNull();
    expect(auto.counts).toBe(autoCounts);
    expect(() => readWay('luckier')).toThrow(TypeError);
  });
});
