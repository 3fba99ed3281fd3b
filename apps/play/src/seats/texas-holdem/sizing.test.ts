import { describe, expect, it } from 'vitest';
import { betAt, placeOf, presetsOf, rounded, type Sizing } from './sizing.ts';

const sizing = (change: Partial<Sizing> = {}): Sizing => ({
  least: 2_000n,
  most: 40_000n,
  pot: 6_000n,
  toCall: 0n,
  own: 0n,
  step: 500n,
  ...change,
});
const amounts = (one: Sizing) => Object.fromEntries(presetsOf(one).map((each) => [each.preset, each.amount]));

describe('the size of a bet', () => {
  it('is half the pot or the pot, the call counted in', () => {
    expect(amounts(sizing())).toEqual({ least: 2_000n, half: 3_000n, pot: 6_000n, allIn: 40_000n });
    expect(amounts(sizing({ toCall: 2_000n, own: 0n, least: 4_000n }))).toEqual({
      least: 4_000n,
      half: 6_000n,
      pot: 10_000n,
      allIn: 40_000n,
    });
  });

  it('is a whole small blind, and lies between the least and the most', () => {
    expect(amounts(sizing({ pot: 6_700n }))).toMatchObject({ half: 3_000n, pot: 6_500n });
    expect(rounded(sizing(), 100n)).toBe(2_000n);
    expect(rounded(sizing({ most: 40_100n }), 50_000n)).toBe(40_100n);
  });

  it('offers nothing twice', () => {
    expect(amounts(sizing({ most: 2_500n }))).toEqual({ least: 2_000n, allIn: 2_500n });
    expect(amounts(sizing({ least: 900n, most: 900n }))).toEqual({ allIn: 900n });
  });

  it('moves with the slider from the least to the most', () => {
    expect([0, 50, 100].map((place) => betAt(sizing(), place))).toEqual([2_000n, 11_500n, 40_000n]);
    expect([2_000n, 11_500n, 40_000n].map((amount) => placeOf(sizing(), amount))).toEqual([0, 50, 100]);
    expect(placeOf(sizing({ most: 2_000n }), 2_000n)).toBe(100);
  });
});
