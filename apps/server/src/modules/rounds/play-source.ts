import type { PlaySource } from '../plays/index.ts';
import type { Rounds } from './index.ts';

/** The rounds of the house's own games as plays: of one player, and those that many played as one. */
export const roundSource = (
  rounds: Pick<
    Rounds,
    'byIds' | 'count' | 'find' | 'gamesOf' | 'hasOpen' | 'listOpen' | 'totals' | 'winsAfter'
  >,
): PlaySource => ({
  gamesOf: rounds.gamesOf,
  settled: {
    byIds: rounds.byIds,
    find: (filter, most) => rounds.find(filter, { limit: most, offset: 0 }),
    count: rounds.count,
    totals: rounds.totals,
    winsAfter: async (...wish) =>
      (await rounds.winsAfter(...wish)).map(({ gameVersion, seedPairId, nonce, choice, ...play }) => ({
        ...play,
        drawn: { gameVersion, seedPairId, nonce, choice },
      })),
  },
  open: { list: rounds.listOpen, hasAny: rounds.hasOpen },
});
