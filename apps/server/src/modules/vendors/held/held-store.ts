import { and, asc, count, desc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { attachment, textArrayLiteral } from '../../ledger/index.ts';
import { heldWinTable, houseMarkTable } from '../tables.ts';

export type HeldWin = typeof heldWinTable.$inferSelect;
export type NewHeldWin = Omit<HeldWin, 'state' | 'reason' | 'decidedAt' | 'dueAt'>;

/** Writes a held win in the ledger's batch that sets its money aside. */
export const attachHeldWin = attachment<NewHeldWin>({
  name: 'vendor_held_win',
  sql: `INSERT INTO vendors.held_win (id, vendor_code, round_id, member_id, game_id, amount, currency, because, state, held_at, due_at)
    SELECT w.id, w.vendor_code, w.round_id, w.member_id, w.game_id, w.amount, w.currency, w.because, 'held', w.held_at, w.held_at
    FROM unnest($1::int[], $2::text[]) r(place, doc)
    CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS w(id uuid, vendor_code text, round_id uuid, member_id bigint,
      game_id text, amount bigint, currency text, because text, held_at timestamptz)
    WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify({
          id: row.id,
          vendor_code: row.vendorCode,
          round_id: row.roundId,
          member_id: String(row.memberId),
          game_id: row.gameId,
          amount: String(row.amount),
          currency: row.currency,
          because: row.because,
          held_at: row.heldAt,
        }),
      ),
    ),
  ],
});

export async function findHeldWin(tx: Queryable, id: string): Promise<HeldWin | null> {
  const [row] = await tx.select().from(heldWinTable).where(eq(heldWinTable.id, id));
  return row ?? null;
}

/** With nobody else changing it until the transaction ends. */
export async function lockHeldWin(tx: Transaction, id: string): Promise<HeldWin | null> {
  const [row] = await tx.select().from(heldWinTable).where(eq(heldWinTable.id, id)).for('update');
  return row ?? null;
}

/** To be called under its lock. */
export async function saveHeldWin(tx: Transaction, row: HeldWin): Promise<void> {
  const { id, state, reason, decidedAt, dueAt } = row;
  await tx.update(heldWinTable).set({ state, reason, decidedAt, dueAt }).where(eq(heldWinTable.id, id));
}

/** Those that wait, the longest first; or all of them, newest first. */
export async function listHeldWins(
  tx: Queryable,
  isWaiting: boolean,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: HeldWin[]; total: number }> {
  const wanted = isWaiting ? eq(heldWinTable.state, 'held') : undefined;
  const order = isWaiting
    ? [asc(heldWinTable.heldAt), asc(heldWinTable.id)]
    : [desc(heldWinTable.heldAt), desc(heldWinTable.id)];
  const rows = await tx
    .select()
    .from(heldWinTable)
    .where(wanted)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: count() }).from(heldWinTable).where(wanted);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** What is due, for the job. */
export async function dueHeldWins(tx: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: heldWinTable.id })
    .from(heldWinTable)
    .where(and(isNotNull(heldWinTable.dueAt), lte(heldWinTable.dueAt, now)))
    .orderBy(asc(heldWinTable.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertMark(tx: Queryable, mark: typeof houseMarkTable.$inferInsert): Promise<void> {
  await tx.insert(houseMarkTable).values(mark).onConflictDoNothing();
}

/** The oldest mark that is not older than an instant; null where there is none. */
export async function firstMarkSince(
  tx: Queryable,
  { vendorCode, currency }: { readonly vendorCode: string; readonly currency: string },
  since: Date,
): Promise<bigint | null> {
  const [row] = await tx
    .select({ balance: houseMarkTable.balance })
    .from(houseMarkTable)
    .where(
      and(
        eq(houseMarkTable.vendorCode, vendorCode),
        eq(houseMarkTable.currency, currency),
        gte(houseMarkTable.at, since),
      ),
    )
    .orderBy(asc(houseMarkTable.at))
    .limit(1);
  return row?.balance ?? null;
}

export async function forgetMarks(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(houseMarkTable).where(lt(houseMarkTable.at, before));
}

/** How many wins wait, and since when. */
export async function waitingWins(tx: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await tx
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${heldWinTable.heldAt})`.mapWith(heldWinTable.heldAt),
    })
    .from(heldWinTable)
    .where(eq(heldWinTable.state, 'held'));
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
}
