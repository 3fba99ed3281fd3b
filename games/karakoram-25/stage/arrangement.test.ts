import { describe, expect, it } from 'vitest';
import { arrange, cellCentre, windowHeight, windowWidth } from './arrangement.ts';

const bars = { top: 48, right: 0, bottom: 120, left: 0 };

describe('arrange', () => {
  it.each([
    [390, 844, 'portrait', 'tall'],
    [844, 390, 'landscape', 'wide'],
    [768, 1024, 'portrait', 'tall'],
    [1440, 900, 'landscape', 'wide'],
  ] as const)(
    'keeps the whole frame between the bars at %i x %i',
    (width, height, orientation, shapeName) => {
      const place = arrange({ width, height, orientation }, bars);
      expect(place.shapeName).toBe(shapeName);
      const halfWidth = (windowWidth(place.shape) / 2 + place.shape.border) * place.scale;
      const halfHeight = (windowHeight(place.shape) / 2 + place.shape.border) * place.scale;
      expect(place.x - halfWidth).toBeGreaterThanOrEqual(0);
      expect(place.x + halfWidth).toBeLessThanOrEqual(width);
      expect(place.y - halfHeight).toBeGreaterThanOrEqual(bars.top);
      expect(place.y + halfHeight).toBeLessThanOrEqual(height - bars.bottom);
    },
  );

  it('leaves out the name where it would cost the reels their size', () => {
    expect(arrange({ width: 844, height: 390, orientation: 'landscape' }, bars).signWidth).toBe(0);
  });
});

describe('cellCentre', () => {
  it('puts the middle cell in the middle', () => {
    const { shape } = arrange({ width: 1440, height: 900, orientation: 'landscape' }, bars);
    expect(cellCentre(shape, 2, 1)).toEqual({ x: 0, y: 0 });
    expect(cellCentre(shape, 0, 2)).toEqual({ x: -2 * (200 + 8), y: shape.cellHeight });
  });
});
