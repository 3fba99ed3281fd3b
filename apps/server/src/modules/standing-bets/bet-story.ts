import type { StoredTransfer } from '../ledger/index.ts';
import { type BetRound, endingIdOf, transferIdsOf } from '../rounds/index.ts';
import type { StandingParts } from './parts.ts';
import { findBet, type StandingBet } from './store.ts';

/** A settled bet as a round of the betting record. */
export const roundOf = ({
  payout,
  placedAt,
  ...bet
}: StandingBet): BetRound & { readonly memberId: bigint } => ({
  ...bet,
  payout: payout ?? 0n,
  playedAt: placedAt,
});

export interface BetStory {
  readonly bet: StandingBet;
  readonly round: BetRound & { readonly memberId: bigint };
  /** What it moved so far, in the order in which it did. */
  readonly postings: readonly StoredTransfer[];
}

/** A bet with what it moved; null where there is none of this id. */
export async function betStory({ database, ledger }: StandingParts, id: string): Promise<BetStory | null> {
  const bet = await findBet(database.db, id);
  if (bet === null) return null;
  const { stake, payout } = transferIdsOf(id);
  const order = [stake, endingIdOf(id), payout];
  const postings = await ledger.transfers(order);
  return {
    bet,
    round: roundOf(bet),
    postings: postings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
  };
}
