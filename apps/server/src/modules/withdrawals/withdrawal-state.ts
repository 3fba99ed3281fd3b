import type { WithdrawalState } from '@ikka/contract';

/** What has to happen to the money because of a move; each is done once, whoever does it. */
export type MoneyMove =
  /** Back to the member's cash. */
  | 'return'
  /** To the provider that has paid it. */
  | 'pay'
  /** What did not arrive: from the provider into the member's disputed account. */
  | 'claim'
  /** Of the disputed money: back to cash what is given back, the rest to the provider. */
  | 'settle';

export type WithdrawalEvent =
  | { readonly kind: 'take'; readonly by: string }
  | { readonly kind: 'beginPayment'; readonly by: string }
  | { readonly kind: 'giveBack'; readonly by: string }
  | { readonly kind: 'approve'; readonly by: string }
  | { readonly kind: 'refuse'; readonly by: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'pay'; readonly by: string }
  | { readonly kind: 'confirm' }
  /** Smallest units that did arrive. */
  | { readonly kind: 'reportPartly'; readonly received: bigint }
  | { readonly kind: 'reportMissing' }
  /** The member says that the disputed money came after all, and gives up what was disputed. */
  | { readonly kind: 'forceReceipt' }
  /** What of the disputed money goes back to the member. */
  | { readonly kind: 'resolve'; readonly by: string; readonly returned: bigint }
  /** The time of the stage is over. */
  | { readonly kind: 'timeOver' };

/** What a decision needs to know of a withdrawal. */
export interface WithdrawalFacts {
  readonly state: WithdrawalState;
  readonly amount: bigint;
  readonly needsSecond: boolean;
  readonly holder: string | null;
  readonly approvedBy: string | null;
  readonly escalatedAt: Date | null;
  /** In dispute: what did not arrive. */
  readonly claimed: bigint | null;
}

export type StateRefusal =
  | 'withdrawal.not_now'
  | 'withdrawal.not_yours'
  | 'withdrawal.own_approval'
  | 'withdrawal.received_invalid'
  | 'withdrawal.returned_invalid';

export type Decision =
  /** It is so already: the same answer again. */
  | { readonly do: 'nothing' }
  | { readonly do: 'move'; readonly to: WithdrawalState; readonly money: MoneyMove | null }
  /** Whoever has it changes, the stage does not. */
  | { readonly do: 'hand'; readonly to: string | null }
  | { readonly do: 'escalate' }
  | { readonly do: 'refuse'; readonly code: StateRefusal };

const nothing: Decision = { do: 'nothing' };
const move = (to: WithdrawalState, money: MoneyMove | null = null): Decision => ({ do: 'move', to, money });
const hand = (to: string | null): Decision => ({ do: 'hand', to });
const refuse = (code: StateRefusal): Decision => ({ do: 'refuse', code });
const notNow = refuse('withdrawal.not_now');

/** Decides what an event means for a withdrawal, whatever came before it and however often. */
export function decide(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (facts.state) {
    case 'submitted':
      return decideSubmitted(facts, event);
    case 'inReview':
      return decideInReview(facts, event);
    case 'secondReview':
      return decideSecondReview(facts, event);
    case 'approved':
      return decideApproved(facts, event);
    case 'paying':
      return decidePaying(facts, event);
    case 'paid':
      return decidePaid(facts, event);
    case 'disputed':
      return decideDisputed(facts, event);
    case 'received':
      return decideReceived(event);
    case 'resolved':
    case 'refused':
    case 'cancelled':
      return event.kind === 'timeOver' ? nothing : notNow;
  }
}

function decideSubmitted(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'take':
      return move('inReview');
    case 'cancel':
      return move('cancelled', 'return');
    case 'timeOver':
      return escalateOnce(facts);
    default:
      return notNow;
  }
}

