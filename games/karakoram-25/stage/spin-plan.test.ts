import { describe, expect, it } from 'vitest';
import { evaluateSpin, type Stops } from '../rules/index.ts';
import { landingDistance, landingOffset, type Pace, planStops } from './spin-plan.ts';

const spinAt = (...stops: Stops) => ({ stops, scatters: evaluateSpin(stops).scatters });

describe('planStops', () => {
  it.each<Pace>(['full', 'quick', 'calm'])('lands on the stops of the answer at the %s pace', (pace) => {
    const plan = planStops(spinAt(10, 0, 4, 3, 2), pace);
    expect(plan.map(({ stop }) => stop)).toEqual([10, 0, 4, 3, 2]);
  });

  it('stops the reels from the left, one after the other', () => {
    const begins = planStops(spinAt(0, 0, 0, 0, 0), 'full').map(({ beginMs }) => beginMs);
    expect(begins).toEqual([...begins].sort((a, b) => a - b));
    expect(new Set(begins).size).toBe(5);
  });

  it('anticipates only on reels after the second scatter, and each waits for the one before', () => {
    const spin = spinAt(22, 27, 13, 23, 0);
    const plan = planStops(spin, 'full');
    let seen = 0;
    for (const stop of plan) {
      expect(stop.anticipates).toBe(seen >= 2);
      const before = plan[stop.reel - 1];
      if (stop.anticipates && before) expect(stop.beginMs).toBeGreaterThan(before.beginMs + before.landMs);
      seen += stop.scatters;
    }
    expect(seen).toBe(3);
  });

  it('never anticipates for a player who wants less motion', () => {
    expect(planStops(spinAt(22, 27, 13, 23, 0), 'calm').some(({ anticipates }) => anticipates)).toBe(false);
  });
});

describe('landing', () => {
  it('begins at its distance, ends exactly at rest and swings past once', () => {
    expect(landingOffset(4, 0)).toBeCloseTo(4);
    expect(landingOffset(4, 1)).toBeCloseTo(0);
    expect(landingOffset(4, 2)).toBeCloseTo(0);
    const lowest = Math.min(...Array.from({ length: 100 }, (_, i) => landingOffset(4, i / 100)));
    expect(lowest).toBeLessThan(-0.1);
    expect(lowest).toBeGreaterThan(-0.9);
  });

  it('covers whole symbols, at least one', () => {
    expect(landingDistance(30, 430)).toBe(3);
    expect(landingDistance(1, 10)).toBe(1);
  });
});
