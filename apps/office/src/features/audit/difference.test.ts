import { describe, expect, it } from 'vitest';
import { differences } from './difference.ts';

describe('what an act changed', () => {
  it('names only the places that differ', () => {
    expect(differences({ a: 1, b: { c: 'x', d: true } }, { a: 1, b: { c: 'y', d: true } })).toEqual([
      { path: 'b.c', before: 'x', after: 'y' },
    ]);
  });

  it('shows what came and what went', () => {
    expect(differences({ old: 1 }, { new: 2 })).toEqual([
      { path: 'old', before: '1', after: undefined },
      { path: 'new', before: undefined, after: '2' },
    ]);
  });

  it('compares a list whole, and a plain value as itself', () => {
    expect(differences(['EN'], ['EN', 'UR'])).toEqual([{ path: '', before: '["EN"]', after: '["EN","UR"]' }]);
    expect(differences(false, true)).toEqual([{ path: '', before: 'false', after: 'true' }]);
  });

  it('has nothing to say where nothing is stored', () => {
    expect(differences(null, undefined)).toEqual([]);
    expect(differences({ a: 1 }, { a: 1 })).toEqual([]);
  });
});
