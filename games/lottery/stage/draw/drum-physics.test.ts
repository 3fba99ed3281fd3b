import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { ballRadius, restingBalls, stirBalls } from './drum-physics.ts';

describe('balls in a drum', () => {
  it('stay inside of it and in motion, however long it turns', () => {
    const { next } = seededRandom(7);
    let balls = restingBalls(14);
    for (let frame = 0; frame < 600; frame += 1) {
      balls = stirBalls(balls, 1 / 60, next);
      for (const { x, y } of balls) expect(Math.hypot(x, y)).toBeLessThan(1 + ballRadius);
    }
    expect(balls.some(({ vx, vy }) => Math.hypot(vx, vy) > 0.2)).toBe(true);
  });
});
