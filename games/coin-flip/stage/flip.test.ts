import { describe, expect, it } from 'vitest';
import { faces } from '../rules/index.ts';
import { angleOf, flippedTo, heightAt } from './flip.ts';

describe('the flight of the coin', () => {
  it('ends on the face that came, from whatever angle', () => {
    for (const face of faces) {
      for (const from of [0, 180, 360, 1260, 2500.5]) {
        const end = flippedTo(face, from);
        expect(end % 360).toBe(angleOf(face));
        expect(end - from).toBeGreaterThanOrEqual(3 * 360);
        expect(end - from).toBeLessThan(4 * 360);
      }
    }
  });

  it('begins and ends on the ground', () => {
    expect([0, 0.5, 1].map(heightAt)).toEqual([0, 1, 0]);
  });
});
