import { describe, expect, it } from 'vitest';
import { isSameJson, type JsonValue } from './json-value.ts';

describe('isSameJson', () => {
  it.each<[JsonValue, JsonValue]>([
    [null, null],
    [1, 1],
    ['a', 'a'],
    [[], []],
    [{}, {}],
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
  ])('says that %j and %j are the same', (a, b) => {
    expect(isSameJson(a, b)).toBe(true);
    expect(isSameJson(b, a)).toBe(true);
  });

  it.each<[JsonValue, JsonValue]>([
    [null, {}],
    [null, []],
    [null, 0],
    [1, '1'],
    [0, false],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [['a'], { 0: 'a' }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: null }, { b: null }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('says that %j and %j differ', (a, b) => {
    expect(isSameJson(a, b)).toBe(false);
    expect(isSameJson(b, a)).toBe(false);
  });
});
