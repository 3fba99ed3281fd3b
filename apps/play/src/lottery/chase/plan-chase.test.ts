import { describe, expect, it } from 'vitest';
import { planChase, usualChase } from './plan-chase.ts';

const issues = Array.from({ length: 10 }, (_, at) => ({
  number: `20261125${String(at + 1).padStart(4, '0')}`,
}));

describe('the plan of a chase', () => {
  it('stakes the same on every draw, and says what all come to', () => {
    const steps = planChase({ ...usualChase, draws: 3, start: 2 }, issues, 1_000n);
    expect(steps.map(({ multiple, stake, until }) => [multiple, stake, until])).toEqual([
      [2, 2_000n, 2_000n],
      [2, 2_000n, 4_000n],
      [2, 2_000n, 6_000n],
    ]);
    expect(steps[0]?.issue).toBe('202611250001');
  });

  it('grows by a factor after every so many draws', () => {
    const steps = planChase({ ...usualChase, draws: 5, factor: 2, every: 2 }, issues, 100n);
    expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4]);
    expect(steps.at(-1)?.until).toBe(1_000n);
  });

  it('goes over no more draws than there are', () => {
    expect(planChase({ ...usualChase, draws: 50 }, issues, 100n)).toHaveLength(10);
  });
});
