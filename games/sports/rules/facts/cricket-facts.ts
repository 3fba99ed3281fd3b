import type { Side } from './fixture.ts';

export interface CricketOver {
  readonly runs: number;
  /** As printed: `0`, `4`, `W`, `wd`, `lb1`. */
  readonly balls: readonly string[];
}

export const dismissals = ['bowled', 'caught', 'lbw', 'run_out', 'stumped', 'other'] as const;
export type Dismissal = (typeof dismissals)[number];

export interface Wicket {
  /** 1 for the first of the innings. */
  readonly number: number;
  /** The innings' runs at its fall. */
  readonly runs: number;
  readonly over: number;
  readonly ball: number;
  readonly batter: string | null;
  readonly how: Dismissal;
}

export interface Batter {
  readonly person: string;
  readonly runs: number;
  readonly balls: number;
  readonly isOut: boolean;
}

export interface Innings {
  readonly batting: Side;
  readonly runs: number;
  readonly isClosed: boolean;
  /** The last one may be unfinished. */
  readonly overs: readonly CricketOver[];
  readonly wickets: readonly Wicket[];
  readonly batters: readonly Batter[];
}

export interface CricketFacts {
  readonly sport: 'cricket';
  /** Scheduled for an innings, after reductions. */
  readonly overs: number;
  readonly toss: { readonly wonBy: Side; readonly chose: 'bat' | 'bowl' } | null;
  readonly innings: readonly Innings[];
  /** For the side that bats second. */
  readonly target: number | null;
  readonly superOver: { readonly home: number; readonly away: number } | null;
  /** Null while nobody has won; `none` is a match without result. */
  readonly winner: Side | 'tie' | 'none' | null;
}

/** Before anything happened. */
export const noCricket: CricketFacts = {
  sport: 'cricket',
  overs: 20,
  toss: null,
  innings: [],
  target: null,
  superOver: null,
  winner: null,
};
