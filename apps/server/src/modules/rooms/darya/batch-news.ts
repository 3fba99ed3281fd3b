import type { BatchEvents } from './batches.ts';
import type { OwnLiveNews } from './live-types.ts';

/** A batch that was charged, as its player is told. */
export const batchNews = ({
  roundId,
  stake,
  payout,
  jackpot,
  trials,
}: Omit<Parameters<BatchEvents['committed']>[0], 'balance'>): OwnLiveNews => ({
  type: 'batch',
  roundId,
  stake: String(stake),
  payout: String(payout),
  jackpot: String(jackpot),
  shots: trials.map(({ bullet, fish, shot, multiplier, payout: paid }) => ({
    bullet,
    fish,
    kind: shot.fish,
    weapon: shot.weapon,
    stake: shot.stake,
    multiplier,
    payout: String(paid),
  })),
});
