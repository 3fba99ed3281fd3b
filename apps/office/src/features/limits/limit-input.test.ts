import { describe, expect, it } from 'vitest';
import { readLimit } from './limit-input.ts';

describe('readLimit', () => {
  it.each([
    ['5,000', 'deposit', '5000.00'],
    ['0', 'loss', '0.00'],
    ['007.5', 'stake', '7.50'],
    ['12.345', 'stake', null],
    ['-1', 'stake', null],
    ['', 'deposit', null],
    ['90', 'time', '90'],
    ['1.5', 'time', null],
    ['0', 'time', null],
  ] as const)('reads "%s" of %s as %s', (typed, kind, value) => {
    expect(readLimit(typed, kind)).toBe(value);
  });
});
