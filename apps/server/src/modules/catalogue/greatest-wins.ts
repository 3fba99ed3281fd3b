import type { InstantGame } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/node';

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
  const greatestWin = greatestWins.get(gameId);
  return stakes.filter((stake, index) => {
    const greatest = greatestWin?.(gameId, stakes.slice(0, index + 1)) ?? greatestOfBet(game, stake);
    return greatest === null || greatest <= winMax;
  });
}

/** By code, for games whose rules tell the greatest win of a stake rather than of a bet. */
const greatestWins = new Map(
  houseGames.flatMap(({ versions, greatestWin }) =>
    greatestWin === undefined ? [] : versions.map(({ code }) => [code, greatestWin] as const),
  ),
);

function greatestOfBet(game: InstantGame | null, stake: bigint): bigint | null {
  const bet = game?.readBet(stake, null);
  return bet === undefined || 'refused' in bet ? null : bet.greatest();
}
