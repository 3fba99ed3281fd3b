import { outcome } from '../odds.ts';
import type { WireOutcome } from '../wire.ts';
import type { Edge } from './balls.ts';
import { ballsOf, type Innings } from './facts.ts';

/** Runs that a batter of each place makes on average in a whole innings of twenty overs. */
const means = [27, 26, 25, 22, 18, 14, 10, 7, 5, 4, 3];
const runsMost = 140;

/**
 * Who makes the most runs of a side. What a batter still makes is taken as geometric around his place's mean, less as the innings
 * runs out; of those who are level each is as likely.
 */
export function topBatter(
  squad: readonly string[],
  innings: Innings | null,
  edge: Edge,
  balls: number,
): WireOutcome[] {
  const left = innings === null ? 1 : Math.max(0, 1 - ballsOf(innings) / balls);
  const batters = squad.slice(0, 11).map((person, place) => {
    const known = innings?.batters.find((batter) => batter.person === person);
    const mean = known?.isOut
      ? 0
      : (means[place] ?? 3) * Math.exp(0.03 * edge) * Math.sqrt(left) * (balls / 120);
    return { person, made: known?.runs ?? 0, mean };
  });
  const below = batters.map(({ made, mean }) => cumulative(made, mean));
  const chances = batters.map((_, index) => {
    let sum = 0;
    for (let runs = 0; runs < runsMost; runs += 1) {
      const own = (below[index]?.[runs] ?? 1) - (runs === 0 ? 0 : (below[index]?.[runs - 1] ?? 1));
      if (own <= 0) continue;
      let others = 1;
      for (let rival = 0; rival < batters.length; rival += 1) {
        if (rival === index) continue;
        const [upTo, under] = [below[rival]?.[runs] ?? 1, runs === 0 ? 0 : (below[rival]?.[runs - 1] ?? 1)];
        others *= (upTo + under) / 2;
      }
      sum += own * others;
    }
    return sum;
  });
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return batters.map(({ person }, index) => outcome(person, (chances[index] ?? 0) / all));
}

/** P(total <= runs) of what is made and a geometric number more. */
function cumulative(made: number, mean: number): Float64Array {
  const below = new Float64Array(runsMost);
  const more = mean / (1 + mean);
  for (let runs = made; runs < runsMost; runs += 1) below[runs] = 1 - more ** (runs - made + 1);
  return below;
}
