import { describe, expect, it } from 'vitest';
import { maskName } from '../identity/index.ts';
import { multiplierOf } from './multiplier.ts';

describe('a line of the board', () => {
  it.each([
    ['zara_khan', 'z•••••'],
    ['q', 'q•••••'],
    ['زارا', 'ز•••••'],
    ['👩‍🚀anna', '👩‍🚀•••••'],
    ['', '•••••'],
    [undefined, '•••••'],
  ])('[B4] shows %s as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });

  it.each([
    [2_500n, 2_500n, '1.00'],
    [25_000n, 2_500n, '10.00'],
    [19_999n, 1_000n, '19.99'],
    [100n, 3n, '33.33'],
    [99_999n, 10_000n, '9.99'],
  ])('[B1] says that %d for %d are %s times', (payout, stake, shown) => {
    expect(multiplierOf(payout, stake)).toBe(shown);
  });
});
