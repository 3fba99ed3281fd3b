import { deviate, seeded } from '../seeded.ts';
import type { Team } from '../world/leagues.ts';

export type FieldSport = 'racing' | 'golf';

interface FieldRules {
  /** How long a furlong, or a hole with the wait before it, lasts in life. */
  readonly tickMs: number;
  /** Furlongs or holes. */
  readonly ticks: number;
  /** How far strengths lie apart, in logarithms of how often one comes before another. */
  readonly spread: number;
  /** How often neighbours in the last order are level. */
  readonly levelShare: number;
  /** A tie for the first place is played off. */
  readonly hasPlayOff: boolean;
  /** How often somebody is withdrawn at the start, and how often each of the others does not finish. */
  readonly withdrawnShare: number;
  readonly unfinishedShare: number;
  /** Strokes to par are told. */
  readonly hasMarks: boolean;
}

/** Sports in which a whole field competes. */
export const fieldRules: Readonly<Record<FieldSport, FieldRules>> = {
  racing: {
    tickMs: 13_000,
    ticks: 10,
    spread: 0.7,
    levelShare: 0.006,
    hasPlayOff: false,
    withdrawnShare: 0.15,
    unfinishedShare: 0.01,
    hasMarks: false,
  },
  golf: {
    tickMs: 840_000,
    ticks: 18,
    spread: 0.45,
    levelShare: 0.35,
    hasPlayOff: true,
    withdrawnShare: 0.08,
    unfinishedShare: 0,
    hasMarks: true,
  },
};

/** How likely each is to come first, as weights. */
export const weightsOf = (sport: FieldSport, teams: readonly Team[]): ReadonlyMap<string, number> =>
  new Map(
    teams.map(({ code }) => [code, Math.exp(fieldRules[sport].spread * deviate(seeded(`${sport} ${code}`)))]),
  );

/** On how many first places bets are taken, by how many start; null where there are too few. */
export function placesOf(sport: FieldSport, starters: number): number | null {
  if (sport === 'golf') return starters >= 12 ? 5 : null;
  if (starters < 5) return null;
  return starters < 8 ? 2 : starters < 16 ? 3 : 4;
}
