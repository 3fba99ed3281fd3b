import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { firstAnswerTable, payloadKeyTable, seenPayloadTable } from './tables.ts';

export interface StoredPayloadKey {
  readonly kid: string;
  readonly publicJwk: unknown;
  readonly sealedPrivateJwk: string;
  readonly createdAt: Date;
}

/** Newest first. */
export async function payloadKeysSince(tx: Queryable, since: Date): Promise<StoredPayloadKey[]> {
  return tx
    .select()
    .from(payloadKeyTable)
    .where(gt(payloadKeyTable.createdAt, since))
    .orderBy(desc(payloadKeyTable.createdAt));
}

export async function insertPayloadKey(tx: Queryable, key: StoredPayloadKey): Promise<void> {
  await tx.insert(payloadKeyTable).values(key);
}

/** True the first time that this id is seen, in whichever process. */
export async function markPayloadSeen(tx: Queryable, jti: string, expiresAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(seenPayloadTable)
    .values({ jti, expiresAt })
    .onConflictDoNothing()
    .returning({ jti: seenPayloadTable.jti });
  return inserted.length === 1;
}

export interface FirstAnswer {
  readonly payloadHash: Buffer;
  readonly status: number | null;
  readonly answer: string | null;
  readonly startedAt: Date;
}

/** True when this call is the first with its key. */
export async function claimKey(
  tx: Queryable,
  claim: { scope: string; key: string; payloadHash: Buffer; startedAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(firstAnswerTable)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: firstAnswerTable.key });
  return inserted.length === 1;
}

export async function findFirstAnswer(
  tx: Queryable,
  scope: string,
  key: string,
): Promise<FirstAnswer | null> {
  const [found] = await tx
    .select()
    .from(firstAnswerTable)
    .where(and(eq(firstAnswerTable.scope, scope), eq(firstAnswerTable.key, key)));
  return found ?? null;
}

/** Takes over a claim that its process never finished; false when somebody else did. */
export async function takeOverKey(
  tx: Queryable,
  claim: { scope: string; key: string; startedBefore: Date; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(firstAnswerTable)
    .set({ startedAt: claim.now })
    .where(
      and(
        eq(firstAnswerTable.scope, claim.scope),
        eq(firstAnswerTable.key, claim.key),
        isNull(firstAnswerTable.status),
        lt(firstAnswerTable.startedAt, claim.startedBefore),
      ),
    )
    .returning({ key: firstAnswerTable.key });
  return taken.length === 1;
}

export async function keepAnswer(
  tx: Queryable,
  kept: { scope: string; key: string; status: number; answer: string },
): Promise<void> {
  await tx
    .update(firstAnswerTable)
    .set({ status: kept.status, answer: kept.answer })
    .where(and(eq(firstAnswerTable.scope, kept.scope), eq(firstAnswerTable.key, kept.key)));
}

export async function releaseKey(tx: Queryable, scope: string, key: string): Promise<void> {
  await tx
    .delete(firstAnswerTable)
    .where(
      and(eq(firstAnswerTable.scope, scope), eq(firstAnswerTable.key, key), isNull(firstAnswerTable.status)),
    );
}

/** Removes what is too old to matter. */
export async function forget(
  tx: Queryable,
  before: { payloads: Date; answers: Date; keys: Date },
): Promise<void> {
  await tx.delete(seenPayloadTable).where(lt(seenPayloadTable.expiresAt, before.payloads));
  await tx.delete(firstAnswerTable).where(lt(firstAnswerTable.startedAt, before.answers));
  await tx.delete(payloadKeyTable).where(lt(payloadKeyTable.createdAt, before.keys));
}
