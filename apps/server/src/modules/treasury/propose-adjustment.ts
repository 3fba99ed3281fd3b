import { type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { parseAmount } from '@ikka/money';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { type Adjustment, findAdjustment, insertAdjustment } from './adjustment-store.ts';
import { type AdjustmentView, adjustmentView } from './adjustment-view.ts';
import { claimEvidence } from './evidence-store.ts';
import { availableOf, insufficient, type MeantRefusal, readMoney } from './money-input.ts';
import { asActor, type TreasuryParts } from './parts.ts';
import { settleAdjustment } from './settle-adjustment.ts';

type Wish = CallInput<typeof calls.officeTreasury.officeProposeAdjustment>['body'];
type Refused =
  | MeantRefusal
  | Refusal<'wallet.insufficient_funds' | 'adjustment.evidence_unknown' | 'idempotency.mismatch'>;

class EvidenceUnknown extends Error {}

/**
 * Writes an adjustment with its entry in the audit chain; what needs no second operator is posted at once, anything else
 * waits. The same key with the same wish of the same operator answers the same adjustment, whatever became of it.
 */
export async function proposeAdjustment(
  parts: TreasuryParts,
  memberId: string,
  wish: Wish,
  by: OperatorActor & { readonly key: string },
): Promise<AdjustmentView | Refused> {
  const money = await readMoney(parts, memberId, wish.amount);
  if (isRefusal(money)) return money;
  const known = await findAdjustment(parts.database.db, by.key);
  if (known) return answerAgain(parts, known, { ...money, wish, by });
  const { currency, amount } = money;
  if (wish.direction === 'debit') {
    // Asked early, so that nobody waits for a second operator in vain; the ledger is who refuses in the end.
    const available = await availableOf(parts, money);
    if (available < amount) return insufficient(available, currency);
  }
  const fourEyesFrom = parseAmount(parts.settings.get('treasury.four_eyes_from'), currency);
  if (fourEyesFrom === null) throw new Error('the setting treasury.four_eyes_from is no amount');
  const needsSecond = wish.direction === 'debit' || amount >= fourEyesFrom;
  const row: Adjustment = {
    id: by.key,
    memberId: money.memberId,
    direction: wish.direction,
    amount,
    currency: currency.code,
    reason: wish.reason,
    note: wish.note,
    state: needsSecond ? 'waiting' : 'approved',
    needsSecond,
    evidenceId: wish.evidenceId,
    proposedBy: by.username,
    proposedAt: parts.clock.now(),
    decidedBy: null,
    decidedAt: null,
    answer: null,
    transferId: needsSecond ? null : parts.ledger.newId(),
    settledAt: null,
  };
  try {
    await write(parts, row, by);
  } catch (error) {
    if (error instanceof EvidenceUnknown) return refuse('adjustment.evidence_unknown');
    throw error;
  }
  // Of two calls with one key the later one finds what the earlier wrote.
  const made = await settleAdjustment(parts, row.id);
  return answerAgain(parts, made, { ...money, wish, by });
}

async function write(parts: TreasuryParts, row: Adjustment, by: OperatorActor): Promise<void> {
  await parts.database.transaction(async (tx) => {
    if (!(await insertAdjustment(tx, row))) return;
    if (row.evidenceId !== null) {
      const claim = { adjustmentId: row.id, keptBy: by.username };
      if (!(await claimEvidence(tx, row.evidenceId, claim))) throw new EvidenceUnknown();
    }
    await parts.audit.record(tx, {
      ...asActor(by),
      action: 'adjustment.proposed',
      subject: `adjustment:${row.id}`,
      after: {
        state: row.state,
        memberId: row.memberId,
        direction: row.direction,
        amount: row.amount,
        currency: row.currency,
        reason: row.reason,
        note: row.note,
        needsSecond: row.needsSecond,
        evidence: row.evidenceId,
      },
    });
  });
}

async function answerAgain(
  parts: TreasuryParts,
  row: Adjustment,
  { memberId, amount, wish, by }: { memberId: bigint; amount: bigint; wish: Wish; by: OperatorActor },
): Promise<AdjustmentView | Refusal<'idempotency.mismatch'>> {
  const isSame =
    row.memberId === memberId &&
    row.amount === amount &&
    row.direction === wish.direction &&
    row.reason === wish.reason &&
    row.note === wish.note &&
    row.evidenceId === wish.evidenceId &&
    row.proposedBy === by.username;
  if (!isSame) return refuse('idempotency.mismatch');
  // A process may have died between the writing and the ledger.
  return adjustmentView(parts, row.state === 'approved' ? await settleAdjustment(parts, row.id) : row);
}
