import { and, count, desc, eq, gte, inArray, isNull, lt, max } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import type { LoginMethod, LoginResult } from '../tables.ts';
import { loginEventTable } from '../tables.ts';

export interface LoginEvent {
  /** Null for a name that nobody has. */
  readonly memberId: bigint | null;
  readonly at: Date;
  readonly ip: string;
  readonly userAgent: string;
  readonly method: LoginMethod;
  readonly result: LoginResult;
  readonly deviceId?: string | null;
  readonly sessionId?: string | null;
}

export type LoggedEvent = LoginEvent & { readonly id: string };

/** Storing more of a browser's name than this helps nobody. */
const userAgentMax = 400;

export async function insertEvent(db: Queryable, event: LoginEvent): Promise<void> {
  await db.insert(loginEventTable).values({
    ...event,
    id: uuidv7({ msecs: event.at.getTime() }),
    userAgent: event.userAgent.slice(0, userAgentMax),
  });
}

export interface EventRange {
  readonly from: Date | null;
  readonly to: Date | null;
}

const within = (memberId: bigint, { from, to }: EventRange) =>
  and(
    eq(loginEventTable.memberId, memberId),
    from === null ? undefined : gte(loginEventTable.at, from),
    to === null ? undefined : lt(loginEventTable.at, to),
  );

/** A member's comings and goings in a range, newest first, and how many there are. */
export async function eventsOf(
  db: Queryable,
  memberId: bigint,
  range: EventRange,
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: LoggedEvent[]; readonly total: number }> {
  const list = await db
    .select()
    .from(loginEventTable)
    .where(within(memberId, range))
    .orderBy(desc(loginEventTable.at), desc(loginEventTable.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const [counted] = await db.select({ total: count() }).from(loginEventTable).where(within(memberId, range));
  return { list, total: counted?.total ?? 0 };
}

/** From where somebody came or tried to come since, the latest first. */
export async function addressesSince(
  db: Queryable,
  memberId: bigint,
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ ip: loginEventTable.ip })
    .from(loginEventTable)
    .where(and(eq(loginEventTable.memberId, memberId), gte(loginEventTable.at, since)))
    .groupBy(loginEventTable.ip)
    .orderBy(desc(max(loginEventTable.at)))
    .limit(limit);
  return rows.map(({ ip }) => ip);
}

/** Forgets up to `limit` events of each kind that are older than the time for theirs: those of no member sooner. */
export async function deleteEvents(
  tx: Transaction,
  before: { readonly members: Date; readonly nobodys: Date },
  limit: number,
): Promise<number> {
  // Two walks of two indexes: one condition over both would read every event of a year.
  const old = tx
    .select({ id: loginEventTable.id })
    .from(loginEventTable)
    .where(lt(loginEventTable.at, before.members))
    .limit(limit)
    .for('update', { skipLocked: true });
  const nobodys = tx
    .select({ id: loginEventTable.id })
    .from(loginEventTable)
    .where(and(isNull(loginEventTable.memberId), lt(loginEventTable.at, before.nobodys)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const first = await tx.delete(loginEventTable).where(inArray(loginEventTable.id, old));
  const second = await tx.delete(loginEventTable).where(inArray(loginEventTable.id, nobodys));
  return (first.rowCount ?? 0) + (second.rowCount ?? 0);
}
