import type { PlaySource, SettledPlay } from '../plays/index.ts';
import type { Vendors } from './index.ts';
import type { StoredRound } from './store.ts';

/** A vendor's round as a play: what it refunded was not staked. */
export const playOf = ({ stake, refunded, beganAt, ...round }: StoredRound): SettledPlay => ({
  ...round,
  stake: stake - refunded,
  playedAt: beganAt,
});

/** The rounds of outside vendors as plays. */
export const vendorSource = (
  vendors: Pick<
    Vendors,
    'countRounds' | 'findRounds' | 'openRounds' | 'roundsByIds' | 'totals' | 'winsAfter'
  >,
): PlaySource => ({
  gamesOf: vendors.roundsByIds,
  settled: {
    byIds: async (ids) => (await vendors.roundsByIds(ids)).map(playOf),
    find: async (filter, most) => (await vendors.findRounds(filter, most)).map(playOf),
    count: vendors.countRounds,
    async totals(filter) {
      const sums = await vendors.totals(filter);
      return { ...sums, turnover: sums.stake };
    },
    winsAfter: async (...wish) =>
      (await vendors.winsAfter(...wish)).map((round) => ({
        ...playOf(round),
        playedAt: round.endedAt,
        drawn: null,
      })),
  },
  open: {
    list: async (filter, most) =>
      (await vendors.openRounds(filter, most)).map((round) => {
        const { playedAt, ...play } = playOf(round);
        return { ...play, openedAt: playedAt };
      }),
  },
});
