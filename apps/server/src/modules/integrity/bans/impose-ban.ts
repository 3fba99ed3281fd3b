import { type Refusal, refuse } from '@ikka/contract';
import { v7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import { asOperator, type OperatorActor } from '../../../platform/office-acts.ts';
import type { IntegrityParts } from '../parts.ts';
import { insertBan, lockBan, markLifted, type StoredBan } from './ban-store.ts';

const minuteMs = 60_000;

interface Wish {
  readonly memberId: bigint;
  readonly minutes: number;
  readonly reason: string;
  readonly caseId: string | null;
}

/** [IG11] An operator's ban, in the transaction of what it follows from. */
export async function imposeBan(
  { clock, audit }: Pick<IntegrityParts, 'clock' | 'audit'>,
  tx: Transaction,
  { memberId, minutes, reason, caseId }: Wish,
  by: OperatorActor,
): Promise<StoredBan> {
  const now = clock.now();
  const until = new Date(now.getTime() + minutes * minuteMs);
  const made = await insertBan(tx, {
    id: v7(),
    memberId,
    origin: 'operator',
    minutes,
    reason,
    caseId,
    imposedBy: by.username,
    imposedAt: now,
    until,
  });
  await audit.record(tx, {
    ...asOperator(by),
    action: 'play_ban.imposed',
    subject: `member:${memberId}`,
    after: { minutes, until: until.toISOString(), reason, caseId },
  });
  return made;
}

/** [IG11] Lets a banned member sit down again. */
export async function liftBan(
  { database, clock, audit }: Pick<IntegrityParts, 'database' | 'clock' | 'audit'>,
  id: string,
  reason: string,
  by: OperatorActor,
): Promise<StoredBan | Refusal<'play_ban.unknown' | 'play_ban.over'>> {
  return database.transaction(async (tx) => {
    const found = await lockBan(tx, id);
    if (found === null) return refuse('play_ban.unknown');
    const now = clock.now();
    if (found.liftedAt !== null || found.until <= now) return refuse('play_ban.over');
    const lifted = await markLifted(tx, id, { liftedAt: now, liftedBy: by.username, liftedFor: reason });
    await audit.record(tx, {
      ...asOperator(by),
      action: 'play_ban.lifted',
      subject: `member:${found.memberId}`,
      before: { until: found.until.toISOString() },
      after: { reason },
    });
    return lifted;
  });
}
