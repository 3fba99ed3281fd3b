import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable, type LoginMethod, sessionTable } from '../tables.ts';

export type EndReason =
  | 'logout'
  | 'suspended'
  | 'expired'
  | 'replaced'
  | 'password_changed'
  | 'ended_by_member'
  | 'ended_by_operator';

export interface NewSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly memberId: bigint;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly ip: string;
  readonly userAgent: string;
  readonly provenAt: Date | null;
  readonly method: LoginMethod;
  readonly deviceId: string | null;
}

/** A session and its member, as far as a request needs them. */
export interface LiveSession {
  readonly sessionId: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly isTrial: boolean;
  readonly currency: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly provenAt: Date | null;
}

export interface EndedSession {
  readonly sessionId: string;
  readonly memberId: bigint;
}

/** A member's session as the office sees it. */
export interface SessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly ip: string;
  readonly userAgent: string;
  readonly method: LoginMethod;
  readonly deviceId: string | null;
}

const ended = { sessionId: sessionTable.id, memberId: sessionTable.memberId } as const;

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx.insert(sessionTable).values(session);
}

/** The session behind a token, unless it was ended or its member is suspended; its age is the caller's to judge. */
export async function findSession(db: Queryable, tokenHash: Buffer): Promise<LiveSession | null> {
  const [row] = await db
    .select({
      sessionId: sessionTable.id,
      memberId: sessionTable.memberId,
      account: accountTable.name,
      isTrial: accountTable.isTrial,
      currency: accountTable.currency,
      createdAt: sessionTable.createdAt,
      lastSeenAt: sessionTable.lastSeenAt,
      provenAt: sessionTable.provenAt,
    })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.memberId))
    .where(
      and(
        eq(sessionTable.tokenHash, tokenHash),
        isNull(sessionTable.endedAt),
        eq(accountTable.state, 'active'),
      ),
    );
  return row ?? null;
}

/** When the sessions of these ids that live were last seen: not ended, not over, their member active. */
export async function lastSeenOfLive(
  db: Queryable,
  ids: readonly string[],
  over: { readonly seen: Date; readonly created: Date },
): Promise<ReadonlyMap<string, Date>> {
  const live = await db
    .select({ id: sessionTable.id, lastSeenAt: sessionTable.lastSeenAt })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.memberId))
    .where(
      and(
        inArray(sessionTable.id, [...ids]),
        isNull(sessionTable.endedAt),
        eq(accountTable.state, 'active'),
        gt(sessionTable.lastSeenAt, over.seen),
        gt(sessionTable.createdAt, over.created),
      ),
    );
  return new Map(live.map(({ id, lastSeenAt }) => [id, lastSeenAt]));
}

/** Notes that the sessions were used. Of several processes that notice at once, one writes. */
export async function touchSessions(
  db: Queryable,
  ids: readonly string[],
  at: Date,
  unlessSince: Date,
): Promise<void> {
  await db
    .update(sessionTable)
    .set({ lastSeenAt: at })
    .where(
      and(
        inArray(sessionTable.id, [...ids]),
        isNull(sessionTable.endedAt),
        lt(sessionTable.lastSeenAt, unlessSince),
      ),
    );
}

/** Notes that the member proved anew to be one; false when the session had ended. */
export async function proveSession(tx: Queryable, id: string, at: Date): Promise<boolean> {
  const proven = await tx
    .update(sessionTable)
    .set({ provenAt: at })
    .where(and(eq(sessionTable.id, id), isNull(sessionTable.endedAt)))
    .returning({ id: sessionTable.id });
  return proven.length === 1;
}

/** The member's live sessions, newest first. */
export async function liveSessionsOf(
  db: Queryable,
  memberId: bigint,
  since: { readonly seen: Date; readonly created: Date },
): Promise<SessionRow[]> {
  return db
    .select({
      id: sessionTable.id,
      createdAt: sessionTable.createdAt,
      lastSeenAt: sessionTable.lastSeenAt,
      ip: sessionTable.ip,
      userAgent: sessionTable.userAgent,
      method: sessionTable.method,
      deviceId: sessionTable.deviceId,
    })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.memberId, memberId),
        isNull(sessionTable.endedAt),
        sql`${sessionTable.lastSeenAt} > ${since.seen}`,
        sql`${sessionTable.createdAt} > ${since.created}`,
      ),
    )
    .orderBy(desc(sessionTable.createdAt));
}

