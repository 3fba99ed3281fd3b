import type { DepositReason, DepositState } from './deposit-state.ts';

/** What happens to a bank transfer beside what happens to every deposit. `by` is the operator's name. */
export type TransferEvent =
  /** The member brought pictures; `isInTime` counts for a transfer that is over. */
  | { readonly kind: 'proof'; readonly isInTime: boolean }
  | { readonly kind: 'take'; readonly by: string }
  | { readonly kind: 'giveBack'; readonly by: string }
  /** The operator found the money on the statement: this payment, and so much of it. */
  | {
      readonly kind: 'match';
      readonly by: string;
      readonly received: bigint;
      readonly bankReference: string;
      readonly needsSecond: boolean;
    }
  | { readonly kind: 'reject'; readonly by: string };

export type TransferRefusal =
  | 'cashier.deposit_not_now'
  | 'cashier.deposit_not_yours'
  | 'cashier.own_match'
  | 'cashier.proof_too_late';

/** `hand`: another operator has it, or nobody. `keep`: nothing but what came with the event changes. */
export type TransferDecision =
  | { readonly do: 'keep' }
  | { readonly do: 'hand'; readonly to: string | null }
  | { readonly do: 'move'; readonly to: DepositState; readonly reason: DepositReason | null }
  | { readonly do: 'refuse'; readonly code: TransferRefusal };

export interface TransferFacts {
  readonly state: DepositState;
  /** The operator who has it. */
  readonly holder: string | null;
  /** The first pair of eyes, and what they read. */
  readonly matchedBy: string | null;
  readonly received: bigint | null;
  readonly bankReference: string | null;
}

const move = (to: DepositState, reason: DepositReason | null = null): TransferDecision => ({
  do: 'move',
  to,
  reason,
});
const refuse = (code: TransferRefusal): TransferDecision => ({ do: 'refuse', code });
const notNow = refuse('cashier.deposit_not_now');

/**
 * Decides what an event means for a bank transfer. Money is credited by the word of whoever has it in hand, from an amount
 * on by two of them who read the same payment; what is over can be taken up again, because money comes late.
 */
export function decideTransfer(transfer: TransferFacts, event: TransferEvent): TransferDecision {
  switch (transfer.state) {
    case 'pending':
      if (event.kind === 'proof' || event.kind === 'take') return move('review');
      return notNow;
    case 'expired':
    case 'cancelled':
      if (event.kind === 'take') return move('review');
      if (event.kind !== 'proof') return notNow;
      return event.isInTime ? move('review') : refuse('cashier.proof_too_late');
    case 'failed':
      return event.kind === 'take' ? move('review') : notNow;
    case 'review':
    case 'secondReview':
      return decideHeld(transfer, event);
    case 'created':
    case 'confirming':
    case 'crediting':
    case 'paid':
    case 'held':
    case 'returning':
    case 'returned':
      return notNow;
  }
}

function decideHeld(transfer: TransferFacts, event: TransferEvent): TransferDecision {
  const isSecond = transfer.state === 'secondReview';
  if (event.kind === 'proof') return isSecond ? notNow : { do: 'keep' };
  if (event.kind === 'take') {
    if (isSecond && transfer.matchedBy === event.by) return refuse('cashier.own_match');
    return transfer.holder === event.by ? { do: 'keep' } : { do: 'hand', to: event.by };
  }
  if (transfer.holder !== event.by) return refuse('cashier.deposit_not_yours');
  switch (event.kind) {
    case 'giveBack':
      return { do: 'hand', to: null };
    case 'reject':
      return move('failed', 'rejected_by_operator');
    case 'match':
      if (!isSecond) return move(event.needsSecond ? 'secondReview' : 'crediting');
      return event.received === transfer.received && event.bankReference === transfer.bankReference
        ? move('crediting')
        : move('review', 'figures_differ');
  }
}
