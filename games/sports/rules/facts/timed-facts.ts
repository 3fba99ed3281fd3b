import type { Side } from './fixture.ts';

/** Sports that are played by periods against the clock. */
export const timedSports = ['hockey', 'kabaddi', 'basketball'] as const;
export type TimedSport = (typeof timedSports)[number];

/** How a sport against the clock is played. */
interface TimedRules {
  /** Regular periods: four quarters, or two halves. */
  readonly periods: 2 | 4;
  /** A level match goes on until it is decided. */
  readonly hasExtraTime: boolean;
  /** Goals are counted, where the others count points. */
  readonly hasGoals: boolean;
}

export const timedRules: Readonly<Record<TimedSport, TimedRules>> = {
  hockey: { periods: 4, hasExtraTime: false, hasGoals: true },
  kabaddi: { periods: 2, hasExtraTime: false, hasGoals: false },
  basketball: { periods: 4, hasExtraTime: true, hasGoals: false },
};

export interface TimedFacts {
  readonly sport: TimedSport;
  /** What each side scored in each period that was begun; those beyond the regular ones are extra time. */
  readonly periods: readonly { readonly home: number; readonly away: number }[];
  /** On the clock of the period; 0 between periods. */
  readonly secondsLeft: number;
  /** Null while the match goes on; `none` where it is not scored. */
  readonly winner: Side | 'draw' | 'none' | null;
}

/** Before anything happened. */
export const noTimed = (sport: TimedSport): TimedFacts => ({
  sport,
  periods: [],
  secondsLeft: 0,
  winner: null,
});

export const isTimedFacts = (facts: { readonly sport: string }): facts is TimedFacts =>
  timedSports.some((sport) => sport === facts.sport);

/** What each side has scored in these periods together. */
export function pointsOf(periods: TimedFacts['periods']): { readonly home: number; readonly away: number } {
  return periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
}
