import type { BonusState } from '@ikka/contract';
import { type AttachedRow, derivedId, type Transfer } from '../ledger/index.ts';
import { attachEnding, type TakenBonus } from './claim-store.ts';
import { storedLine, type TurnoverLine } from './count-turnover.ts';
import type { BonusParts } from './parts.ts';
import { keptFigures } from './terms.ts';

/** A bonus's end as the ledger is told it: the money's way, and the row that is written with it. */
export interface BonusEnd {
  readonly transfer: Transfer;
  readonly attach: AttachedRow;
}

/**
 * How a bonus ends: released into the member's cash, or back to the house. Every end has the same transfer id, so that of
 * several at once, wherever they come from, the ledger takes one.
 */
export async function endOf(
  { ledger, clock }: BonusParts,
  claim: TakenBonus,
  state: Exclude<BonusState, 'active'>,
  lines: readonly TurnoverLine[],
): Promise<BonusEnd> {
  const { code } = keptFigures(claim.terms).currency;
  const isReleased = state === 'released';
  return {
    transfer: {
      id: derivedId(claim.depositTransferId, 'bonus end'),
      debit: await ledger.memberAccount(claim.memberId, 'locked_bonus', code),
      credit: isReleased
        ? await ledger.memberAccount(claim.memberId, 'cash', code)
        : await ledger.houseAccount('bonuses', code),
      amount: claim.amount,
      kind: isReleased ? 'bonus_unlocked' : 'bonus_forfeited',
      reference: claim.id,
      evenSuspended: true,
      evenLate: true,
    },
    attach: attachEnding({ id: claim.id, state, endedAt: clock.now(), lines: lines.map(storedLine) }),
  };
}

/** Ends it; false where it had ended before, in whatever way. */
export async function endBonus(
  parts: BonusParts,
  claim: TakenBonus,
  state: Exclude<BonusState, 'active'>,
  lines: readonly TurnoverLine[],
): Promise<boolean> {
  const { transfer, attach } = await endOf(parts, claim, state, lines);
  const outcome = await parts.ledger.post({ transfers: [transfer], attach: [attach] });
  if (outcome.status !== 'refused') return outcome.status === 'posted';
  if (outcome.reason === 'id_reused') return false;
  throw new Error(`the ledger refuses to end bonus ${claim.id}: ${outcome.reason}`);
}
