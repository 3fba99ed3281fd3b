import { describe, expect, it } from 'vitest';
import { chiSquarePValue, normalPValue } from './chi-square.ts';

describe('chiSquarePValue', () => {
  it.each([
    [1, 3.841459, 6.634897, 10.827566],
    [5, 11.070498, 15.086272, 20.515006],
    [9, 16.918978, 21.665994, 27.877165],
    [12, 21.02607, 26.216967, 32.90949],
    [15, 24.99579, 30.577914, 37.697298],
    [36, 50.99846, 58.619215, 67.985168],
    [51, 68.669294, 77.385962, 87.96798],
    [79, 100.748619, 111.144019, 123.594366],
    [99, 123.225221, 134.641617, 148.230359],
    [215, 250.207041, 266.159246, 284.815263],
    [255, 293.247835, 310.457388, 330.519744],
    [415, 463.497272, 484.947187, 509.755091],
    [999, 1073.642651, 1105.916958, 1142.847984],
  ])('knows the published critical values of %i degrees of freedom', (dof, ...critical) => {
    for (const [index, p] of [0.05, 0.01, 0.001].entries()) {
      expect(chiSquarePValue(critical[index] ?? 0, dof)).toBeCloseTo(p, 7);
    }
  });

  it('falls from 1 to 0 and passes a half near the mean', () => {
    expect(chiSquarePValue(0, 10)).toBe(1);
    expect(chiSquarePValue(9.34181776559197, 10)).toBeCloseTo(0.5, 10);
    expect(chiSquarePValue(10_000, 10)).toBe(0);
    expect(chiSquarePValue(10_000, 10_000)).toBeCloseTo(0.4981, 3);
  });
});

describe('normalPValue', () => {
  it('counts both tails', () => {
    expect(normalPValue(0)).toBe(1);
    expect(normalPValue(1.959963985)).toBeCloseTo(0.05, 8);
    expect(normalPValue(-2.575829304)).toBeCloseTo(0.01, 8);
  });
});
