import type { Permission } from '@ikka/contract';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts';
import type { LoginStep } from './login-step.ts';
import type { Role } from './roles.ts';
import { attempt, loginTicket, operator, operatorSession, role } from './tables.ts';

export type OperatorRow = typeof operator.$inferSelect;

// Operators and roles

export async function insertRoles(tx: Transaction, roles: readonly Role[]): Promise<void> {
  await tx
    .insert(role)
    .values(roles.map((one) => ({ ...one, permissions: [...one.permissions] })))
    .onConflictDoNothing();
}

export async function hasOperators(tx: Queryable): Promise<boolean> {
  const rows = await tx.select({ id: operator.id }).from(operator).limit(1);
  return rows.length > 0;
}

/** Answers null when the username is taken, also by a process that inserts it at the same moment. */
export async function insertOperator(
  tx: Transaction,
  values: { username: string; role: string; passwordHash: string; createdAt: Date },
): Promise<OperatorRow | null> {
  const rows = await tx
    .insert(operator)
    .values({ ...values, passwordIsOneTime: true })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

export async function operatorByName(db: Queryable, username: string): Promise<OperatorRow | null> {
  const rows = await db.select().from(operator).where(eq(operator.username, username));
  return rows[0] ?? null;
}

export async function allOperators(db: Queryable): Promise<OperatorRow[]> {
  return db.select().from(operator).orderBy(operator.username);
}

export async function allRoles(db: Queryable): Promise<Role[]> {
  return db.select().from(role).orderBy(role.name);
}

/** Who in service may do what a permission allows, by name. */
export async function holdersOf(db: Queryable, permission: Permission): Promise<string[]> {
  const rows = await db
    .select({ username: operator.username })
    .from(operator)
    .innerJoin(role, eq(role.name, operator.role))
    .where(
      and(
        isNull(operator.disabledAt),
        or(eq(role.grantsAll, true), sql`${permission} = ANY(${role.permissions})`),
      ),
    )
    .orderBy(operator.username);
  return rows.map(({ username }) => username);
}

/**
 * Locks everybody who may do everything and is in service, in one order: of two administrators who disable each other at
 * once, the second sees what the first did.
 */
export async function lockAdministrators(tx: Transaction): Promise<bigint[]> {
  const rows = await tx
    .select({ id: operator.id })
    .from(operator)
    .innerJoin(role, eq(role.name, operator.role))
    .where(and(eq(role.grantsAll, true), isNull(operator.disabledAt)))
    .orderBy(operator.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Locks the row, so that the steps of one operator's login follow one another. */
export async function lockOperator(tx: Transaction, id: bigint): Promise<OperatorRow | null> {
  const rows = await tx.select().from(operator).where(eq(operator.id, id)).for('update');
  return rows[0] ?? null;
}

export async function updateOperator(
  tx: Transaction,
  id: bigint,
  values: Partial<Omit<OperatorRow, 'id' | 'username'>>,
): Promise<void> {
  await tx.update(operator).set(values).where(eq(operator.id, id));
}

// Login tickets

export async function insertTicket(
  tx: Queryable,
  ticket: { ticketHash: string; operatorId: bigint; step: LoginStep; expiresAt: Date },
): Promise<void> {
  await tx.insert(loginTicket).values(ticket);
}

export async function liveTicket(
  tx: Queryable,
  ticketHash: string,
  now: Date,
): Promise<{ operatorId: bigint; username: string; step: LoginStep } | null> {
  const rows = await tx
    .select({ operatorId: operator.id, username: operator.username, step: loginTicket.step })
    .from(loginTicket)
    .innerJoin(operator, eq(operator.id, loginTicket.operatorId))
    .where(and(eq(loginTicket.ticketHash, ticketHash), gt(loginTicket.expiresAt, now)));
  return rows[0] ?? null;
}

export async function deleteTicketsOf(tx: Transaction, operatorId: bigint): Promise<void> {
  await tx.delete(loginTicket).where(eq(loginTicket.operatorId, operatorId));
}

// Sessions

export async function insertSession(
  tx: Transaction,
  session: typeof operatorSession.$inferInsert,
): Promise<void> {
  await tx.insert(operatorSession).values(session);
}

export interface LiveSession {
  readonly operatorId: bigint;
  readonly username: string;
  readonly permissions: string[];
  readonly grantsAll: boolean;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
}

/**
 * Finds a session that was seen after `seenAfter`, has not reached its end, and whose operator is not disabled. Every call of the back
 * office asks for it, so the statement is built once, and planned once for each connection.
 */
export function createSessionLook(db: Database['db']) {
  const look = db
    .select({
      operatorId: operator.id,
      username: operator.username,
      permissions: role.permissions,
      grantsAll: role.grantsAll,
      lastSeenAt: operatorSession.lastSeenAt,
      endsAt: operatorSession.endsAt,
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .innerJoin(role, eq(role.name, operator.role))
    .where(
      and(
        eq(operatorSession.tokenHash, sql.placeholder('hash')),
        gt(operatorSession.lastSeenAt, sql.placeholder('seenAfter')),
        gt(operatorSession.endsAt, sql.placeholder('now')),
        isNull(operator.disabledAt),
      ),
    )
    .prepare('office_session');
  return async (hash: string, now: Date, seenAfter: Date): Promise<LiveSession | null> => {
    const rows = await look.execute({ hash, now, seenAfter });
    return rows[0] ?? null;
  };
}

/** Time only moves forward: of two calls at once the later instant stays. */
export async function touchSession(db: Queryable, hash: string, now: Date): Promise<void> {
  await db
    .update(operatorSession)
    .set({ lastSeenAt: now })
    .where(and(eq(operatorSession.tokenHash, hash), lt(operatorSession.lastSeenAt, now)));
}

export async function deleteSession(tx: Transaction, hash: string): Promise<void> {
  await tx.delete(operatorSession).where(eq(operatorSession.tokenHash, hash));
}

export async function deleteSessionsOf(tx: Transaction, operatorId: bigint): Promise<void> {
  await tx.delete(operatorSession).where(eq(operatorSession.operatorId, operatorId));
}

// Attempts

/** Counts one more attempt, and answers how many the window holds; null while the key is locked. */
export async function countAttempt(
  db: Queryable,
  { key, nameHash }: { readonly key: string; readonly nameHash: string | null },
  now: Date,
  windowEndsAt: Date,
): Promise<number | null> {
  const rows = await db
    .insert(attempt)
    .values({ key, nameHash, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        failures: sql`CASE WHEN ${attempt.windowEndsAt} <= ${now} THEN 1 ELSE ${attempt.failures} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${attempt.windowEndsAt} <= ${now} THEN ${windowEndsAt} ELSE ${attempt.windowEndsAt} END`,
        lockedUntil: null,
      },
      setWhere: sql`${attempt.lockedUntil} IS NULL OR ${attempt.lockedUntil} <= ${now}`,
    })
    .returning({ failures: attempt.failures });
  return rows[0]?.failures ?? null;
}

export async function attemptState(
  db: Queryable,
  key: string,
): Promise<{ locks: number; lockedUntil: Date | null } | null> {
  const rows = await db
    .select({ locks: attempt.locks, lockedUntil: attempt.lockedUntil })
    .from(attempt)
    .where(eq(attempt.key, key));
  return rows[0] ?? null;
}

/** Locks a key that is not locked yet; answers whether this call was the one that did. */
export async function lockKey(
  tx: Transaction,
  key: string,
  locks: number,
  lockedUntil: Date,
): Promise<boolean> {
  const rows = await tx
    .update(attempt)
    .set({ failures: 0, locks, lockedUntil })
    .where(and(eq(attempt.key, key), isNull(attempt.lockedUntil)))
    .returning({ key: attempt.key });
  return rows.length > 0;
}

export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, key));
}

/** Takes one counted attempt back. */
export async function giveBackAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .update(attempt)
    .set({ failures: sql`${attempt.failures} - 1` })
    .where(and(eq(attempt.key, key), gt(attempt.failures, 0)));
}

export async function forgetAttemptsAtName(tx: Transaction, nameHash: string): Promise<void> {
  await tx.delete(attempt).where(eq(attempt.nameHash, nameHash));
}

// Upkeep

/** Removes what can no longer matter: dead tickets, dead sessions, attempts whose window and lock ended before `before`. */
export async function deleteStale(tx: Transaction, now: Date, seenBefore: Date, before: Date): Promise<void> {
  await tx.delete(loginTicket).where(lte(loginTicket.expiresAt, now));
  await tx
    .delete(operatorSession)
    .where(or(lte(operatorSession.endsAt, now), lte(operatorSession.lastSeenAt, seenBefore)));
  await tx
    .delete(attempt)
    .where(
      and(
        lte(attempt.windowEndsAt, before),
        or(isNull(attempt.lockedUntil), lte(attempt.lockedUntil, before)),
      ),
    );
}
