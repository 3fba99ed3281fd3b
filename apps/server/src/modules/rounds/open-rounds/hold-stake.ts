import type { Transfer } from '../../ledger/index.ts';
import type { RoundsParts } from '../index.ts';
import type { StakeSource } from '../place-bet.ts';
import type { OpenRound } from './store.ts';

/** A stake that a round sets aside: at its opening, or with a step. `amount` in smallest units. */
interface Holding {
  readonly round: OpenRound;
  readonly id: string;
  readonly amount: bigint;
}

/** What moves a stake from the member's cash to what is in play, within the limits: the stake first, then what they take. */
export async function holdingTransfers(
  parts: RoundsParts,
  { round, id, amount }: Holding,
  { seat, cash, taken }: StakeSource,
): Promise<Transfer[]> {
  const currency = parts.currencyCode(round.currency);
  const held = {
    id,
    debit: cash,
    credit: await parts.ledger.memberAccount(round.memberId, 'in_play', currency),
    amount,
    kind: 'stake_held' as const,
    reference: round.id,
    expectVersion: seat.cashVersion,
  };
  return [held, ...taken];
}
