import type { CricketFacts, Innings } from '../../facts/cricket-facts.ts';

/** What cricket's markets are decided by. */
export interface CricketView {
  readonly facts: CricketFacts;
  /** Of an innings, as it was announced. */
  readonly scheduledOvers: number;
  readonly isOver: boolean;
}

const isLegal = (ball: string): boolean => !/wd|nb/.test(ball);

export const legalBalls = ({ balls }: { readonly balls: readonly string[] }): number =>
  balls.filter(isLegal).length;

/** Six legal balls, or another over was begun. */
export function isOverDone(innings: Innings, at: number): boolean {
  const over = innings.overs[at];
  return over !== undefined && (legalBalls(over) >= 6 || innings.overs.length > at + 1);
}

/** Runs after so many overs. */
export const runsAfter = (innings: Innings, overs: number): number =>
  innings.overs.slice(0, overs).reduce((sum, { runs }) => sum + runs, 0);

const shareNeeded = 0.8;

/**
 * Whether a closed innings counts as played: it ended by wickets or by reaching its target, or four fifths of the announced overs were
 * bowled.
 */
export function isPlayedOut({ facts, scheduledOvers }: CricketView, at: number): boolean {
  const innings = facts.innings[at];
  if (innings === undefined || !innings.isClosed) return false;
  if (innings.wickets.length >= 10) return true;
  if (at === 1 && facts.target !== null && innings.runs >= facts.target) return true;
  return innings.overs.filter((_, over) => isOverDone(innings, over)).length >= shareNeeded * scheduledOvers;
}
