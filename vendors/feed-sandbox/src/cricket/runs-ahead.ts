import { balls, chancesOf, type Edge } from './balls.ts';

/** An innings from some ball on. */
export interface Stretch {
  readonly edge: Edge;
  /** Legal balls bowled of all that the innings has. */
  readonly bowled: number;
  readonly of: number;
  readonly wickets: number;
  /** How many more legal balls are looked at. */
  readonly next: number;
  /** The wicket with which it ends; ten unless told. */
  readonly stopAt?: number;
}

/**
 * The chances of every number of runs in a stretch: exact under the model of the balls. From its end backwards: what follows a ball
 * is known when the ball is looked at; a wide or no-ball leaves the stretch as long as it was.
 */
export function runsAhead(stretch: Stretch): Float64Array {
  const stopAt = stretch.stopAt ?? 10;
  const most = 2 * stretch.next + 30;
  const ended = new Float64Array(most);
  ended[0] = 1;
  if (stretch.next <= 0 || stretch.wickets >= stopAt) return ended;
  let after: Float64Array[] = Array.from({ length: stopAt - stretch.wickets + 1 }, () => ended);
  for (let left = 1; left <= stretch.next; left += 1) {
    const bowled = stretch.bowled + stretch.next - left;
    const now: Float64Array[] = [];
    for (let down = 0; down < stopAt - stretch.wickets; down += 1) {
      const chances = chancesOf(stretch.edge, bowled, stretch.of, stretch.wickets + down);
      now.push(oneBall(chances, after[down] ?? ended, after[down + 1] ?? ended, most));
    }
    now.push(ended);
    after = now;
  }
  return after[0] ?? ended;
}

function oneBall(
  chances: readonly number[],
  same: Float64Array,
  out: Float64Array,
  most: number,
): Float64Array {
  const runs = new Float64Array(most);
  for (let total = 0; total < most; total += 1) {
    let chance = 0;
    for (let index = 0; index < balls.length; index += 1) {
      const ball = balls[index];
      if (ball === undefined || ball.runs > total) continue;
      const before = total - ball.runs;
      const from = ball.isWicket ? out : ball.isLegal ? same : runs;
      chance += (chances[index] ?? 0) * (from[before] ?? 0);
    }
    runs[total] = chance;
  }
  return runs;
}

const whole = new Map<string, Float64Array>();

/** The same to the end of the innings; remembered from its first ball, which every match of the same edge asks for. */
export function runsToEnd(stretch: Omit<Stretch, 'next' | 'stopAt'>): Float64Array {
  const next = stretch.of - stretch.bowled;
  if (stretch.bowled > 0 || stretch.wickets > 0) return runsAhead({ ...stretch, next });
  const key = `${stretch.edge} ${stretch.of}`;
  const known = whole.get(key) ?? runsAhead({ ...stretch, next });
  whole.set(key, known);
  return known;
}

/** The chance that at least so many runs are made. */
export function atLeast(chances: Float64Array, runs: number): number {
  let sum = 0;
  for (let total = Math.max(0, runs); total < chances.length; total += 1) sum += chances[total] ?? 0;
  return sum;
}

export function mean(chances: Float64Array): number {
  return chances.reduce((sum, chance, runs) => sum + chance * runs, 0);
}
