/**
 * created → pending (→ confirming) → crediting → paid, or failed, expired, cancelled. `confirming`: the provider sees the
 * money, and it is not certain yet. `crediting`: the money is known to have come and is on its way into the ledger. There it goes to the
 * member, or, where he may not have it now, is `held` until operators send it back: `returning`, `returned`. A bank transfer passes through `review` as well, where an operator looks for the money,
 * and above an amount through `secondReview`; both are review on the wire, and so is its crediting.
 */
export const depositStates = [
  'created',
  'pending',
  'confirming',
  'review',
  'secondReview',
  'crediting',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'held',
  'returning',
  'returned',
] as const;
export type DepositState = (typeof depositStates)[number];

/** Why a deposit is where it is, for the operator. Where a provider's money differs, a person is needed. */
export type DepositReason =
  | 'declined_by_provider'
  | 'payment_failed'
  | 'payment_closed'
  | 'cancelled_by_member'
  | 'not_paid_in_time'
  | 'amount_differs'
  | 'currency_differs'
  | 'rejected_by_operator'
  /** The member is excluded: ended before it was paid, or held afterwards. */
  | 'member_excluded'
  /** It came when its room in the member's deposit limits was given back and used otherwise. */
  | 'limit_reached'
  /** Two operators read different amounts: it is looked at anew. */
  | 'figures_differ';

/** Money as a provider reported it. `amount` null: not an amount of that currency. */
export interface Received {
  readonly amount: bigint | null;
  readonly currency: string;
}

export type DepositEvent =
  /** The provider took the payment on, or will not. */
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined' }
  /** What the provider says of the payment, by webhook or when asked. */
  | { readonly kind: 'payment_open' }
  | { readonly kind: 'payment_seen' }
  /** `asItCame`: whatever came is the member's. */
  | { readonly kind: 'payment_paid'; readonly received: Received; readonly asItCame?: true }
  | { readonly kind: 'payment_failed' }
  | { readonly kind: 'payment_expired' }
  | { readonly kind: 'payment_closed' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'time_over' }
  /** Play is closed to the member: nothing more is to be paid. */
  | { readonly kind: 'excluded' }
  /** An operator credits what came although it is not what was wished. */
  | { readonly kind: 'accept_other'; readonly received: bigint }
  /** The ledger has the money, on the member's account or set aside. */
  | { readonly kind: 'credited' }
  | { readonly kind: 'withheld'; readonly reason: WithholdReason }
  /** Operators send it back; the ledger has it so. */
  | { readonly kind: 'return' }
  | { readonly kind: 'sent_back' };

/** Why money that came is not the member's to play with. */
export type WithholdReason = Extract<DepositReason, 'member_excluded' | 'limit_reached'>;

/** What an event does to a deposit. `flag`: nothing changes, but a person should look. */
export type Decision =
  | { readonly do: 'nothing' }
  | {
      readonly do: 'move';
      readonly to: DepositState;
      readonly reason: DepositReason | null;
      /** What came, where it is being credited. */
      readonly received?: bigint;
    }
  | { readonly do: 'flag'; readonly reason: 'contradicts_provider' | DepositReason }
  | { readonly do: 'refuse' };

/** What a decision needs to know of a deposit. */
export interface DepositFacts {
  readonly state: DepositState;
  readonly reason: DepositReason | null;
  readonly amount: bigint;
  readonly currency: string;
  /** What came, once that is known. */
  readonly received: bigint | null;
}

const nothing: Decision = { do: 'nothing' };
const refused: Decision = { do: 'refuse' };
const move = (to: DepositState, reason: DepositReason | null = null): Decision => ({
  do: 'move',
  to,
  reason,
});
const credit = (received: bigint): Decision => ({ do: 'move', to: 'crediting', reason: null, received });

/**
 * Decides what an event means for a deposit, whatever came before it and however often. Money that a provider reports
 * for the right amount is always credited, also late; money that differs is credited where it cannot be sent back, and
 * everywhere else by an operator alone.
 */
export function decide(deposit: DepositFacts, event: DepositEvent): Decision {
  if (event.kind === 'accept_other') return decideAccepted(deposit, event.received);
  if (isInReview(deposit.state)) return decideInReview(deposit.state, event.kind);
  if (event.kind === 'payment_paid') return decidePaid(deposit, event);
  switch (deposit.state) {
    case 'created':
    case 'pending':
      return decideOpen(deposit.state, event.kind);
    case 'confirming':
      return decideConfirming(event.kind);
    case 'crediting':
      if (event.kind === 'credited') return move('paid');
      if (event.kind === 'withheld') return move('held', event.reason);
      return decideSettled(event.kind);
    case 'held':
      return event.kind === 'return' ? move('returning', deposit.reason) : decideSettled(event.kind);
    case 'returning':
      return event.kind === 'sent_back' ? move('returned', deposit.reason) : decideSettled(event.kind);
    case 'paid':
    case 'returned':
      return decideSettled(event.kind);
    case 'cancelled':
      // Giving up twice is one giving up.
      return event.kind === 'return' ? refused : nothing;
    case 'failed':
    case 'expired':
      return event.kind === 'cancel' || event.kind === 'return' ? refused : nothing;
    case 'review':
    case 'secondReview':
      return decideInReview(deposit.state, event.kind);
  }
}

