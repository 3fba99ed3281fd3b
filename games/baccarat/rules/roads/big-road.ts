import type { Winner } from '../coup.ts';

/** [B19] A run of one winner, however long; each cell holds how many ties followed it. */
export interface Run {
  readonly winner: Exclude<Winner, 'tie'>;
  readonly ties: readonly number[];
}

/** [B19] The runs of a shoe. A tie takes no cell: it marks the last one, or the first to come. */
export function runsOf(winners: readonly Winner[]): Run[] {
  const runs: { winner: Run['winner']; ties: number[] }[] = [];
  let early = 0;
  for (const winner of winners) {
    const last = runs.at(-1);
    if (winner === 'tie') {
      if (last === undefined) early += 1;
      else last.ties[last.ties.length - 1] = (last.ties.at(-1) ?? 0) + 1;
    } else if (last?.winner === winner) {
      last.ties.push(0);
    } else {
      runs.push({ winner, ties: [early] });
      early = 0;
    }
  }
  return runs;
}
