/** A ball in a round drum: where it is and how it moves, the drum's radius being 1. */
export interface DrumBall {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

export const ballRadius = 0.15;
/** Downward is positive; in radii per square second. */
const gravity = 5.5;
const bounce = 0.72;
/** The blower at the bottom: what it adds to a ball right above it, in radii per second. */
const blow = 5.2;
const fastest = 6;

/**
 * The balls after so many seconds: they fall, are blown up from below, bounce off the wall and push one another apart. `chance`
 * answers from 0 to 1; it makes the picture lively and decides nothing.
 */
export function stirBalls(balls: readonly DrumBall[], seconds: number, chance: () => number): DrumBall[] {
  const moved = balls.map((ball) => againstWall(blown(fallen(ball, seconds), chance)));
  return moved.map((ball, at) =>
    moved.reduce((here, other, to) => (to === at ? here : apart(here, other)), ball),
  );
}

const fallen = ({ x, y, vx, vy }: DrumBall, seconds: number): DrumBall => {
  const down = vy + gravity * seconds;
  return { x: x + vx * seconds, y: y + down * seconds, vx: vx * (1 - 0.2 * seconds), vy: down };
};

function blown(ball: DrumBall, chance: () => number): DrumBall {
  if (ball.y < 0.45 || Math.abs(ball.x) > 0.55) return ball;
  return { ...ball, vx: ball.vx + (chance() - 0.5) * 2.4, vy: ball.vy - blow * (0.4 + 0.6 * chance()) };
}

function againstWall(ball: DrumBall): DrumBall {
  const most = 1 - ballRadius;
  const away = Math.hypot(ball.x, ball.y);
  const speed = Math.hypot(ball.vx, ball.vy);
  const slowed = speed > fastest ? fastest / speed : 1;
  const { vx, vy } = { vx: ball.vx * slowed, vy: ball.vy * slowed };
  if (away <= most) return { ...ball, vx, vy };
  const [nx, ny] = [ball.x / away, ball.y / away];
  const outward = vx * nx + vy * ny;
  const turned = outward > 0 ? outward * (1 + bounce) : 0;
  return { x: nx * most, y: ny * most, vx: vx - turned * nx, vy: vy - turned * ny };
}

function apart(ball: DrumBall, other: DrumBall): DrumBall {
  const [dx, dy] = [ball.x - other.x, ball.y - other.y];
  const distance = Math.hypot(dx, dy);
  const overlap = 2 * ballRadius - distance;
  if (overlap <= 0 || distance === 0) return ball;
  const [nx, ny] = [dx / distance, dy / distance];
  return {
    x: ball.x + (nx * overlap) / 2,
    y: ball.y + (ny * overlap) / 2,
    vx: ball.vx + nx * overlap,
    vy: ball.vy + ny * overlap,
  };
}

/** Balls at rest in rows, the lowest first. */
export const restingBalls = (count: number): DrumBall[] =>
  Array.from({ length: count }, (_, at) => ({
    x: ((at % 5) - 2) * 2 * ballRadius,
    y: 0.7 - Math.floor(at / 5) * 2 * ballRadius,
    vx: 0,
    vy: 0,
  }));
