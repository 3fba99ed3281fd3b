import { greatestOf } from '../exact/greatest.ts';
import type { Game } from '../games/game.ts';
import { playsByShape } from '../plays/index.ts';
import { type Odds, printOdds } from './odds.ts';
import { customaryRow, opensByOperator } from './odds-sheet.ts';
import { prizeModes } from './prize-modes.ts';
import { returnsOf } from './returns.ts';

/** The highest odds of a lottery at its greatest prize group, among bets that need no operator to open them; null where there are none. */
export function greatestOdds(game: Game): string | null {
  const all = playsByShape[game.shape].flatMap((play): Odds[] => {
    const row = customaryRow(play, prizeModes[game.mode].groupMost);
    const isOpen = returnsOf(play, row).some(({ returned }) => !opensByOperator(returned));
    return isOpen ? Object.values(row.tiers) : [];
  });
  return all.length === 0 ? null : printOdds(greatestOf(all));
}
