import { strict as assert } from 'node:assert';
import type { Transaction } from '../../platform/database/index.ts';
import { nextAttendance } from './attendance.ts';
import { creditDeposit } from './credit-deposit.ts';
import { type Decision, type DepositEvent, decide, isOver } from './deposit-state.ts';
import { announceLetter, tellEnding } from './letters.ts';
import type { CashierParts } from './parts.ts';
import type { Payment } from './payment-provider.ts';
import { differenceIn, insertDiscrepancy } from './reconciliation/discrepancy-store.ts';
import { type Deposit, insertWebhook, lockDeposit, saveDeposit } from './store.ts';
import { transferFee } from './transfer-fee.ts';

/** Where news of a deposit comes from. */
export interface NewsSource {
  readonly actorKind: 'member' | 'operator' | 'system';
  readonly actor: string;
  readonly ip: string | null;
  /** The provider's own record, kept once it is known. */
  readonly payment?: Payment;
  /** The webhook that brought it; a repeated one brings nothing. */
  readonly webhook?: { readonly provider: string; readonly eventId: string; readonly body: string };
  /** Written together with what the news change; where they change nothing because they are refused, it is not called. */
  readonly alongside?: (tx: Transaction) => Promise<void>;
}

export interface Applied {
  /** The deposit as it stands afterwards. */
  readonly deposit: Deposit;
  readonly refused: boolean;
  readonly isRepeated: boolean;
}

/** What an event found, and what it did. */
interface Step {
  readonly found: Deposit;
  readonly event: DepositEvent;
  readonly decision: Decision;
}

interface Change {
  readonly row: Deposit;
  readonly steps: readonly Step[];
}

/**
 * Applies news to a deposit in one transaction, under its lock, together with its entries in the audit chain; then
 * brings the money into the ledger where it has come. Whatever is cut off after the commit, the job finishes.
 */
export async function applyEvents(
  parts: CashierParts,
  depositId: string,
  events: readonly DepositEvent[],
  source: NewsSource,
): Promise<Applied> {
  const { before, after, refused, isRepeated } = await parts.database.transaction(async (tx) => {
    const before = await lockDeposit(tx, depositId);
    assert(before, `deposit ${depositId} vanished`);
    if (source.webhook && !(await keepWebhook(tx, parts, depositId, source.webhook))) {
      return { before, after: before, refused: false, isRepeated: true };
    }
    const { row: after, steps } = decideAll(parts, before, events, source.payment);
    if (after !== before) await saveDeposit(tx, after);
    await recordActs(tx, parts, before, after, steps, source);
    const refused = steps.some(({ decision }) => decision.do === 'refuse');
    if (!refused) await source.alongside?.(tx);
    return { before, after, refused, isRepeated: false };
  });
  if (after.state === 'crediting') {
    return { deposit: await creditDeposit(parts, after), refused, isRepeated };
  }
  if (after.state !== before.state && isOver(after.state)) {
    parts.facts.publish('DepositSettled', {
      memberId: after.memberId,
      depositId: after.id,
      state: after.state,
    });
    if (after.state === 'failed') announceLetter(parts, after);
  }
  return { deposit: after, refused, isRepeated };
}

function keepWebhook(
  tx: Transaction,
  parts: CashierParts,
  depositId: string,
  webhook: NonNullable<NewsSource['webhook']>,
): Promise<boolean> {
  return insertWebhook(tx, { ...webhook, depositId, receivedAt: parts.clock.now() });
}

function decideAll(
  parts: CashierParts,
  before: Deposit,
  events: readonly DepositEvent[],
  payment: Payment | undefined,
): Change {
  const steps: Step[] = [];
  let row = before;
  if (payment && before.paymentId === null) {
    row = { ...row, paymentId: payment.paymentId, payerUrl: payment.payerUrl };
  }
  for (const event of events) {
    const decision = decide(row, event);
    steps.push({ found: row, event, decision });
    if (decision.do === 'move') row = moved(parts, row, decision);
  }
  return { row, steps };
}

function moved(parts: CashierParts, row: Deposit, to: Decision & { do: 'move' }): Deposit {
  const now = parts.clock.now();
  const next = { ...row, state: to.to, reason: to.reason, changedAt: now, attended: 0, holder: null };
  return {
    ...next,
    ...(to.to === 'crediting' ? { paidFrom: row.state, transferId: parts.ledger.newId() } : {}),
    ...(to.received === undefined
      ? {}
      : { received: to.received, fee: transferFee(to.received, row.feePercent) }),
    settledAt: isOver(to.to) ? now : null,
    attendAt: nextAttendance(next, now),
  };
}

/** Every end of a deposit, and everything that a person should look at, also as a discrepancy. Crediting is recorded when it is done. */
async function recordActs(
  tx: Transaction,
  parts: CashierParts,
  before: Deposit,
  after: Deposit,
  steps: readonly Step[],
  source: NewsSource,
): Promise<void> {
  const act = {
    actorKind: source.actorKind,
    actor: source.actor,
    subject: `deposit:${after.id}`,
    ip: source.ip,
  };
  const facts = { memberId: after.memberId, amount: after.amount, currency: after.currency };
  if (after.state !== before.state && isOver(after.state)) {
    await parts.audit.record(tx, {
      ...act,
      action: `deposit.${after.state}`,
      before: { state: before.state },
      after: { state: after.state, reason: after.reason, ...facts },
    });
    if (after.state === 'failed') await tellEnding(parts, tx, after, 'depositFailed');
  }
  for (const { found, event, decision } of steps) {
    const differs = differenceIn(found, event, decision);
    if (differs) await insertDiscrepancy(tx, parts.clock, differs);
    if (decision.do !== 'flag') continue;
    parts.log.error({ depositId: after.id, reason: decision.reason }, 'a provider contradicts a deposit');
    await parts.audit.record(tx, {
      ...act,
      action: 'deposit.flagged',
      before: { state: after.state },
      after: { state: after.state, reason: decision.reason, ...facts },
    });
  }
}
