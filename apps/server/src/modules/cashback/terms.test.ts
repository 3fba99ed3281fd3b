import { describe, expect, it } from 'vitest';
import { percents, usualTerms } from './cashback-test-terms.ts';
import { basisPoints, mostBasisPoints, spanAt, spansSince, type Terms, writePercent } from './terms.ts';

const at = (day: number) => new Date(Date.UTC(2027, 2, day));
const richer: Terms = { levels: [{ fromLevel: 0, percents: percents('2.00', '1.00') }], excludedGames: [] };
const versions = [
  { version: 0, value: usualTerms, since: null },
  { version: 1, value: richer, since: at(10) },
  { version: 2, value: usualTerms, since: at(20) },
];
const levels = [
  { at: at(5), level: 1 },
  { at: at(15), level: 3 },
];

describe('terms', () => {
  it('[CB1] cuts a stretch where level or terms change, the first span as both stood at its beginning', () => {
    const told = (start: Date) =>
      spansSince(start, versions, levels).map(({ from, level, version }) => [
        from?.getUTCDate(),
        level,
        version,
      ]);
    expect(told(at(1))).toEqual([
      [undefined, 0, 0],
      [5, 1, 0],
      [10, 1, 1],
      [15, 3, 1],
      [20, 3, 2],
    ]);
    expect(told(at(12))).toEqual([
      [undefined, 1, 1],
      [15, 3, 1],
      [20, 3, 2],
    ]);
    expect(told(at(20))).toEqual([[undefined, 3, 2]]);
    expect(spansSince(at(1), versions.slice(0, 1), [])).toHaveLength(1);
  });

  it('[CB1] a bet at the very instant of a change counts on what came in force', () => {
    const spans = spansSince(at(1), versions, levels);
    expect(spanAt(spans, at(10))).toMatchObject({ level: 1, version: 1 });
    expect(spanAt(spans, new Date(at(10).getTime() - 1))).toMatchObject({ level: 1, version: 0 });
  });

  it.each([
    ['slot', 'RNG', 0, 50n],
    ['slot', 'RNG', 2, 50n],
    ['slot', 'RNG', 3, 100n],
    ['slot', 'RNG', 9, 100n],
    ['fish', 'FISH', 3, 40n],
    ['table', 'LIVE', 3, 0n],
    ['barred', 'RNG', 3, 0n],
  ] as const)(
    '[CB1] [CB3] %s of %s on level %i brings %s hundredths of a percent',
    (id, category, level, points) => {
      const game = { id, category, name: { EN: id, UR: id } };
      expect(basisPoints({ terms: usualTerms, level }, game)).toBe(points);
    },
  );

  it('[CB3] a game that is not known brings nothing', () => {
    expect(basisPoints({ terms: usualTerms, level: 0 }, undefined)).toBe(0n);
  });

  it('[CB4] knows the most that any category brings in its spans', () => {
    expect(mostBasisPoints(spansSince(at(1), versions, levels))).toBe(200n);
    expect(mostBasisPoints(spansSince(at(21), versions, []))).toBe(50n);
  });

  it('writes a percent with two digits', () => {
    expect([0n, 5n, 30n, 125n].map(writePercent)).toEqual(['0.00', '0.05', '0.30', '1.25']);
  });
});
