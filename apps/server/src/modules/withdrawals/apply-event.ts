import { type Refusal, refuse } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import { isStale } from '../../platform/case-desk/case-version.ts';
import { sumAlone } from '../../platform/case-desk/sum-alone.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { approvedAloneSince } from './approvals-store.ts';
import { proofs } from './keep-proof.ts';
import { letterAbout } from './letters.ts';
import type { WithdrawalsParts } from './parts.ts';
import { settleMoney } from './settle-money.ts';
import { dueAfter, keepsTime } from './stage-times.ts';
import {
  insertStep,
  isReferenceTaken,
  lockWithdrawal,
  type NewStep,
  saveWithdrawal,
  type Withdrawal,
} from './store.ts';
import { withdrawLimits } from './withdraw-limits.ts';
import {
  type Decision,
  decide,
  isOver,
  type StateRefusal,
  type WithdrawalEvent,
} from './withdrawal-state.ts';

/** Who or what brings an event about. */
export interface EventSource {
  readonly actorKind: 'member' | 'operator' | 'system';
  readonly actor: string;
  readonly ip: string | null;
  /** A member acts on his own withdrawals alone: another's is unknown. */
  readonly memberId?: bigint;
  /** Somebody else may do what the operator wants to do; what a member or the clock does asks for nobody. */
  readonly hasColleague?: boolean;
  /** What the operator's page showed of it. */
  readonly seen?: string | undefined;
  /** Stands in the timeline and in the audit: a reason. */
  readonly note?: string;
  readonly payment?: { readonly provider: string; readonly reference: string };
  /** Pictures of the member, claimed with the event. */
  readonly proofs?: readonly string[];
}

type Refused = Refusal<
  | StateRefusal
  | 'case.decided_meanwhile'
  | 'withdrawal.unknown'
  | 'withdrawal.reference_taken'
  | 'withdrawal.proof_unknown'
>;

class ProofsUnknown extends Error {}

/**
 * Applies an event in one transaction, under the withdrawal's lock, with its step and its entry in the audit chain; then
 * moves the money. What is cut off after the commit the job finishes, or whoever comes next: nothing further is decided
 * before the ledger knows of the last move.
 */
export async function applyEvent(
  parts: WithdrawalsParts,
  id: string,
  event: WithdrawalEvent,
  source: EventSource,
): Promise<Withdrawal | Refused> {
  for (let tries = 0; tries < 3; tries += 1) {
    let changed: Applied | 'money_due';
    try {
      changed = await parts.database.transaction((tx) => applyUnderLock(parts, tx, id, event, source));
    } catch (error) {
      if (error instanceof ProofsUnknown) return refuse('withdrawal.proof_unknown');
      throw error;
    }
    if (changed === 'money_due') {
      await settleMoney(parts, id);
      continue;
    }
    if ('code' in changed) return changed;
    const { row, isNew, hasLetter } = changed;
    if (!isNew) return row;
    parts.facts.publish('WithdrawalChanged', {
      memberId: row.memberId,
      withdrawalId: row.id,
      state: row.state,
    });
    if (hasLetter) parts.facts.publish('InboxChanged', { memberIds: [row.memberId] });
    if (row.moneyDue !== null) {
      // The member's wish is decided; should the ledger be away, the job tells it later.
      await settleMoney(parts, id).catch((error: unknown) =>
        parts.log.error({ err: error, withdrawalId: id }, 'the money of a withdrawal could not be moved yet'),
      );
    }
    return row;
  }
  throw new Error(`the money of withdrawal ${id} does not come to rest`);
}

type Applied = { readonly row: Withdrawal; readonly isNew: boolean; readonly hasLetter?: boolean } | Refused;

async function applyUnderLock(
  parts: WithdrawalsParts,
  tx: Transaction,
  id: string,
  event: WithdrawalEvent,
  source: EventSource,
): Promise<Applied | 'money_due'> {
  const before = await lockWithdrawal(tx, id);
  if (before === null || (source.memberId !== undefined && source.memberId !== before.memberId)) {
    return refuse('withdrawal.unknown');
  }
  if (before.moneyDue !== null) return 'money_due';
  // The stage whose time was over may be another one by now.
  if (event.kind === 'timeOver' && !isDue(before, parts.clock.now())) return { row: before, isNew: false };
  const alone = await approvedAlone(parts, tx, before, event, source);
  const facts = { ...before, needsSecond: before.needsSecond || alone.isTooMuch };
  const decision = decide({ ...facts, hasColleague: source.hasColleague ?? false }, event);
  if (decision.do === 'nothing') return { row: before, isNew: false };
  if (isStale(source, before)) return refuse('case.decided_meanwhile', { state: before.state });
  if (decision.do === 'refuse') return refuse(decision.code, { state: before.state });
  const { payment } = source;
  if (payment && (await isReferenceTaken(tx, payment.provider, payment.reference, id))) {
    return refuse('withdrawal.reference_taken');
  }
  const row = changedBy(parts, facts, event, decision, source);
  if (source.proofs) {
    const claim = { by: id, broughtBy: row.memberId };
    if ((await proofs.claim(tx, source.proofs, claim)) < source.proofs.length) throw new ProofsUnknown();
  }
  await saveWithdrawal(tx, row);
  await insertStep(tx, stepOf(row, decision, source));
  await parts.audit.record(tx, {
    actorKind: source.actorKind,
    actor: source.actor,
    ip: source.ip,
    action: actionOf(row, decision),
    subject: `withdrawal:${id}`,
    before: { state: before.state, holder: before.holder },
    after: {
      state: row.state,
      holder: row.holder,
      memberId: row.memberId,
      amount: row.amount,
      currency: row.currency,
      ...(source.note ? { note: source.note } : {}),
      ...(payment ? { ...payment } : {}),
      ...(row.claimed === null ? {} : { claimed: row.claimed, returned: row.returned }),
      ...(alone.isTooMuch ? { needsSecond: true, sumOfOperator: alone.sum } : {}),
    },
  });
  const letter = decision.do === 'move' ? letterAbout(row, event, source.actorKind) : null;
  if (letter) await parts.tell(tx, row.memberId, letter);
  return { row, isNew: true, hasLetter: letter !== null };
}

