import type { LimitPeriod } from '@ikka/contract';
import { realCurrency } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import type { Author, Protected, ProtectionParts } from './parts.ts';
import { insertEvent, lockMember } from './store.ts';
import type { EventName, StoredDetails } from './tables.ts';

export type ChangeProtection = <Answer>(
  who: Protected,
  work: (tx: Transaction) => Promise<{ readonly answer: Answer; readonly isChanged: boolean }>,
) => Promise<Answer>;

/**
 * Runs changes of a member's protection one after another, so that none is overtaken by a stake of any process:
 * the lock is taken, allowances are tightened and the change announced in the ledger, then it is committed. Whoever
 * plays with what was known before the announcement is refused as `stale`, and reads again only after the commit.
 */
export function changesOf(parts: ProtectionParts): ChangeProtection {
  const { database, ledger, facts } = parts;
  // A change holds a connection while it asks for others: one at a time, a process never runs out of them.
  let turns: Promise<unknown> = Promise.resolve();
  return (who, work) => {
    const turn = turns.then(async () => {
      const { answer, isChanged } = await database.transaction(async (tx) => {
        await lockMember(tx, who.memberId);
        const done = await work(tx);
        if (done.isChanged) await ledger.announceLimits(who.memberId, realCurrency(who.currency).code);
        return done;
      });
      if (isChanged) facts.publish('ProtectionChanged', { memberId: who.memberId });
      return answer;
    });
    turns = turn.catch(() => undefined);
    return turn;
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
