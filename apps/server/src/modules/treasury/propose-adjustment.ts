import { type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Currency, parseAmount } from '@ikka/money';
import { sumAlone } from '../../platform/case-desk/sum-alone.ts';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import {
  type Adjustment,
  creditedUnseen,
  creditedUnseenBy,
  findAdjustment,
  insertAdjustment,
  lockMember,
} from './adjustment-store.ts';
import { type AdjustmentView, adjustmentView } from './adjustment-view.ts';
import { countedTogetherMs, type Unseen, whySecond } from './four-eyes.ts';
import { evidence } from './keep-evidence.ts';
import { availableOf, insufficient, type MeantRefusal, readMoney } from './money-input.ts';
import type { TreasuryParts } from './parts.ts';
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
  const proposal: Proposal = {
    id: by.key,
    memberId: money.memberId,
    direction: wish.direction,
    amount,
    currency: currency.code,
    reason: wish.reason,
    note: wish.note,
    evidenceId: wish.evidenceId,
    proposedBy: by.username,
    proposedAt: parts.clock.now(),
  };
  try {
    await write(parts, proposal, currency, by);
  } catch (error) {
    if (error instanceof EvidenceUnknown) return refuse('adjustment.evidence_unknown');
    throw error;
  }
  // Of two calls with one key the later one finds what the earlier wrote.
  const made = await settleAdjustment(parts, proposal.id);
  return answerAgain(parts, made, { ...money, wish, by });
}

type Proposal = Pick<
  Adjustment,
  | 'id'
  | 'memberId'
  | 'direction'
  | 'amount'
  | 'currency'
  | 'reason'
  | 'note'
  | 'evidenceId'
  | 'proposedBy'
  | 'proposedAt'
>;

function thresholdOf(
  { settings }: TreasuryParts,
  key: 'treasury.four_eyes_from' | 'treasury.operator_day_from',
  currency: Currency,
): bigint {
  const from = parseAmount(settings.get(key), currency);
  if (from === null) throw new Error(`the setting ${key} is no amount`);
  return from;
}

/** Under the locks of the member and the operator: of many credits at once each sees what those before it make together. */
async function write(
  parts: TreasuryParts,
  proposal: Proposal,
  currency: Currency,
  by: OperatorActor,
): Promise<void> {
  const from = thresholdOf(parts, 'treasury.four_eyes_from', currency);
  const operatorFrom = thresholdOf(parts, 'treasury.operator_day_from', currency);
  await parts.database.transaction(async (tx) => {
    const { proposedBy: username, proposedAt: now } = proposal;
    const unseenOfOperator = await sumAlone(tx, { desk: 'treasury', username, now }, (since) =>
      creditedUnseenBy(tx, proposal, since),
    );
    await lockMember(tx, proposal.memberId);
    const unseen = await creditedUnseen(tx, proposal, new Date(now.getTime() - countedTogetherMs));
    const row = decided(parts, proposal, { from, unseen, operatorFrom, unseenOfOperator });
    if (!(await insertAdjustment(tx, row))) return;
    if (row.evidenceId !== null) {
      const claim = { by: row.id, broughtBy: by.username };
      if ((await evidence.claim(tx, [row.evidenceId], claim)) === 0) throw new EvidenceUnknown();
    }
    await parts.audit.record(tx, {
      ...asOperator(by),
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
        ...(row.sumOfDay === null ? {} : { sumOfDay: row.sumOfDay }),
        ...(row.sumOfOperator === null ? {} : { sumOfOperator: row.sumOfOperator }),
        evidence: row.evidenceId,
      },
    });
  });
}

/** What needs nobody else is approved as it is written. */
function decided({ ledger }: TreasuryParts, proposal: Proposal, known: Unseen): Adjustment {
  const second = whySecond(proposal, known);
  return {
    ...proposal,
    state: second === null ? 'approved' : 'waiting',
    needsSecond: second !== null,
    sumOfDay: second === 'sum' ? known.unseen + proposal.amount : null,
    sumOfOperator: second === 'operator' ? known.unseenOfOperator + proposal.amount : null,
    decidedBy: null,
    decidedAt: null,
    answer: null,
    transferId: second === null ? ledger.newId() : null,
    settledAt: null,
  };
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
