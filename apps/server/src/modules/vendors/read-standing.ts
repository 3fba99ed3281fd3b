import type { Queryable } from '../../platform/database/index.ts';
import type { BetState, Standing } from './decide-event.ts';
import {
  findRound,
  findTransaction,
  type StoredRound,
  type StoredTransaction,
  transactionsOfRound,
} from './store.ts';

/** A round and a bet as they stand, before an event is decided. */
export interface Stood {
  readonly round: StoredRound | null;
  /** What lies under the bet's id, whatever it is. */
  readonly bet: StoredTransaction | null;
  readonly standing: Standing;
}

/** Reads what there is of a round and, where one is named, of a bet. Whoever writes by it says the round's version. */
export async function readStanding(
  tx: Queryable,
  vendorCode: string,
  { roundKey, betId }: { readonly roundKey: string; readonly betId?: string | undefined },
): Promise<Stood> {
  // In this order: a bet that is found has its round, and a return that is not found yet moves the round's version on.
  const bet = betId === undefined ? null : await findTransaction(tx, vendorCode, betId);
  const round = await findRound(tx, vendorCode, roundKey);
  const returns =
    bet?.kind === 'bet' && bet.roundId !== null
      ? (await transactionsOfRound(tx, bet.roundId)).filter(
          (one) => one.betId === betId && (one.kind === 'refund' || one.kind === 'rollback'),
        )
      : [];
  const betLeft =
    (bet?.kind === 'bet' ? bet.amount : 0n) - returns.reduce((sum, one) => sum + one.amount, 0n);
  return {
    round,
    bet,
    standing: {
      round: round === null ? 'absent' : round.endedAt === null ? 'open' : 'ended',
      roundLeft: round === null ? 0n : round.stake - round.refunded,
      roundPaid: round?.payout ?? 0n,
      bet: betState(bet, returns, betLeft),
      betLeft,
    },
  };
}

function betState(
  bet: StoredTransaction | null,
  returns: readonly StoredTransaction[],
  left: bigint,
): BetState {
  if (bet === null) return 'absent';
  if (bet.kind === 'tombstone') return 'buried';
  if (returns.some(({ kind }) => kind === 'rollback')) return 'rolled_back';
  if (left === 0n) return 'refunded';
  return returns.length === 0 ? 'placed' : 'part_refunded';
}
