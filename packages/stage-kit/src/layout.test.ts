import { describe, expect, it } from 'vitest';
import { containScale, coverScale, frameOf, pixelRatio } from './layout.ts';

describe('layout', () => {
  it.each([
    [390, 844, undefined, 'portrait'],
    [844, 390, undefined, 'landscape'],
    [768, 1024, { top: 50, right: 0, bottom: 300, left: 0 }, 'landscape'],
  ] as const)('holds %i x %i as it looks inside the insets', (width, height, insets, orientation) => {
    expect(frameOf(width, height, insets).orientation).toBe(orientation);
  });

  it.each([
    [3, 390, 844, 2],
    [1, 1440, 900, 1],
    [0, 390, 844, 1],
    [2, 2560, 1440, 1.0018],
  ])('draws a device ratio of %f at %i x %i as %f', (device, width, height, ratio) => {
    expect(pixelRatio(device, width, height, 3_700_000)).toBeCloseTo(ratio, 3);
  });

  it('fits what must be whole and covers what may be cut', () => {
    expect(containScale(400, 800, 200, 100)).toBe(2);
    expect(coverScale(400, 800, 200, 100)).toBe(8);
  });
});
