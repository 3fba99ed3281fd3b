import { balls, chancesOf, type Edge } from './balls.ts';

/** Where an innings stands. */
export interface Standing {
  readonly edge: Edge;
  /** Legal balls bowled of all that the innings has. */
  readonly bowled: number;
  readonly of: number;
  readonly wickets: number;
}

const allOut = 10;
const wicketIndex = balls.findIndex(({ isWicket }) => isWicket);
const runsOf = balls.map(({ runs }) => runs);
const isLegal = balls.map((ball) => ball.isLegal);

/**
 * The chances of every number of runs from here until so many legal balls of the innings are bowled: exact under the model of the
 * balls. From the end backwards: what follows a ball is known when the ball is looked at; a wide or no-ball leaves as many to come.
 */
export function runsUntil(standing: Standing, until: number): Float64Array {
  const { edge, bowled, of, wickets } = standing;
  if (bowled >= until || wickets >= allOut) return nothing(1);
  const key = `${edge} ${of} ${until}`;
  const table = tables.get(key) ?? fill(edge, of, 0, until);
  tables.set(key, table);
  return table[bowled]?.[wickets] ?? nothing(1);
}

export const runsToEnd = (standing: Standing) => runsUntil(standing, standing.of);

/** The same for the runs before the next wicket falls, or the innings ends without it. */
export function runsUntilWicket({ edge, bowled, of, wickets }: Standing): Float64Array {
  const most = mostRuns(of - bowled);
  const fallen = nothing(most);
  let after = nothing(most);
  for (let ball = of - 1; ball >= bowled; ball -= 1)
    after = oneBall(chancesOf(edge, ball, of, wickets), after, fallen, most);
  return after;
}

/** And in so few balls that no table is worth keeping. */
export function runsInBalls({ edge, bowled, of, wickets }: Standing, count: number): Float64Array {
  return fill(edge, of, bowled, Math.min(of, bowled + count))[bowled]?.[wickets] ?? nothing(1);
}

/** By what an innings is and where a count of its runs ends; matches of the same edge share one. */
const tables = new Map<string, Float64Array[][]>();

function fill(edge: Edge, of: number, from: number, until: number): Float64Array[][] {
  const table: Float64Array[][] = [];
  for (let bowled = until - 1; bowled >= from; bowled -= 1) {
    const most = mostRuns(until - bowled);
    const ended = nothing(most);
    table[bowled] = Array.from({ length: allOut }, (_, wickets) =>
      oneBall(
        chancesOf(edge, bowled, of, wickets),
        table[bowled + 1]?.[wickets] ?? ended,
        table[bowled + 1]?.[wickets + 1] ?? ended,
        most,
      ),
    );
  }
  return table;
}

/** Beyond this lies less than a millionth. */
const mostRuns = (left: number) => 3 * left + 40;

function nothing(most: number): Float64Array {
  const runs = new Float64Array(most);
  runs[0] = 1;
  return runs;
}

function oneBall(
  chances: readonly number[],
  same: Float64Array,
  out: Float64Array,
  most: number,
): Float64Array {
  const runs = new Float64Array(most);
  for (let index = 0; index < chances.length; index += 1) {
    if (isLegal[index] !== true) continue;
    const [chance, more] = [chances[index] ?? 0, runsOf[index] ?? 0];
    const from = index === wicketIndex ? out : same;
    const end = Math.min(most, from.length + more);
    for (let total = more; total < end; total += 1)
      runs[total] = (runs[total] ?? 0) + chance * (from[total - more] ?? 0);
  }
  // Each extra that does not count costs a run and leaves everything as it was.
  let extra = 0;
  for (let index = 0; index < chances.length; index += 1)
    if (isLegal[index] !== true) extra += chances[index] ?? 0;
  for (let total = 1; total < most; total += 1)
    runs[total] = (runs[total] ?? 0) + extra * (runs[total - 1] ?? 0);
  return runs;
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
