import { CASH_OUT_MAX } from '@ikka/crash/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlightClock } from './flight-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function phasesOf(point: number, cashOut: number | null): string[] {
  const phases: string[] = [];
  createFlightClock(point, cashOut).fly(
    ({ phase }) => phases.push(phase),
    () => phases.push('ended'),
  );
  vi.advanceTimersByTime(20_000);
  return phases;
}

describe('a flight that is shown again', () => {
  it.each([
    ['with a bet that was cashed out on the way', 300, 150],
    ['with a bet that was cashed out at its very end', CASH_OUT_MAX, CASH_OUT_MAX],
    ['with a bet that was cashed out at a point far up', 500_000, 500_000],
  ])('ends over %s', (_kind, point, cashOut) => {
    expect(phasesOf(point, cashOut)).toEqual(['flying', 'flying', 'over', 'ended']);
  });

  it('can be ended before its time', () => {
    const phases: string[] = [];
    const stop = createFlightClock(300, 150).fly(
      ({ phase }) => phases.push(phase),
      () => phases.push('ended'),
    );
    stop();
    vi.advanceTimersByTime(20_000);
    expect([phases, phasesOf(100, null)]).toEqual([['flying'], ['flying', 'over', 'ended']]);
  });
});
