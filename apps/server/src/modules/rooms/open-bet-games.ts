import { tableOf } from '@ikka/baccarat/rules';
import type { Queryable } from '../../platform/database/index.ts';
import { liveVendor } from './baccarat/table-game.ts';
import { crashVendor } from './crash/crash-game.ts';
import { openBets } from './store.ts';

/** Game and vendor of those of these bets that are on no record yet, because their round is on. */
export async function openBetGames(tx: Queryable, ids: readonly string[]) {
  const open = await openBets(tx, ids);
  return open.map(({ id, roomId }) => ({
    id,
    gameId: roomId,
    vendorCode: tableOf(roomId) === undefined ? crashVendor : liveVendor,
  }));
}