function decideInReview(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'take':
      return facts.holder === event.by ? nothing : hand(event.by);
    case 'giveBack':
      return byHolder(facts, event.by, move('submitted'));
    case 'approve':
      return byHolder(facts, event.by, move(facts.needsSecond ? 'secondReview' : 'approved'));
    case 'refuse':
      return byHolder(facts, event.by, move('refused', 'return'));
    case 'cancel':
      return move('cancelled', 'return');
    case 'timeOver':
      return escalateOnce(facts);
    default:
      return notNow;
  }
}

/** Nobody approves twice: the second pair of eyes is somebody else's. */
function decideSecondReview(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'take':
      if (facts.approvedBy === event.by) return refuse('withdrawal.own_approval');
      return facts.holder === event.by ? nothing : hand(event.by);
    case 'giveBack':
      return byHolder(facts, event.by, hand(null));
    case 'approve':
      if (facts.approvedBy === event.by) return refuse('withdrawal.own_approval');
      return byHolder(facts, event.by, move('approved'));
    case 'refuse':
      return byHolder(facts, event.by, move('refused', 'return'));
    case 'cancel':
      return move('cancelled', 'return');
    case 'timeOver':
      return escalateOnce(facts);
    default:
      return notNow;
  }
}

function decideApproved(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'beginPayment':
      return move('paying');
    case 'cancel':
      return move('cancelled', 'return');
    case 'timeOver':
      return escalateOnce(facts);
    default:
      return notNow;
  }
}

/** Somebody may just be sending the money: it cannot be cancelled, and is refused by him alone, when it could not be sent. */
function decidePaying(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'beginPayment':
      return facts.holder === event.by ? nothing : hand(event.by);
    case 'giveBack':
      return byHolder(facts, event.by, move('approved'));
    case 'refuse':
      return byHolder(facts, event.by, move('refused', 'return'));
    case 'pay':
      return byHolder(facts, event.by, move('paid', 'pay'));
    case 'timeOver':
      return escalateOnce(facts);
    default:
      return notNow;
  }
}

function decidePaid(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'confirm':
    case 'timeOver':
      return move('received');
    case 'reportPartly':
      return event.received > 0n && event.received < facts.amount
        ? move('disputed', 'claim')
        : refuse('withdrawal.received_invalid');
    case 'reportMissing':
      return move('disputed', 'claim');
    default:
      return notNow;
  }
}

function decideDisputed(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  switch (event.kind) {
    case 'take':
      return facts.holder === event.by ? nothing : hand(event.by);
    case 'giveBack':
      return byHolder(facts, event.by, hand(null));
    case 'forceReceipt':
      return move('received', 'settle');
    case 'resolve': {
      const { returned } = event;
      if (returned < 0n || returned > (facts.claimed ?? 0n)) return refuse('withdrawal.returned_invalid');
      return byHolder(facts, event.by, move(returned === 0n ? 'received' : 'resolved', 'settle'));
    }
    case 'timeOver':
      return escalateOnce(facts);
    default:
      return notNow;
  }
}

function decideReceived(event: WithdrawalEvent): Decision {
  return event.kind === 'confirm' || event.kind === 'forceReceipt' || event.kind === 'timeOver'
    ? nothing
    : notNow;
}

function byHolder(facts: WithdrawalFacts, by: string, decision: Decision): Decision {
  return facts.holder === by ? decision : refuse('withdrawal.not_yours');
}

/** One stage is escalated once. */
function escalateOnce(facts: WithdrawalFacts): Decision {
  return facts.escalatedAt === null ? { do: 'escalate' } : nothing;
}

/** Waits for an operator. */
export const waitingStates = [
  'submitted',
  'inReview',
  'secondReview',
  'approved',
  'paying',
  'disputed',
] as const satisfies WithdrawalState[];

/** Nothing more will happen. */
export function isOver(state: WithdrawalState): boolean {
  return state === 'received' || state === 'resolved' || state === 'refused' || state === 'cancelled';
}