/** Whether an operator's approval, with those that he gave alone within a day, makes so much that a second one is needed. */
async function approvedAlone(
  parts: WithdrawalsParts,
  tx: Transaction,
  { state, needsSecond, amount, currency }: Withdrawal,
  event: WithdrawalEvent,
  source: EventSource,
): Promise<{ readonly sum: bigint; readonly isTooMuch: boolean }> {
  const isAsked = event.kind === 'approve' && state === 'inReview' && source.hasColleague === true;
  if (!isAsked || needsSecond) return { sum: 0n, isTooMuch: false };
  const username = event.by;
  const alone = await sumAlone(tx, { desk: 'withdrawals', username, now: parts.clock.now() }, (since) =>
    approvedAloneSince(tx, { username, currency }, since),
  );
  const sum = amount + alone;
  const { operatorDayFrom } = withdrawLimits(parts.settings, knownCurrency(currency));
  return { sum, isTooMuch: sum >= operatorDayFrom };
}

const isDue = ({ attendAt }: Withdrawal, now: Date): boolean => attendAt !== null && attendAt <= now;

function changedBy(
  parts: WithdrawalsParts,
  before: Withdrawal,
  event: WithdrawalEvent,
  decision: Exclude<Decision, { do: 'refuse' | 'nothing' }>,
  source: EventSource,
): Withdrawal {
  const now = parts.clock.now();
  if (decision.do === 'hand') return { ...before, holder: decision.to, changedAt: now };
  if (decision.do === 'escalate') return { ...before, escalatedAt: now, attendAt: null, changedAt: now };
  const { to } = decision;
  const time = keepsTime(before.state, to)
    ? { dueAt: before.dueAt, attendAt: before.attendAt, escalatedAt: before.escalatedAt }
    : stageTime(parts, to, now);
  const isHeld = to === 'inReview' || to === 'paying';
  return {
    ...before,
    ...time,
    state: to,
    moneyDue: decision.money,
    changedAt: now,
    holder: isHeld ? source.actor : null,
    settledAt: isOver(to) ? now : null,
    ...traceOf(before, event, to, source),
  };
}

function stageTime(parts: WithdrawalsParts, to: Withdrawal['state'], now: Date) {
  const dueAt = dueAfter(parts.settings, to, now);
  return { dueAt, attendAt: dueAt, escalatedAt: null };
}

/** What an event leaves behind on the withdrawal beside its state. */
function traceOf(
  before: Withdrawal,
  event: WithdrawalEvent,
  to: Withdrawal['state'],
  { actor, note, payment }: EventSource,
): Partial<Withdrawal> {
  switch (event.kind) {
    case 'approve':
      return before.state === 'secondReview' ? { secondApprovedBy: actor } : { approvedBy: actor };
    case 'giveBack':
      return {};
    case 'refuse':
    case 'cancel':
      return { reason: note ?? null };
    case 'pay':
      return payment
        ? { provider: payment.provider, paymentReference: payment.reference, paidBy: actor }
        : {};
    case 'confirm':
      return { receipt: 'member' };
    case 'timeOver':
      return { receipt: 'time' };
    case 'reportPartly':
      return { disputeKind: 'partly', claimed: before.amount - event.received };
    case 'reportMissing':
      return { disputeKind: 'missing', claimed: before.amount };
    case 'forceReceipt':
      return { receipt: 'forced', returned: 0n };
    case 'resolve':
      return {
        returned: event.returned,
        reason: note ?? null,
        ...(to === 'received' ? { receipt: 'forced' as const } : {}),
      };
    default:
      return {};
  }
}

function stepOf(
  row: Withdrawal,
  decision: Exclude<Decision, { do: 'refuse' | 'nothing' }>,
  source: EventSource,
): NewStep {
  const step =
    decision.do === 'move'
      ? row.state
      : decision.do === 'escalate'
        ? 'escalated'
        : decision.to === null
          ? 'givenBack'
          : 'taken';
  return {
    withdrawalId: row.id,
    step,
    by: source.actorKind,
    operator: source.actorKind === 'operator' ? source.actor : null,
    note: source.note ?? source.payment?.reference ?? null,
    at: row.changedAt,
  };
}

function actionOf(row: Withdrawal, decision: Exclude<Decision, { do: 'refuse' | 'nothing' }>): string {
  if (decision.do === 'escalate') return 'withdrawal.escalated';
  if (decision.do === 'hand') return decision.to === null ? 'withdrawal.given_back' : 'withdrawal.taken';
  return `withdrawal.${actions[row.state]}`;
}

const actions = {
  submitted: 'given_back',
  inReview: 'taken',
  secondReview: 'approved_first',
  approved: 'approved',
  paying: 'payment_begun',
  paid: 'paid',
  received: 'received',
  disputed: 'disputed',
  resolved: 'resolved',
  refused: 'refused',
  cancelled: 'cancelled',
} as const satisfies Record<Withdrawal['state'], string>;