/** Operators have it: no clock and no provider moves it. Once one has found the money it is not given up any more. */
function decideInReview(state: DepositState, event: DepositEvent['kind']): Decision {
  if (event === 'return') return refused;
  if (event !== 'cancel') return nothing;
  return state === 'review' ? move('cancelled', 'cancelled_by_member') : refused;
}

type Told = Exclude<DepositEvent['kind'], 'payment_paid' | 'accept_other'>;

function decideOpen(state: 'created' | 'pending', event: Told): Decision {
  switch (event) {
    case 'accepted':
    case 'payment_open':
      return state === 'created' ? move('pending') : nothing;
    case 'declined':
      return state === 'created' ? move('failed', 'declined_by_provider') : nothing;
    case 'payment_seen':
      return move('confirming');
    case 'payment_failed':
      return move('failed', 'payment_failed');
    case 'payment_expired':
    case 'time_over':
      return move('expired', 'not_paid_in_time');
    case 'payment_closed':
      return move('cancelled', 'payment_closed');
    case 'cancel':
      return move('cancelled', 'cancelled_by_member');
    case 'excluded':
      return move('cancelled', 'member_excluded');
    case 'return':
      return refused;
    case 'credited':
    case 'withheld':
    case 'sent_back':
      return nothing;
  }
}

/** The money is on its way: no clock ends it and nobody gives it up. */
function decideConfirming(event: Told): Decision {
  switch (event) {
    case 'payment_failed':
      return move('failed', 'payment_failed');
    case 'payment_expired':
      return move('expired', 'not_paid_in_time');
    case 'payment_closed':
      return move('cancelled', 'payment_closed');
    case 'cancel':
    case 'return':
      return refused;
    default:
      return nothing;
  }
}

/** The money has come. News older than it say nothing; a failure reported beside it is a contradiction. */
function decideSettled(event: Told): Decision {
  if (event === 'cancel' || event === 'return') return refused;
  return event === 'payment_failed' ? { do: 'flag', reason: 'contradicts_provider' } : nothing;
}

function decidePaid(
  deposit: DepositFacts,
  { received, asItCame }: { readonly received: Received; readonly asItCame?: true },
): Decision {
  const { amount, currency } = received;
  const expected = isSettled(deposit.state) ? (deposit.received ?? deposit.amount) : deposit.amount;
  const differs: DepositReason | null =
    currency !== deposit.currency ? 'currency_differs' : amount !== expected ? 'amount_differs' : null;
  if (isSettled(deposit.state)) return differs === null ? nothing : { do: 'flag', reason: differs };
  // Once it told of other money, this provider's word on this payment no longer suffices by itself.
  if (needsPerson(deposit)) {
    return differs === null ? { do: 'flag', reason: 'contradicts_provider' } : nothing;
  }
  if (amount === null || amount <= 0n) return move('failed', differs ?? 'amount_differs');
  if (differs === null) return credit(amount);
  return asItCame && differs === 'amount_differs' ? credit(amount) : move('failed', differs);
}

/** Only where other money than was wished came, of the same currency; never twice. */
function decideAccepted(deposit: DepositFacts, received: bigint): Decision {
  const mayBe = needsPerson(deposit) && deposit.reason === 'amount_differs' && received > 0n;
  return mayBe ? credit(received) : refused;
}

/** Whether the money is known to have come: it is the member's, set aside, or sent back. */
const isSettled = (state: DepositState): boolean =>
  state === 'crediting' || state === 'paid' || isWithheld(state);

/** Whether what came waits to be sent back. */
export const isHeld = (state: DepositState): boolean => state === 'held' || state === 'returning';

/** Whether what came is kept from the member, or was sent back. */
export const isWithheld = (state: DepositState): boolean => isHeld(state) || state === 'returned';

/** Money came that was not agreed upon; only a person can say whose it is. */
export function needsPerson(deposit: Pick<DepositFacts, 'state' | 'reason'>): boolean {
  return (
    deposit.state === 'failed' &&
    (deposit.reason === 'amount_differs' || deposit.reason === 'currency_differs')
  );
}

/** Whether operators look for the money of a bank transfer. */
export function isInReview(state: DepositState): boolean {
  return state === 'review' || state === 'secondReview';
}

/** Whether nothing more is awaited, though money may come all the same. */
export function isOver(state: DepositState): boolean {
  return ['paid', 'failed', 'expired', 'cancelled', 'returned'].includes(state);
}

/** Whether the payer may still be sent to the provider. */
export function isOpen(state: DepositState): boolean {
  return state === 'created' || state === 'pending';
}
