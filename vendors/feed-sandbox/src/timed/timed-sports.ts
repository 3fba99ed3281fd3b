import { countChances, deviate, seeded } from '../seeded.ts';
import type { Team } from '../world/leagues.ts';

export type TimedSport = 'basketball' | 'hockey' | 'kabaddi';

interface TimedRules {
  readonly periods: number;
  /** Ticks of a period, and of one of extra time; null where a level match stays level. */
  readonly ticks: number;
  readonly extraTicks: number | null;
  /** What the clock of the match runs in a tick, and how long that takes in life. */
  readonly secondsPerTick: number;
  readonly tickMs: number;
  readonly breakTicks: number;
  /** How often an even side scores one, two, three … in a tick. */
  readonly points: readonly number[];
  /** How much a difference in strength of one deviation moves how often a side scores; and playing at home. */
  readonly spread: number;
  readonly homeEdge: number;
  /** Goals are counted, where the others count points. */
  readonly hasGoals: boolean;
  /** How far other lines lie beside the middle one. */
  readonly lineStep: number;
}

/** Every sport that is played against the clock: in each tick each side may score, neither heeding the other. */
export const timedSports: Readonly<Record<TimedSport, TimedRules>> = {
  basketball: {
    periods: 4,
    ticks: 20,
    extraTicks: 10,
    secondsPerTick: 30,
    tickMs: 70_000,
    breakTicks: 2,
    points: [0.06, 0.29, 0.13],
    spread: 0.035,
    homeEdge: 0.02,
    hasGoals: false,
    lineStep: 4,
  },
  hockey: {
    periods: 4,
    ticks: 30,
    extraTicks: null,
    secondsPerTick: 30,
    tickMs: 36_000,
    breakTicks: 5,
    points: [0.021],
    spread: 0.22,
    homeEdge: 0.08,
    hasGoals: true,
    lineStep: 1,
  },
  kabaddi: {
    periods: 2,
    ticks: 20,
    extraTicks: null,
    secondsPerTick: 60,
    tickMs: 80_000,
    breakTicks: 4,
    points: [0.34, 0.13, 0.05, 0.02, 0.01],
    spread: 0.07,
    homeEdge: 0.03,
    hasGoals: false,
    lineStep: 3,
  },
};

/** By how much home scores more often than away, in logarithms. */
export function timedEdge(sport: TimedSport, home: Team, away: Team, isNeutral: boolean): number {
  const { spread, homeEdge } = timedSports[sport];
  const strength = ({ code }: Team) => deviate(seeded(`${sport} ${code}`));
  return spread * (strength(home) - strength(away)) + (isNeutral ? 0 : homeEdge);
}

/** The chance of each side to score nothing, one, two … in a tick. */
export function chancesOf(sport: TimedSport, edge: number) {
  const { points } = timedSports[sport];
  return { home: countChances(points, Math.exp(edge / 2)), away: countChances(points, Math.exp(-edge / 2)) };
}
