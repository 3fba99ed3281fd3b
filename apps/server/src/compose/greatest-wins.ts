import { greatestPayout, limitsOf, tableOf } from '@ikka/baccarat/rules';
import { CASH_OUT_MAX } from '@ikka/crash/rules';
import type { InstantGame } from '@ikka/game-kit';

/**
 * Of the stakes that a game offers, ascending, those at which no possible win passes the greatest that the house allows. At a
 * table that is what one member may have on all spots together. Where what is chosen decides how much can be won, the bet itself
 * is judged instead (`checkGreatestWin` of rounds). Outside games are their vendors': only their stakes are bounded.
 */
export function stakesWithin(
  game: InstantGame | null,
  gameId: string,
  stakes: readonly bigint[],
  winMax: bigint | null,
): readonly bigint[] {
  if (winMax === null) return stakes;
  const table = tableOf(gameId);
  /** Of a table its limits follow from all stakes up to this one. */
  const greatestAt = (stake: bigint, index: number): bigint | null => {
    if (table !== undefined) return greatestPayout(limitsOf(stakes.slice(0, index + 1)), table.variant);
    return gameId === 'crash' ? stake * BigInt(CASH_OUT_MAX / 100) : greatestOfBet(game, stake);
  };
  return stakes.filter((stake, index) => {
    const greatest = greatestAt(stake, index);
    return greatest === null || greatest <= winMax;
  });
}

function greatestOfBet(game: InstantGame | null, stake: bigint): bigint | null {
  const bet = game?.readBet(stake, null);
  return bet === undefined || 'refused' in bet ? null : bet.greatest();
}
