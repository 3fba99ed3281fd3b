import { deviate, seeded } from '../seeded.ts';
import type { Team } from '../world/leagues.ts';

/** Goals that both sides are expected to score in ninety minutes, and how far low scores depend on one another. */
export interface Rates {
  readonly home: number;
  readonly away: number;
  readonly rho: number;
}

const goalsMean = 1.3;
const homeAdvantage = 0.25;
const strengthSpread = 0.22;

function strengthOf(team: Team): { readonly attack: number; readonly defence: number } {
  const random = seeded(`football ${team.code}`);
  return { attack: strengthSpread * deviate(random), defence: strengthSpread * deviate(random) };
}

/** log rate = base + attack - defence (+ home advantage), as Dixon and Coles fit it (1997). */
export function ratesOf(home: Team, away: Team, isNeutral: boolean): Rates {
  const [one, other] = [strengthOf(home), strengthOf(away)];
  const base = Math.log(goalsMean);
  const bounded = (rate: number) => Math.min(4, Math.max(0.3, rate));
  return {
    home: bounded(Math.exp(base + one.attack - other.defence + (isNeutral ? 0 : homeAdvantage))),
    away: bounded(Math.exp(base + other.attack - one.defence)),
    rho: -0.08,
  };
}

/** Dixon and Coles' correction of a final score; the matrix keeps its sum. */
export function correction(rates: Rates, home: number, away: number): number {
  if (home === 0 && away === 0) return 1 - rates.home * rates.away * rates.rho;
  if (home === 0 && away === 1) return 1 + rates.home * rates.rho;
  if (home === 1 && away === 0) return 1 + rates.away * rates.rho;
  if (home === 1 && away === 1) return 1 - rates.rho;
  return 1;
}

/**
 * How much likelier than independent goals would have it the rest of the match is, from this score on: the mean of the correction
 * over all final scores. Goals that come at their rate times the ratio of this after and before them follow Dixon and Coles' matrix
 * exactly (Doob's transform).
 */
export function tilt(
  rates: Rates,
  score: { readonly home: number; readonly away: number },
  left: { readonly home: number; readonly away: number },
): number {
  let mean = 1;
  for (const [home, away] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    const [more, moreAway] = [home - score.home, away - score.away];
    if (more < 0 || moreAway < 0) continue;
    mean += (correction(rates, home, away) - 1) * poisson(left.home, more) * poisson(left.away, moreAway);
  }
  return mean;
}

/** P(X = count) of a Poisson number. */
export function poisson(mean: number, count: number): number {
  let chance = Math.exp(-mean);
  for (let step = 1; step <= count; step += 1) chance *= mean / step;
  return chance;
}
