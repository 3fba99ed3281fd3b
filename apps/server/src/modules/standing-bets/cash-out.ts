import { strict as assert } from 'node:assert';
import { type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { derivedId, type Transfer } from '../ledger/index.ts';
import { type CashOut, findCashOut, lockBet, saveCashOut } from './cash-out-store.ts';
import { accountsOf, guardFor, tellAll } from './end-bets.ts';
import type { StandingParts } from './parts.ts';
import { findBet, type StandingBet } from './store.ts';

export interface CashOutWish {
  readonly betId: string;
  readonly memberId: bigint;
  /** The member's UUIDv7 for this one cash-out. */
  readonly key: string;
  /** How much of what stands is given up: all of it ends the bet. Smallest units, above zero. */
  readonly stake: bigint;
  /** What is paid for it, above zero. */
  readonly pays: bigint;
}

export type CashOutRefusal = Refusal<
  'bet.unknown' | 'bet.ended' | 'bet.stake_changed' | 'member.suspended' | 'idempotency.mismatch'
>;

export interface CashedOut {
  readonly bet: StandingBet;
  readonly cashOut: CashOut;
  /** The member's cash after it; of one that stood before, as it was then. */
  readonly balance: bigint;
}

/** Whether a cash-out is offered at that price still; reads on `tx` alone. */
export type JudgeCashOut<Withdrawn extends Refusal> = (
  bet: StandingBet,
  tx: Transaction,
) => Withdrawn | null | Promise<Withdrawn | null>;

/** The transfers of a cash-out: the stake that no longer stands, and what is paid for it. */
const idsOf = (id: string) => ({ settled: derivedId(id, 'settled'), paid: derivedId(id, 'paid') });
export const transfersOfCashOut = (id: string): string[] => Object.values(idsOf(id));

/**
 * Pays for a part of a bet that still stands, or for all of it, before its result. `judge` is asked under the bet's lock, just before the
 * money moves. The same again, by the member's key, is answered as it stands.
 */
export async function cashOut<Withdrawn extends Refusal>(
  parts: StandingParts,
  wish: CashOutWish,
  judge: JudgeCashOut<Withdrawn>,
): Promise<CashedOut | CashOutRefusal | Withdrawn> {
  const { betId, memberId, stake, pays } = wish;
  assert(stake > 0n && pays > 0n, 'a cash-out gives up something for something');
  const known = await findBet(parts.database.db, betId);
  if (known?.memberId !== memberId) return refuse('bet.unknown');
  const id = derivedId(wish.key, `${memberId}/cash-out`);
  const { cash, inPlay, vendor } = await accountsOf(parts, known);
  const guard = await guardFor(parts, known);
  const ids = idsOf(id);
  const shared = { reference: betId, evenLate: true };
  const transfers: Transfer[] = [
    { ...shared, id: ids.settled, debit: inPlay, credit: vendor, amount: stake, kind: 'stake_settled' },
    { ...shared, id: ids.paid, debit: vendor, credit: cash, amount: pays, kind: 'cash_out' },
    ...(await guard.restored(pays, betId, id)),
  ];
  const answer = await parts.desk.transact(async (tx, post) => {
    const bet = await lockBet(tx, betId);
    assert(bet, 'a bet is never deleted');
    const before = await findCashOut(tx, id);
    if (before !== null) return isSame(before, wish) ? { bet, before } : refuse('idempotency.mismatch');
    if (bet.state !== 'open') return refuse('bet.ended');
    if (stake > bet.standingStake) return refuse('bet.stake_changed');
    const withdrawn = await judge(bet, tx);
    if (withdrawn) return withdrawn;
    const [outcome] = await post([{ transfers }]);
    if (outcome?.status === 'refused' && outcome.reason === 'suspended') return refuse('member.suspended');
    assert(outcome?.status === 'posted', `the ledger does not cash out bet ${betId}`);
    const at = parts.clock.now();
    const standingStake = bet.standingStake - stake;
    const cashedOut = bet.cashedOut + pays;
    const isWhole = standingStake === 0n;
    const after: StandingBet = {
      ...bet,
      standingStake,
      cashedOut,
      ...(isWhole ? { state: 'cashed_out', payout: cashedOut, endedAt: at } : {}),
    };
    const made: CashOut = { id, betId, stake, payout: pays, at };
    await saveCashOut(tx, made, after);
    return { bet: after, made, balance: outcome.transfers[1]?.creditBalance ?? 0n };
  });
  if ('code' in answer) return answer;
  if ('before' in answer) {
    const [paid] = await parts.ledger.transfers([ids.paid]);
    assert(paid, 'a cash-out has its payment');
    return { bet: answer.bet, cashOut: answer.before, balance: paid.credit.balanceAfter };
  }
  const { bet, made, balance } = answer;
  if (bet.state === 'cashed_out') tellAll(parts, [{ bet, outcome: { does: 'settle', payout: 0n } }]);
  else parts.facts.publish('BalanceChanged', { memberId });
  return { bet, cashOut: made, balance };
}

const isSame = (one: CashOut, { betId, stake, pays }: CashOutWish): boolean =>
  one.betId === betId && one.stake === stake && one.payout === pays;
