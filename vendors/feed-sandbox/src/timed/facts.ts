import type { Side } from '../wire.ts';
import type { TimedSport } from './timed-sports.ts';

export interface TimedScore {
  home: number;
  away: number;
}

/** All that is known of a match against the clock so far. */
export interface TimedFacts {
  readonly sport: TimedSport;
  /** What each side scored in each period that was begun; those beyond the regular ones are extra time. */
  periods: TimedScore[];
  /** Of the period, on the clock of the match; 0 between periods. */
  secondsLeft: number;
  winner: Side | 'draw' | 'none' | null;
}

export function totalOf(periods: readonly Readonly<TimedScore>[]): TimedScore {
  const sum = { home: 0, away: 0 };
  for (const { home, away } of periods) {
    sum.home += home;
    sum.away += away;
  }
  return sum;
}
