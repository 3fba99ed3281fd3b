import { describe, expect, it } from 'vitest';
import { cannonAt, sceneSize } from '../rules/index.ts';
import { placeScene } from './placement.ts';

const none = { left: 0, right: 0, top: 0, bottom: 0 };
const frames = { wide: { width: 1_440, height: 900 }, tall: { width: 390, height: 844 } };
const frameOf = (name: keyof typeof frames) => frames[name] as Parameters<typeof placeScene>[0];

describe.each(['wide', 'tall'] as const)('the scene on a %s screen', (name) => {
  it.each([0, 1, 2, 3])('has the cannon of seat %i near its player', (seat) => {
    const { width, height } = frameOf(name);
    const at = placeScene(frameOf(name), none, seat).toScreen(cannonAt(seat));
    if (name === 'wide') expect(at.y).toBeGreaterThan(height * 0.75);
    else expect([at.x > width * 0.8, at.y > height * 0.6]).toEqual([true, true]);
  });

  it.each([0, 1, 2, 3])('is found again from the screen by seat %i, with its directions', (seat) => {
    const place = placeScene(frameOf(name), none, seat);
    for (const point of [
      { x: 0, y: 0 },
      { x: 700, y: 123 },
      { x: sceneSize.width, y: sceneSize.height },
    ]) {
      const back = place.toScene(place.toScreen(point));
      expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(1e-6);
    }
    for (const heading of [0, 1, -2.2, 3]) {
      const [from, to] = [
        { x: 800, y: 400 },
        { x: 800 + Math.cos(heading), y: 400 + Math.sin(heading) },
      ].map(place.toScreen) as [{ x: number; y: number }, { x: number; y: number }];
      expect(Math.cos(place.turned(heading) - Math.atan2(to.y - from.y, to.x - from.x))).toBeCloseTo(1, 6);
    }
  });
});
