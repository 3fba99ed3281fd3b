import type { BatchEvents } from './batches.ts';
import type { LiveNews, OwnLiveNews } from './live-types.ts';

type Committed = Parameters<BatchEvents['committed']>[0];

/** A batch that was charged, as its player is told. */
export const batchNews = ({
  roundId,
  stake,
  payout,
  jackpot,
  trials,
}: Pick<Committed, 'roundId' | 'stake' | 'payout' | 'jackpot' | 'trials'>): OwnLiveNews => ({
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

/** [D23] A treasure that a batch had divided: what everybody is told of it, and what each of those is told who have a part. */
export function treasureNews(seat: number, { trials, shares }: Pick<Committed, 'trials' | 'shares'>) {
  const boss = trials.find(({ trial, multiplier }) => trial.kind.guardsTreasure && multiplier > 0);
  if (boss === undefined || shares.length === 0) return { told: [], own: [] };
  const kind = boss.trial.kind.id;
  const told: LiveNews[] = [{ type: 'treasure', seat, kind, shares: shares.length }];
  const own = shares.map(({ memberId, currency, amount }) => ({
    memberId: String(memberId),
    currency,
    news: { type: 'treasure_share', kind, amount: String(amount) } satisfies OwnLiveNews,
    balance: null,
  }));
  return { told, own };
}
