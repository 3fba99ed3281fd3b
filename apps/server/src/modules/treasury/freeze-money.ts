import { strict as assert } from 'node:assert';
import { type CallInput, type calls, isRefusal, type Refusal, refuse, treasuryLimits } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import { type Freeze, findFreeze, insertFreeze } from './freeze-store.ts';
import { type FreezeView, freezeView } from './freeze-view.ts';
import { availableOf, insufficient, type MeantRefusal, readMoney } from './money-input.ts';
import type { TreasuryParts } from './parts.ts';
import { settleFreeze } from './settle-freeze.ts';

type Wish = CallInput<typeof calls.officeTreasury.officeFreeze>['body'];
type Refused =
  | MeantRefusal
  | Refusal<'freeze.until_invalid' | 'wallet.insufficient_funds' | 'idempotency.mismatch'>;

/**
 * Sets a part of a member's cash aside by a hold of the ledger, also of a suspended member's. Written with its entry in the
 * audit chain before the ledger is asked; the same key with the same wish answers the same freeze.
 */
export async function freezeMoney(
  parts: TreasuryParts,
  memberId: string,
  wish: Wish,
  by: OperatorActor & { readonly key: string },
): Promise<FreezeView | Refused> {
  const money = await readMoney(parts, memberId, wish.amount);
  if (isRefusal(money)) return money;
  const now = parts.clock.now();
  const until = wish.until === null ? null : new Date(wish.until);
  const known = await findFreeze(parts.database.db, by.key);
  if (known === null) {
    const latest = now.getTime() + treasuryLimits.freezeDaysMax * 86_400_000;
    if (until !== null && (until <= now || until.getTime() > latest)) return refuse('freeze.until_invalid');
    await write(
      parts,
      {
        id: by.key,
        memberId: money.memberId,
        amount: money.amount,
        currency: money.currency.code,
        reason: wish.reason,
        note: wish.note,
        state: 'asked',
        holdId: parts.ledger.newId(),
        until,
        frozenBy: by.username,
        frozenAt: now,
        releasedBy: null,
        releasedAt: null,
        releaseNote: null,
      },
      by,
    );
  }
  const row = await settleFreeze(parts, by.key);
  assert(row, `freeze ${by.key} vanished`);
  const isSame =
    row.memberId === money.memberId &&
    row.amount === money.amount &&
    row.reason === wish.reason &&
    row.note === wish.note &&
    row.until?.getTime() === until?.getTime() &&
    row.frozenBy === by.username;
  if (!isSame) return refuse('idempotency.mismatch');
  if (row.state === 'short')
    return insufficient(await availableOf(parts, money), knownCurrency(row.currency));
  return freezeView(parts, row);
}

async function write(parts: TreasuryParts, row: Freeze, by: OperatorActor): Promise<void> {
  await parts.database.transaction(async (tx) => {
    if (!(await insertFreeze(tx, row))) return;
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: 'freeze.asked',
      subject: `freeze:${row.id}`,
      after: {
        state: row.state,
        memberId: row.memberId,
        amount: row.amount,
        currency: row.currency,
        reason: row.reason,
        note: row.note,
        until: row.until,
      },
    });
  });
}
