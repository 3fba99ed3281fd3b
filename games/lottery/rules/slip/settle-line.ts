import type { Board } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import type { Odds } from '../odds/odds.ts';
import type { Hit } from '../plays/play.ts';
import { type Line, payoutOf } from './line.ts';

/** A hit with what one unit of stake got for it: all that a text needs to explain why a line won. */
export interface SettledHit extends Hit {
  readonly odds: Odds;
}

export interface Settlement {
  /** How often its units won, all tiers together. */
  readonly unitsWon: number;
  readonly hits: readonly SettledHit[];
  /** In smallest units, the stake of what won included. */
  readonly payout: bigint;
}

/** What a line is worth on a board. A board of another shape is a bug and throws. */
export function settleLine<Code extends ShapeCode>(
  line: Line<Code>,
  board: Board<NoInfer<Code>>,
): Settlement {
  const { play, selection, odds } = line;
  if (play.shape !== board.shape)
    throw new RangeError(`a board of ${board.shape} for a play on ${play.shape}`);
  const hits = play
    .hits(selection, board)
    .map((hit): SettledHit => ({ ...hit, odds: odds.tiers[hit.tier] ?? 0n }));
  const wins: Record<string, number> = {};
  for (const { tier, times } of hits) wins[tier] = (wins[tier] ?? 0) + times;
  return {
    unitsWon: hits.reduce((units, { times }) => units + times, 0),
    hits,
    payout: payoutOf(line, wins),
  };
}
