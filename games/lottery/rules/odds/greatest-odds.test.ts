import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { greatestOdds } from './greatest-odds.ts';

describe('the highest odds of a lottery', () => {
  it.each([
    ['XSMB', '8880'],
    // All five digits at the prize group 1940: 100,000 times 0.97.
    ['SSC1M', '97000'],
    ['K3_1M', '209.52'],
    // Boards of four digits return less than three quarters: an operator must open them.
    ['4D_1M', null],
  ])('%s', (code, odds) => {
    const game = gameOf(code);
    expect(game && greatestOdds(game)).toBe(odds);
  });
});
