import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawPoint, pointOf, readOutcome } from './draw-point.ts';

const seeds = {
  serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
  clientSeed: 'urdu-client-seed',
};
const TWO_52 = 2 ** 52;

describe('the point of a flight', () => {
  it('[C1] is that of the published vectors', () => {
    expect(drawPoint(openStream({ ...seeds, nonce: 0 }))).toEqual({ point: 117 });
    expect(drawPoint(openStream({ ...seeds, nonce: 1 }))).toEqual({ point: 107 });
    expect(openStream({ ...seeds, nonce: 0 }).u52()).toBe(695_230_874_307_026);
    expect(openStream({ ...seeds, nonce: 1 }).u52()).toBe(370_059_695_048_649);
  });

  it('[C1] follows from the draw by the formula, exactly', () => {
    const table: readonly (readonly [number, number])[] = [
      [0, 100],
      [1, 100],
      // 99 * 2^52 / (2^52 - u) first reaches 101 here.
      [Number(2n ** 52n - (99n * 2n ** 52n) / 101n) - 1, 100],
      [Number(2n ** 52n - (99n * 2n ** 52n) / 101n), 101],
      [TWO_52 / 2, 198],
      [TWO_52 - 99, TWO_52],
      [TWO_52 - 1, 99 * TWO_52],
    ];
    for (const [u52, point] of table) expect(pointOf(u52)).toBe(point);
  });

  it('[C1] is read back only where it can have been drawn', () => {
    expect(readOutcome({ point: 100 })).toEqual({ point: 100 });
    for (const wrong of [null, {}, { point: 99 }, { point: 1.5 }, { point: '117' }, { point: 1e30 }]) {
      expect(readOutcome(wrong)).toBeUndefined();
    }
  });

  it('[C1] is spread over many rounds of fixed seeds as it should be', () => {
    const rounds = 40_000;
    const reached = new Map([101, 200, 1_000].map((multiplier) => [multiplier, 0]));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { point } = drawPoint(openStream({ ...seeds, nonce }));
      for (const [multiplier, count] of reached) if (point >= multiplier) reached.set(multiplier, count + 1);
    }
    for (const [multiplier, count] of reached) {
      const chance = 99 / multiplier;
      const deviation = Math.sqrt(rounds * chance * (1 - chance));
      expect(Math.abs(count - rounds * chance)).toBeLessThan(2.576 * deviation);
    }
  });

  it('[C1] falls into every part of its range as often as it should', () => {
    const rounds = 40_000;
    const edges = [101, 110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000];
    const counts = Array.from({ length: edges.length + 1 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { point } = drawPoint(openStream({ ...seeds, clientSeed: 'another-salt', nonce }));
      const cell = edges.findIndex((edge) => point < edge);
      const at = cell < 0 ? edges.length : cell;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const reaches = (edge: number | undefined, otherwise: number) =>
      edge === undefined ? otherwise : 99 / edge;
    const statistic = counts.reduce((sum, count, cell) => {
      const expected = rounds * (reaches(edges[cell - 1], 1) - reaches(edges[cell], 0));
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    // Chi-square with 10 degrees of freedom, between 0.5 % and 99.5 %.
    expect(statistic).toBeGreaterThan(2.156);
    expect(statistic).toBeLessThan(25.188);
  });
});