/** How a session was opened and on which device, whether it lives or not. */
export async function sessionOrigin(
  db: Queryable,
  id: string,
): Promise<{ readonly method: LoginMethod; readonly deviceId: string | null } | null> {
  const [row] = await db
    .select({ method: sessionTable.method, deviceId: sessionTable.deviceId })
    .from(sessionTable)
    .where(eq(sessionTable.id, id));
  return row ?? null;
}

/** Ends one session; null when it had ended already. */
export async function endSession(
  tx: Transaction,
  id: string,
  at: Date,
  reason: EndReason,
): Promise<EndedSession | null> {
  const [row] = await tx
    .update(sessionTable)
    .set({ endedAt: at, endReason: reason })
    .where(and(eq(sessionTable.id, id), isNull(sessionTable.endedAt)))
    .returning(ended);
  return row ?? null;
}

/** Ends the member's live sessions but for the newest `keep`. The member's account must be locked. */
export async function endSessionsOf(
  tx: Transaction,
  memberId: bigint,
  at: Date,
  reason: EndReason,
  keep = 0,
): Promise<EndedSession[]> {
  const surplus = tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.memberId, memberId), isNull(sessionTable.endedAt)))
    .orderBy(desc(sessionTable.createdAt), desc(sessionTable.id))
    .offset(keep);
  return tx
    .update(sessionTable)
    .set({ endedAt: at, endReason: reason })
    .where(and(inArray(sessionTable.id, surplus), isNull(sessionTable.endedAt)))
    .returning(ended);
}

/** Ends the member's live sessions in one device; of one method alone where it is named. */
export async function endSessionsOfDevice(
  tx: Transaction,
  memberId: bigint,
  deviceId: string,
  at: Date,
  reason: EndReason,
  method?: LoginMethod,
): Promise<EndedSession[]> {
  return tx
    .update(sessionTable)
    .set({ endedAt: at, endReason: reason })
    .where(
      and(
        eq(sessionTable.memberId, memberId),
        eq(sessionTable.deviceId, deviceId),
        isNull(sessionTable.endedAt),
        method === undefined ? undefined : eq(sessionTable.method, method),
      ),
    )
    .returning(ended);
}

/** Ends the member's live sessions but for one. The member's account must be locked. */
export async function endSessionsBut(
  tx: Transaction,
  memberId: bigint,
  sessionId: string,
  at: Date,
): Promise<EndedSession[]> {
  return tx
    .update(sessionTable)
    .set({ endedAt: at, endReason: 'ended_by_member' })
    .where(
      and(eq(sessionTable.memberId, memberId), ne(sessionTable.id, sessionId), isNull(sessionTable.endedAt)),
    )
    .returning(ended);
}

/** Ends one live session of this member; null when there is no such one. */
export async function endOwnSession(
  tx: Transaction,
  memberId: bigint,
  id: string,
  at: Date,
  reason: EndReason,
): Promise<EndedSession | null> {
  const [row] = await tx
    .update(sessionTable)
    .set({ endedAt: at, endReason: reason })
    .where(and(eq(sessionTable.id, id), eq(sessionTable.memberId, memberId), isNull(sessionTable.endedAt)))
    .returning(ended);
  return row ?? null;
}

/** Whether nobody has ended it. Whoever ends all of a member's sessions locks the account first: so should who asks. */
export async function isOpen(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.id, id), isNull(sessionTable.endedAt)));
  return rows.length === 1;
}

/** Ends up to `limit` sessions that were idle or old for too long, passing by those that somebody works on. */
export async function endExpired(
  tx: Transaction,
  at: Date,
  since: { readonly seen: Date; readonly created: Date },
  limit: number,
): Promise<EndedSession[]> {
  const over = tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(
      and(
        isNull(sessionTable.endedAt),
        or(lt(sessionTable.lastSeenAt, since.seen), lt(sessionTable.createdAt, since.created)),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(sessionTable)
    .set({ endedAt: at, endReason: 'expired' })
    .where(inArray(sessionTable.id, over))
    .returning(ended);
}

/** Removes up to `limit` sessions that ended before the time for their kind of account. */
export async function deleteEnded(
  tx: Transaction,
  before: { readonly real: Date; readonly trial: Date },
  limit: number,
): Promise<number> {
  const old = tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.memberId))
    .where(
      and(
        lt(sessionTable.endedAt, before.trial),
        or(eq(accountTable.isTrial, true), lt(sessionTable.endedAt, before.real)),
      ),
    )
    .orderBy(asc(sessionTable.endedAt))
    .limit(limit);
  const gone = await tx.delete(sessionTable).where(inArray(sessionTable.id, old));
  return gone.rowCount ?? 0;
}
