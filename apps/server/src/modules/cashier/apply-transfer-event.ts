import { strict as assert } from 'node:assert';
import { type Refusal, refuse, transferLimits } from '@ikka/contract';
import { knownCurrency, parseAmount } from '@ikka/money';
import { isStale } from '../../platform/case-desk/case-version.ts';
import { sumAlone } from '../../platform/case-desk/sum-alone.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/index.ts';
import { nextAttendance } from './attendance.ts';
import { creditDeposit } from './credit-deposit.ts';
import { isInReview, isOver } from './deposit-state.ts';
import { proofs } from './keep-proof.ts';
import { announceLetter, tellEnding } from './letters.ts';
import type { CashierParts } from './parts.ts';
import { proofsOf } from './proof-store.ts';
import { type Deposit, isBankReferenceTaken, lockDeposit, matchedAloneSince, saveDeposit } from './store.ts';
import { transferFee } from './transfer-fee.ts';
import {
  decideTransfer,
  type TransferDecision,
  type TransferEvent,
  type TransferRefusal,
} from './transfer-state.ts';

/** Who brings an event about, and what comes with it. */
export interface TransferSource {
  readonly actorKind: 'member' | 'operator';
  readonly actor: string;
  readonly ip: string | null;
  /** A member acts on his own deposits alone: another's is unknown. */
  readonly memberId?: bigint;
  readonly proofs?: readonly string[];
  /** What the operator's page showed of it. */
  readonly seen?: string | undefined;
  /** Somebody else may match too. */
  readonly hasColleague?: boolean;
  /** Why it is rejected, or why the amount differs. */
  readonly note?: string;
}

type Refused = Refusal<
  | TransferRefusal
  | 'case.decided_meanwhile'
  | 'cashier.deposit_unknown'
  | 'cashier.proof_unknown'
  | 'cashier.proofs_too_many'
  | 'cashier.received_invalid'
  | 'cashier.reason_missing'
  | 'cashier.bank_reference_taken'
>;

