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
  readonly paidBy: string | null;
  /** Somebody else may do what the operator wants to do. */
  readonly hasColleague: boolean;
  readonly escalatedAt: Date | null;
  /** In dispute: what did not arrive. */
  readonly claimed: bigint | null;
}

export type StateRefusal =
  | 'withdrawal.not_now'
  | 'withdrawal.not_yours'
  | 'withdrawal.own_approval'
  | 'withdrawal.own_payment'
  | 'withdrawal.own_dispute'
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

type Kind = WithdrawalEvent['kind'];
type EventOf<K extends Kind> = Extract<WithdrawalEvent, { readonly kind: K }>;
type Rule<K extends Kind> = (facts: WithdrawalFacts, event: EventOf<K>) => Decision;
type By = { readonly by: string };

/** Whatever is known of it. */
const always = (decision: Decision) => () => decision;

/** For whoever has it alone. */
const byHolder =
  (decide: (facts: WithdrawalFacts) => Decision) =>
  (facts: WithdrawalFacts, { by }: By): Decision =>
    facts.holder === by ? decide(facts) : refuse('withdrawal.not_yours');

/** Nobody approves twice: the second pair of eyes is somebody else's. */
const bySecond =
  (rule: (facts: WithdrawalFacts, event: By) => Decision) =>
  (facts: WithdrawalFacts, event: By): Decision =>
    facts.approvedBy === event.by ? refuse('withdrawal.own_approval') : rule(facts, event);

/** Who alone approved it does not pay it, where a colleague may: no money leaves by the word of one. */
const byOtherThanApprover =
  (rule: (facts: WithdrawalFacts, event: By) => Decision) =>
  (facts: WithdrawalFacts, event: By): Decision =>
    facts.hasColleague && !facts.needsSecond && facts.approvedBy === event.by
      ? refuse('withdrawal.own_payment')
      : rule(facts, event);

/** From whoever has it by now. */
const takeOver = ({ holder }: WithdrawalFacts, { by }: By): Decision => (holder === by ? nothing : hand(by));

const cancelled = always(move('cancelled', 'return'));
const refused = byHolder(always(move('refused', 'return')));

/** One stage is escalated once. */
const escalated = ({ escalatedAt }: WithdrawalFacts): Decision =>
  escalatedAt === null ? { do: 'escalate' } : nothing;

const over = { timeOver: always(nothing) };

/** What each event means in each state; what does not stand here is refused as `not_now`. */
const rules: { readonly [S in WithdrawalState]: { readonly [K in Kind]?: Rule<K> } } = {
  submitted: {
    take: always(move('inReview')),
    cancel: cancelled,
    timeOver: escalated,
  },
  inReview: {
    take: takeOver,
    giveBack: byHolder(always(move('submitted'))),
    approve: byHolder(({ needsSecond }) => move(needsSecond ? 'secondReview' : 'approved')),
    refuse: refused,
    cancel: cancelled,
    timeOver: escalated,
  },
  secondReview: {
    take: bySecond(takeOver),
    giveBack: byHolder(always(hand(null))),
    approve: bySecond(byHolder(always(move('approved')))),
    refuse: refused,
    cancel: cancelled,
    timeOver: escalated,
  },
  approved: {
    beginPayment: byOtherThanApprover(always(move('paying'))),
    cancel: cancelled,
    timeOver: escalated,
  },
  // Somebody may just be sending the money: it cannot be cancelled, and is refused by him alone, when it could not be sent.
  paying: {
    beginPayment: byOtherThanApprover(takeOver),
    giveBack: byHolder(always(move('approved'))),
    refuse: refused,
    pay: byOtherThanApprover(byHolder(always(move('paid', 'pay')))),
    timeOver: escalated,
  },
  paid: {
    confirm: always(move('received')),
    reportPartly: ({ amount }, { received }) =>
      received > 0n && received < amount ? move('disputed', 'claim') : refuse('withdrawal.received_invalid'),
    reportMissing: always(move('disputed', 'claim')),
    timeOver: always(move('received')),
  },
  disputed: {
    take: takeOver,
    giveBack: byHolder(always(hand(null))),
    forceReceipt: always(move('received', 'settle')),
    resolve: (facts, event) => {
      if (event.returned < 0n || event.returned > (facts.claimed ?? 0n)) {
        return refuse('withdrawal.returned_invalid');
      }
      // Who says that he paid it does not say too that it never arrived.
      if (event.returned > 0n && facts.hasColleague && facts.paidBy === event.by) {
        return refuse('withdrawal.own_dispute');
      }
      return byHolder(always(move(event.returned === 0n ? 'received' : 'resolved', 'settle')))(facts, event);
    },
    timeOver: escalated,
  },
  received: { ...over, confirm: always(nothing), forceReceipt: always(nothing) },
  resolved: over,
  refused: over,
  cancelled: over,
};

/** Decides what an event means for a withdrawal, whatever came before it and however often. */
export function decide(facts: WithdrawalFacts, event: WithdrawalEvent): Decision {
  return ruled(facts, event) ?? refuse('withdrawal.not_now');
}

function ruled<K extends Kind>(facts: WithdrawalFacts, event: EventOf<K> & { readonly kind: K }) {
  const rule: Rule<K> | undefined = rules[facts.state][event.kind];
  return rule?.(facts, event);
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
