import type { LimitPeriod } from '@ikka/contract';
import { realCurrency } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import type { Allowance } from '../ledger/index.ts';
import { allowanceKey, type LimitInForce, windowOf } from './limits.ts';
import type { Author, Protected, ProtectionParts } from './parts.ts';
import { insertEvent, lockMember } from './store.ts';
import type { EventName, StoredDetails } from './tables.ts';

/** What a change comes to. */
export interface Changed<Answer> {
  readonly answer: Answer;
  /** Whether anything was written that stands in the way of play or deposits. */
  readonly isChanged: boolean;
  /** Limits of money whose allowances become what they are at this moment. */
  readonly limits?: readonly LimitInForce[];
}

/** Answers with what is left of the limits that were named. */
export type ChangeProtection = <Answer>(
  who: Protected,
  work: (tx: Transaction) => Promise<Changed<Answer>>,
) => Promise<{ readonly answer: Answer; readonly settled: readonly Allowance[] }>;

/**
 * Runs changes of a member's protection one after another, so that none is overtaken by a stake of any process: rows, allowances and
 * the announcement on the member's cash account are one transaction. Whoever plays with what was known before is refused as `stale`,
 * and whoever knows the account as it is since then reads the rows as they are since then: nobody waits for a change.
 */
export function changesOf({ ledger, facts, clock }: ProtectionParts): ChangeProtection {
  return async (who, work) => {
    const { answer, isChanged, settled } = await ledger.transact(async (tx, inside) => {
      await lockMember(tx, who.memberId);
      const { answer, isChanged, limits = [] } = await work(tx);
      const settled = await inside.changeLimits({
        memberId: who.memberId,
        currency: realCurrency(who.currency).code,
        windows: limits.map((limit) => ({
          label: allowanceKey(who, limit).label,
          window: { limit: limit.inForce, ...windowOf(limit, clock.now()) },
        })),
        isAnnounced: isChanged,
      });
      return { answer, isChanged, settled };
    });
    if (isChanged) facts.publish('ProtectionChanged', { memberId: who.memberId });
    return { answer, settled };
  };
}

/** Writes what was changed into the member's history and into the audit chain. */
export async function recordChange(
  { clock, audit }: Pick<ProtectionParts, 'clock' | 'audit'>,
  tx: Transaction,
  who: Protected,
  author: Author,
  what: EventName,
  details: Omit<StoredDetails, 'period'> & { readonly period?: LimitPeriod },
): Promise<void> {
  const reason = author.by === 'operator' ? { reason: author.reason } : {};
  await insertEvent(tx, {
    memberId: who.memberId,
    at: clock.now(),
    by: author.by,
    what,
    details: { ...details, ...reason },
  });
  await audit.record(tx, {
    actorKind: author.by,
    actor: author.by === 'operator' ? author.username : who.memberId.toString(),
    ip: author.ip,
    action: `protection.${what}`,
    subject: `member:${who.memberId}`,
    after: { ...details, ...reason },
  });
}