/** Undoes the transaction in which pictures were claimed that may not be. */
class ProofsRefused extends Error {
  readonly code: 'cashier.proof_unknown' | 'cashier.proofs_too_many';
  constructor(code: ProofsRefused['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Applies an event to a bank transfer in one transaction, under the deposit's lock, with its entry in the audit chain; then
 * brings the money into the ledger where it was found. Whatever is cut off after the commit, the job finishes.
 */
export async function applyTransferEvent(
  parts: CashierParts,
  id: string,
  eventOf: (deposit: Deposit) => TransferEvent,
  source: TransferSource,
): Promise<Deposit | Refused> {
  let applied: { before: Deposit; after: Deposit } | Refused;
  try {
    applied = await parts.database.transaction((tx) => applyUnderLock(parts, tx, id, eventOf, source));
  } catch (error) {
    if (error instanceof ProofsRefused) return refuse(error.code);
    // The same payment was matched with another deposit at this very moment.
    if (isUniqueViolation(error)) return refuse('cashier.bank_reference_taken');
    throw error;
  }
  if ('code' in applied) return applied;
  const { before, after } = applied;
  if (after.state === 'crediting') return creditDeposit(parts, after);
  if (after.state !== before.state) {
    const { memberId, state } = after;
    parts.facts.publish(isInReview(state) ? 'DepositReviewed' : 'DepositSettled', {
      memberId,
      depositId: id,
      state,
    });
    if (after.state === 'failed') announceLetter(parts, after);
  }
  return after;
}

async function applyUnderLock(
  parts: CashierParts,
  tx: Transaction,
  id: string,
  eventOf: (deposit: Deposit) => TransferEvent,
  source: TransferSource,
): Promise<{ before: Deposit; after: Deposit } | Refused> {
  const before = await lockDeposit(tx, id);
  const isHidden = source.memberId !== undefined && before?.memberId !== source.memberId;
  if (before === null || before.transferTo === null || isHidden) return refuse('cashier.deposit_unknown');
  const event = await withSumOfDay(parts, tx, before, eventOf(before), source);
  const decision = decideTransfer(before, event);
  if (decision.do !== 'keep' && isStale(source, before)) {
    return refuse('case.decided_meanwhile', { state: before.state });
  }
  if (decision.do === 'refuse') return refuse(decision.code, { state: before.state });
  if (event.kind === 'match') {
    const { received, bankReference } = event;
    if (received <= transferFee(received, before.transferTo.feePercent)) {
      return refuse('cashier.received_invalid');
    }
    // The second pair of eyes says what it reads; the reason is the first one's.
    if (before.state === 'review' && received !== before.amount && source.note === undefined) {
      return refuse('cashier.reason_missing');
    }
    if (await isBankReferenceTaken(tx, { id, number: before.transferTo.number }, bankReference)) {
      return refuse('cashier.bank_reference_taken');
    }
  }
  if (source.proofs) await claim(tx, before, source.proofs);
  const after = changedBy(parts, before, event, decision, source);
  await saveDeposit(tx, after);
  await parts.audit.record(tx, {
    actorKind: source.actorKind,
    actor: source.actor,
    ip: source.ip,
    action: `deposit.${actionOf(event, after)}`,
    subject: `deposit:${id}`,
    before: { state: before.state, holder: before.holder },
    after: {
      state: after.state,
      holder: after.holder,
      memberId: after.memberId,
      amount: after.amount,
      currency: after.currency,
      ...(event.kind === 'match' ? { received: event.received, bankReference: event.bankReference } : {}),
      ...(source.note === undefined ? {} : { note: source.note }),
      ...(source.proofs ? { proofs: source.proofs.length } : {}),
    },
  });
  if (event.kind === 'reject' && after.state === 'failed')
    await tellEnding(parts, tx, after, 'depositRejected');
  return { before, after };
}

/** Many small transfers that one operator matches alone within a day are as one of their sum: then they need a second one. */
async function withSumOfDay(
  parts: CashierParts,
  tx: Transaction,
  { state, currency: code }: Deposit,
  event: TransferEvent,
  { hasColleague = false }: TransferSource,
): Promise<TransferEvent> {
  if (event.kind !== 'match' || state !== 'review' || event.needsSecond || !hasColleague) return event;
  const from = parseAmount(parts.settings.get('cashier.deposit_operator_day_from'), knownCurrency(code));
  if (from === null) throw new Error('cashier.deposit_operator_day_from is no amount');
  const { by: username } = event;
  const alone = await sumAlone(tx, { desk: 'deposits', username, now: parts.clock.now() }, (since) =>
    matchedAloneSince(tx, { username, currency: code }, since),
  );
  return { ...event, needsSecond: alone + event.received >= from };
}

async function claim(tx: Transaction, { id, memberId }: Deposit, sent: readonly string[]): Promise<void> {
  const claimed = await proofs.claim(tx, sent, { by: id, broughtBy: memberId, withItsOwn: true });
  if (claimed < new Set(sent).size) {
    throw new ProofsRefused('cashier.proof_unknown');
  }
  const all = await proofsOf(tx, id);
  if (all.length > transferLimits.proofsMax) throw new ProofsRefused('cashier.proofs_too_many');
}

function changedBy(
  parts: CashierParts,
  before: Deposit,
  event: TransferEvent,
  decision: Exclude<TransferDecision, { do: 'refuse' }>,
  source: TransferSource,
): Deposit {
  const now = parts.clock.now();
  if (decision.do === 'keep') return before;
  if (decision.do === 'hand') return { ...before, holder: decision.to, changedAt: now };
  const { to, reason } = decision;
  const next: Deposit = {
    ...before,
    ...matched(before, event, to),
    state: to,
    reason,
    changedAt: now,
    attended: 0,
    holder: event.kind === 'take' ? event.by : null,
    note: noteOf(before, event, to, source),
    reviewSince: isInReview(to) ? (isInReview(before.state) ? before.reviewSince : now) : before.reviewSince,
    settledAt: isOver(to) ? now : null,
    ...(to === 'crediting' ? { paidFrom: before.state, transferId: parts.ledger.newId() } : {}),
  };
  return { ...next, attendAt: nextAttendance(next, now) };
}

/** The reason that the member reads: of a rejection, or of the first pair of eyes for an amount that differs. */
function noteOf(
  before: Deposit,
  event: TransferEvent,
  to: Deposit['state'],
  { note }: TransferSource,
): string | null {
  if (to === 'review') return null;
  return before.state === 'secondReview' && event.kind === 'match' ? before.note : (note ?? null);
}

/** What operators read from the statement; another payment or a rejection takes the first word back. */
function matched(
  before: Deposit,
  event: TransferEvent,
  to: Deposit['state'],
): Pick<Deposit, 'received' | 'fee' | 'bankReference' | 'matchedBy' | 'secondMatchedBy'> {
  const nothing = { received: null, fee: null, bankReference: null, matchedBy: null, secondMatchedBy: null };
  if (event.kind !== 'match' || to === 'review') return nothing;
  if (before.state === 'secondReview') {
    const { received, fee, matchedBy } = before;
    return { received, fee, bankReference: before.bankReference, matchedBy, secondMatchedBy: event.by };
  }
  assert(before.transferTo, 'a bank transfer has an account');
  const { received, bankReference, by: matchedBy } = event;
  const fee = transferFee(received, before.transferTo.feePercent);
  return { received, fee, bankReference, matchedBy, secondMatchedBy: null };
}

function actionOf(event: TransferEvent, { state, reason }: Deposit): string {
  switch (event.kind) {
    case 'proof':
      return 'proof_sent';
    case 'take':
      return 'taken';
    case 'giveBack':
      return 'given_back';
    case 'reject':
      return 'rejected';
    case 'match':
      if (reason === 'figures_differ') return 'matched_differently';
      return state === 'secondReview' ? 'matched_first' : 'matched';
  }
}
