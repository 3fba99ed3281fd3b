import { CASH_OUT_MAX } from '@ikka/crash/rules';
import type { InstantGame } from '@ikka/game-kit';

/**
 * What a bet of one can win at most in the games that many play as one. Crash ends at 10,000.00; of a coup of baccarat this is
 * more than all spots together could pay at their best, the side bets at a tenth of the main ones.
 */
const greatestOfShared = (gameId: string): bigint | null => {
  if (gameId === 'crash') return BigInt(CASH_OUT_MAX / 100);
  return gameId.startsWith('baccarat') ? 40n : null;
};

/**
 * Of the stakes that a game offers those at which no possible win passes the greatest that the house allows. Where what is
 * chosen decides how much can be won, the bet itself is judged instead (`checkGreatestWin` of rounds). Outside games are their
 * vendors': only their stakes are bounded.
 */
export function stakesWithin(
  game: InstantGame | null,
  gameId: string,
  stakes: readonly bigint[],
  winMax: bigint | null,
): readonly bigint[] {
  if (winMax === null) return stakes;
  return stakes.filter((stake) => {
    const shared = greatestOfShared(gameId);
    if (shared !== null) return stake * shared <= winMax;
    const bet = game?.readBet(stake, null);
    const greatest = bet === undefined || 'refused' in bet ? null : bet.greatest();
    return greatest === null || greatest <= winMax;
  });
}
