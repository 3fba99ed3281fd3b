import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { type LoginMethod, loginTicketTable, type StrangeBy } from '../tables.ts';

export interface LoginTicket {
  readonly id: string;
  readonly memberId: bigint;
  readonly method: LoginMethod;
  readonly strangeBy: StrangeBy;
  readonly remember: boolean | null;
  readonly passwordExpired: boolean;
  readonly triesLeft: number;
  readonly createdAt: Date;
}

export interface NewTicket extends LoginTicket {
  readonly tokenHash: Buffer;
  readonly browserHash: Buffer;
  readonly ip: string;
  readonly userAgent: string;
  readonly expiresAt: Date;
}

/** What a browser shows: the ticket, and the tokens of its cookie. */
export interface ShownTicket {
  readonly tokenHash: Buffer;
  readonly browserHashes: readonly Buffer[];
  readonly now: Date;
}

const columns = {
  id: loginTicketTable.id,
  memberId: loginTicketTable.memberId,
  method: loginTicketTable.method,
  strangeBy: loginTicketTable.strangeBy,
  remember: loginTicketTable.remember,
  passwordExpired: loginTicketTable.passwordExpired,
  triesLeft: loginTicketTable.triesLeft,
  createdAt: loginTicketTable.createdAt,
} as const;

export async function insertTicket(tx: Transaction, ticket: NewTicket): Promise<void> {
  await tx.insert(loginTicketTable).values(ticket);
}

const isLive = ({ tokenHash, browserHashes, now }: ShownTicket) =>
  and(
    eq(loginTicketTable.tokenHash, tokenHash),
    inArray(loginTicketTable.browserHash, [...browserHashes]),
    isNull(loginTicketTable.usedAt),
    gt(loginTicketTable.expiresAt, now),
    gt(loginTicketTable.triesLeft, 0),
  );

/** The ticket while it may still be used by this browser. */
export async function findTicket(db: Queryable, shown: ShownTicket): Promise<LoginTicket | null> {
  if (shown.browserHashes.length === 0) return null;
  const [row] = await db.select(columns).from(loginTicketTable).where(isLive(shown));
  return row ?? null;
}

/** Takes one of its tries, before the answer is looked at. */
export async function takeTicketTry(db: Queryable, shown: ShownTicket): Promise<LoginTicket | null> {
  if (shown.browserHashes.length === 0) return null;
  const [row] = await db
    .update(loginTicketTable)
    .set({ triesLeft: sql`${loginTicketTable.triesLeft} - 1` })
    .where(isLive(shown))
    .returning(columns);
  return row ?? null;
}

/** Spends it: of any number that try at once exactly one gets true. */
export async function spendLoginTicket(tx: Queryable, id: string, at: Date): Promise<boolean> {
  const spent = await tx
    .update(loginTicketTable)
    .set({ usedAt: at })
    .where(and(eq(loginTicketTable.id, id), isNull(loginTicketTable.usedAt)))
    .returning({ id: loginTicketTable.id });
  return spent.length === 1;
}

/** Forgets up to `limit` tickets whose time is over, used or not. */
export async function deleteTickets(tx: Transaction, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: loginTicketTable.id })
    .from(loginTicketTable)
    .where(lt(loginTicketTable.expiresAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(loginTicketTable).where(inArray(loginTicketTable.id, old));
  return gone.rowCount ?? 0;
}
