import type { ProposalState } from '@ikka/contract';

/** What happens to a proposal. `by` is the operator's name. */
export type ProposalEvent =
  | { readonly kind: 'approve' | 'reject' | 'cancel'; readonly by: string }
  /** Nobody decided in time. */
  | { readonly kind: 'timeOver' }
  /** The waiting time is over: it was done, or could no longer be. */
  | { readonly kind: 'due'; readonly isDone: boolean };

export interface ProposalFacts {
  readonly state: ProposalState;
  readonly proposedBy: string;
  /** The operator whom it is about; null where it is about none. */
  readonly target: string | null;
}

export type ProposalRefusal = 'approval.not_now' | 'approval.own_proposal' | 'approval.own_account';

export type ProposalDecision =
  | { readonly do: 'move'; readonly to: ProposalState }
  | { readonly do: 'refuse'; readonly code: ProposalRefusal };

const move = (to: ProposalState): ProposalDecision => ({ do: 'move', to });
const refuse = (code: ProposalRefusal): ProposalDecision => ({ do: 'refuse', code });

/**
 * Decides what an event means for a proposal. Approving is somebody else's, and never of whom it is about; stopping is
 * anybody's who may do the act, until it takes effect.
 */
export function decideProposal(
  { state, proposedBy, target }: ProposalFacts,
  event: ProposalEvent,
): ProposalDecision {
  if (state === 'waiting') {
    if (event.kind === 'timeOver') return move('expired');
    if (event.kind === 'cancel') return move('cancelled');
    if (event.kind === 'due') return refuse('approval.not_now');
    if (event.by === proposedBy) return refuse('approval.own_proposal');
    if (event.kind === 'reject') return move('rejected');
    return event.by === target ? refuse('approval.own_account') : move('approved');
  }
  if (state === 'approved') {
    if (event.kind === 'cancel') return move('cancelled');
    if (event.kind === 'due') return move(event.isDone ? 'applied' : 'failed');
  }
  return refuse('approval.not_now');
}
