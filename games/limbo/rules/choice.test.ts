import { describe, expect, it } from 'vitest';
import { readChoice, wins } from './choice.ts';

describe('a choice of limbo', () => {
  it.each([101, 200, 100_000_000])('[L2] reads a target of %i hundredths', (target) => {
    expect(readChoice({ target })).toEqual({ target });
  });

  it.each([
    null,
    undefined,
    200,
    [],
    {},
    { target: 100 },
    { target: 100_000_001 },
    { target: 200.5 },
    { target: '200' },
    { target: Number.NaN },
    { target: 200, stake: 1 },
  ])('[L2] refuses %o', (sent) => {
    expect(readChoice(sent)).toBeUndefined();
  });

  it.each([
    [199, false],
    [200, true],
    [201, true],
  ])('[L3] with a target of 2.00 the point %i wins: %s', (point, won) => {
    expect(wins({ target: 200 }, point)).toBe(won);
  });
});
