import type { AdjustmentState } from '@ikka/contract';

export type AdjustmentEvent =
  | { readonly kind: 'approve'; readonly by: string }
  | { readonly kind: 'refuse'; readonly by: string }
  | { readonly kind: 'withdraw'; readonly by: string }
  /** The ledger moved the money. */
  | { readonly kind: 'posted' }
  /** The ledger did not: the member has less than that. */
  | { readonly kind: 'short' };

export type AdjustmentRefusal = 'adjustment.not_now' | 'adjustment.own' | 'adjustment.not_yours';

export type AdjustmentDecision =
  | { readonly do: 'move'; readonly to: AdjustmentState }
  | { readonly do: 'nothing' }
  | { readonly do: 'refuse'; readonly code: AdjustmentRefusal };

export interface AdjustmentFacts {
  readonly state: AdjustmentState;
  readonly proposedBy: string;
}

const move = (to: AdjustmentState): AdjustmentDecision => ({ do: 'move', to });
const refuse = (code: AdjustmentRefusal): AdjustmentDecision => ({ do: 'refuse', code });

/**
 * Decides what an event means for an adjustment. What waits is approved or refused by somebody else than who proposed it,
 * and withdrawn by who did; what is approved is the ledger's to end; what is over stays as it is.
 */
export function decideAdjustment(
  { state, proposedBy }: AdjustmentFacts,
  event: AdjustmentEvent,
): AdjustmentDecision {
  switch (event.kind) {
    case 'approve':
    case 'refuse':
      if (state !== 'waiting') return refuse('adjustment.not_now');
      if (event.by === proposedBy) return refuse('adjustment.own');
      return move(event.kind === 'approve' ? 'approved' : 'refused');
    case 'withdraw':
      if (state !== 'waiting') return refuse('adjustment.not_now');
      return event.by === proposedBy ? move('withdrawn') : refuse('adjustment.not_yours');
    case 'posted':
    case 'short':
      return state === 'approved' ? move(event.kind) : { do: 'nothing' };
  }
}
