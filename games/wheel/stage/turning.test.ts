import { expect, it } from 'vitest';
import { angleOf, landingAngle, segmentAt } from './turning.ts';

it.each([10, 20, 30, 50])(
  'of %i segments each comes under the pointer, however far the wheel has turned',
  (segments) => {
    for (let segment = 0; segment < segments; segment += 1) {
      expect(segmentAt(angleOf(segment, segments), segments)).toBe(segment);
      for (const from of [-725.4, -18, 0, 359.9, 4_000]) {
        const angle = landingAngle(from, segment, segments, 3);
        expect(segmentAt(angle, segments)).toBe(segment);
        expect(angle - from).toBeGreaterThanOrEqual(3 * 360);
        expect(angle - from).toBeLessThan(4 * 360 + 0.001);
      }
    }
  },
);
