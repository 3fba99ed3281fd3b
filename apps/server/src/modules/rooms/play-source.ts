import type { Database } from '../../platform/database/index.ts';
import type { PlaySource } from '../plays/index.ts';
import { openBetGames } from './open-bet-games.ts';
import { listOpenBets } from './open-bets-store.ts';
import { hasOpenBet } from './store.ts';

/** Bets on rounds that are on, as plays; once they are over, they are rounds like any other. */
export const openBetSource = ({ db }: Pick<Database, 'db'>): PlaySource => ({
  gamesOf: (ids, tx = db) => openBetGames(tx, ids),
  open: {
    list: (filter, most) => listOpenBets(db, filter, most),
    hasAny: ({ gameId, ...member }) => hasOpenBet(db, gameId, member),
  },
});
