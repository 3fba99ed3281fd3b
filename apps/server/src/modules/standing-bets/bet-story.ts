import type { StoredTransfer } from '../ledger/index.ts';
import type { SettledPlay } from '../plays/index.ts';
import { endingIdOf, transferIdsOf } from '../rounds/index.ts';
import { playedStates } from './bet-state.ts';
import { transfersOfCashOut } from './cash-out.ts';
import { type CashOut, cashOutsOf } from './cash-out-store.ts';
import { transfersOfCorrection } from './correct-bets.ts';
import { rebateIdOf } from './end-bets.ts';
import { type Correction, correctionsOf } from './endings-store.ts';
import type { StandingParts } from './parts.ts';
import { findBet, type StandingBet } from './store.ts';

/** A bet that counts as play as a round of the betting record; what of its stake was returned is not a part of it. */
export const roundOf = ({ payout, placedAt, standingStake, ...bet }: StandingBet): SettledPlay => ({
  ...bet,
  stake: bet.state === 'cashed_out' ? bet.stake - standingStake : bet.stake,
  payout: payout ?? 0n,
  playedAt: placedAt,
});

/** Whether a bet counts as play. */
export const isPlayed = ({ state }: Pick<StandingBet, 'state'>): boolean =>
  playedStates.some((one) => one === state);

export interface BetStory {
  readonly bet: StandingBet;
  readonly round: SettledPlay;
  /** What it moved so far, in the order in which it did. */
  readonly postings: readonly StoredTransfer[];
  readonly cashOuts: readonly CashOut[];
  /** Oldest first. */
  readonly corrections: readonly Correction[];
}

/** A bet with what it moved; null where there is none of this id. */
export async function betStory({ database, ledger }: StandingParts, id: string): Promise<BetStory | null> {
  const bet = await findBet(database.db, id);
  if (bet === null) return null;
  const [cashOuts, corrections] = await Promise.all([
    cashOutsOf(database.db, id),
    correctionsOf(database.db, id),
  ]);
  const { stake, payout } = transferIdsOf(id);
  const order = [
    stake,
    ...cashOuts.flatMap((one) => transfersOfCashOut(one.id)),
    endingIdOf(id),
    payout,
    rebateIdOf(id),
    ...corrections.flatMap(transfersOfCorrection),
  ];
  const postings = await ledger.transfers(order);
  return {
    bet,
    round: roundOf(bet),
    postings: postings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    cashOuts,
    corrections,
  };
}
