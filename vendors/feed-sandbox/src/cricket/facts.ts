import type { Side } from '../wire.ts';

export type HowOut = 'bowled' | 'caught' | 'lbw' | 'run_out' | 'stumped' | 'other';

export interface Innings {
  batting: Side;
  runs: number;
  isClosed: boolean;
  /** Balls as they are printed; the last over may be unfinished. */
  overs: { runs: number; balls: string[] }[];
  wickets: { number: number; runs: number; over: number; ball: number; batter: string | null; how: HowOut }[];
  batters: { person: string; runs: number; balls: number; isOut: boolean }[];
}

/** All that is known of a cricket match so far. */
export interface CricketFacts {
  sport: 'cricket';
  /** Of an innings, after what rain took. */
  overs: number;
  toss: { wonBy: Side; chose: 'bat' | 'bowl' } | null;
  innings: Innings[];
  target: number | null;
  superOver: { home: number; away: number } | null;
  winner: Side | 'tie' | 'none' | null;
}

export const legalOf = (texts: readonly string[]) =>
  texts.filter((text) => text !== 'wd' && text !== 'nb').length;

/** Legal balls of an innings. */
export const ballsOf = (innings: Innings) =>
  innings.overs.reduce((sum, over) => sum + legalOf(over.balls), 0);
