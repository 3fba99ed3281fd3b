import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

describe('moving one of a list', () => {
  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
    ['x', -1, 'abc'],
  ] as const)('%s by %i gives %s', (item, by, order) => {
    expect(moved(['a', 'b', 'c'], item, by).join('')).toBe(order);
  });

  it.each([
    ['b', -1, 'bxay'],
    ['a', 1, 'bxay'],
    ['y', -1, 'aybx'],
    ['a', -1, 'axby'],
    ['y', 1, 'axby'],
    ['nobody', 1, 'axby'],
  ] as const)('%s by %i among its kind gives %s', (item, by, order) => {
    const kind = ['a', 'b'].includes(item) ? ['a', 'b'] : ['x', 'y'];
    expect(moved(['a', 'x', 'b', 'y'], item, by, kind).join('')).toBe(order);
  });
});
