import { describe, expect, it } from 'vitest';
import { seatRing } from './seat-ring.ts';

describe('the ring of seats', () => {
  it('has the own seat at the bottom and the next ones clockwise', () => {
    const ring = seatRing(6, 4);
    expect(ring.map(({ at }) => at)).toEqual([2, 3, 4, 5, 0, 1]);
    const byPlace = ring.toSorted((a, b) => a.at - b.at);
    expect(byPlace[0]).toMatchObject({ seat: 4, x: 0, y: 1 });
    expect(byPlace[3]).toMatchObject({ seat: 1, x: 0, y: -1 });
    // The next to act sits at one's left hand.
    expect(byPlace[1]?.x).toBeLessThan(0);
    expect(byPlace[1]?.y).toBeGreaterThan(0);
  });

  it.each([2, 3, 5, 6, 9])('keeps %i seats apart, and mirrors left and right', (count) => {
    const ring = seatRing(count, null);
    for (const [i, one] of ring.entries()) {
      const mirror = ring[(count - i) % count];
      expect(one.x + (mirror?.x ?? Number.NaN)).toBeCloseTo(0, 9);
      expect(one.y - (mirror?.y ?? Number.NaN)).toBeCloseTo(0, 9);
      for (const other of ring.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.5);
    }
  });
});
