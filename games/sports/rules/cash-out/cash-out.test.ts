import { divide, fraction, one, parseRate } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { cashOutOffer } from './cash-out.ts';

const rate = (text: string) => parseRate(text) ?? fraction(0n, 1n);
const back = rate('0');
const at = (odds: string, fair: string) => ({
  odds: rate(odds),
  isBanker: false,
  win: divide(one, rate(fair)),
  back,
});

describe('[SP9] cash-out', () => {
  it.each([
    ['1.60', 17_812n],
    ['6.00', 4_750n],
  ])('100.00 at 3.00 with fair odds of %s now is worth %s less 5 %%', (fair, offer) => {
    expect(cashOutOffer({ stake: 10_000n, legs: [at('3.00', fair)], sizes: [1] }, 500n)).toBe(offer);
  });

  it('counts what is decided as it is, and what comes back as stake', () => {
    const won = { odds: rate('2'), isBanker: false, result: 'win' } as const;
    expect(cashOutOffer({ stake: 100n, legs: [won, at('3', '3')], sizes: [2] }, 0n)).toBe(200n);
    const push = { odds: rate('1.95'), isBanker: false, win: rate('0'), back: one };
    expect(cashOutOffer({ stake: 100n, legs: [push], sizes: [1] }, 0n)).toBe(100n);
  });
});
