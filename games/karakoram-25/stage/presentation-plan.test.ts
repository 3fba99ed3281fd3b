import { describe, expect, it } from 'vitest';
import { presentRound, type Stops } from '../rules/index.ts';
import { planPresentation, type Step, tierOf } from './presentation-plan.ts';

const quietStops: Stops = [0, 0, 0, 0, 0];
const kinds = (steps: readonly Step[]) => steps.map(({ kind }) => kind);

describe('tierOf', () => {
  it.each([
    [0, 'none'],
    [5, 'quiet'],
    [25, 'quiet'],
    [26, 'small'],
    [124, 'small'],
    [125, 'good'],
    [375, 'big'],
    [1000, 'great'],
  ])('receives %i coins for 25 as %s', (coins, tier) => {
    expect(tierOf(coins)).toBe(tier);
  });
});

describe('planPresentation', () => {
  it('shows a losing spin and nothing else', () => {
    const view = presentRound({ stops: quietStops, freeSpins: [] });
    expect(kinds(planPresentation(view, 'full'))).toEqual(['reels']);
  });

  it('draws every line in rising order of pay and then counts to the payout', () => {
    const view = presentRound({ stops: [10, 0, 4, 3, 2], freeSpins: [] });
    const steps = planPresentation(view, 'full');
    const coins = steps.flatMap((step) => (step.kind === 'line' ? [step.coins] : []));
    expect(coins).toEqual([5, 8, 15, 15, 40]);
    expect(steps.at(-1)).toMatchObject({ kind: 'count', fromCoins: 0, toCoins: 83, tier: 'small' });
  });

  it('celebrates only what is large, and counts it there', () => {
    const steps = planPresentation(presentRound({ stops: [18, 12, 12, 5, 17], freeSpins: [] }), 'full');
    expect(steps.at(-1)).toMatchObject({ kind: 'celebrate', tier: 'great', coins: 1000, toCoins: 1000 });
    expect(kinds(steps)).not.toContain('count');
  });

  it('never celebrates a payout at or below the stake', () => {
    for (let first = 0; first < 32; first++) {
      for (let second = 0; second < 32; second++) {
        const view = presentRound({ stops: [first, second, 4, 3, 2], freeSpins: [] });
        if (view.spins.length > 1 || view.totalCoins > 25) continue;
        const steps = planPresentation(view, 'full');
        expect(kinds(steps)).not.toContain('celebrate');
        for (const step of steps) {
          if (step.kind === 'count') expect(step.tier).toBe('quiet');
          if (step.kind === 'line') expect(step.isQuiet).toBe(true);
        }
      }
    }
  });

  it('plays free spins between a beginning and an end, counting on to the whole payout', () => {
    const freeSpins = Array.from({ length: 10 }, (): Stops => [10, 0, 4, 3, 2]);
    const view = presentRound({ stops: [22, 27, 13, 23, 0], freeSpins });
    const steps = planPresentation(view, 'full');
    expect(steps.filter(({ kind }) => kind === 'free-spin')).toHaveLength(10);
    expect(kinds(steps).indexOf('free-begin')).toBeLessThan(kinds(steps).indexOf('free-spin'));
    expect(steps.at(-1)).toMatchObject({ kind: 'free-end', coins: 50 + 10 * 83 * 2 });
    const counts = steps.flatMap((step) => (step.kind === 'count' ? [step] : []));
    for (const [index, count] of counts.entries()) {
      expect(count.fromCoins).toBe(index === 0 ? 0 : counts[index - 1]?.toCoins);
    }
  });

  it('is shorter at the quick pace', () => {
    const view = presentRound({ stops: [10, 0, 4, 3, 2], freeSpins: [] });
    const total = (steps: readonly Step[]) =>
      steps.reduce((sum, step) => sum + ('ms' in step ? step.ms : 0), 0);
    expect(total(planPresentation(view, 'quick'))).toBeLessThan(total(planPresentation(view, 'full')) / 2);
  });
});
