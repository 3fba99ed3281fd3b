import type { BonusState } from '@ikka/contract';
import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { listMax } from '../../platform/list-pages.ts';
import { attachment, textArrayLiteral } from '../ledger/index.ts';
import type { Mark } from '../records/index.ts';
import type { StoredLine } from './count-turnover.ts';
import { claimTable as claim, versionTable as version } from './tables.ts';

export type Claim = typeof claim.$inferSelect;

/** A bonus with the terms that it was taken on. */
export type TakenBonus = Claim & Pick<typeof version.$inferSelect, 'terms'>;

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Writes a bonus in the ledger's transaction that credits its deposit. */
export const attachClaim = attachment<Claim>({
  name: 'bonus_claims',
  sql: `INSERT INTO bonuses.claim (id, member_id, offer_id, version, currency, occasion, day, deposit_transfer_id, credited,
      amount, required, state, granted_at, ends_at, due_at, news_due)
    SELECT c.* FROM unnest($1::int[], $2::text[]) r(place, doc)
    CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS c(id uuid, member_id bigint, offer_id text, version int,
      currency text, occasion text, day date, deposit_transfer_id uuid, credited bigint, amount bigint, required bigint,
      state text, granted_at timestamptz, ends_at timestamptz, due_at timestamptz, news_due boolean)
    WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify({
          id: row.id,
          member_id: String(row.memberId),
          offer_id: row.offerId,
          version: row.version,
          currency: row.currency,
          occasion: row.occasion,
          day: row.day,
          deposit_transfer_id: row.depositTransferId,
          credited: String(row.credited),
          amount: String(row.amount),
          required: String(row.required),
          state: row.state,
          granted_at: row.grantedAt,
          ends_at: row.endsAt,
          due_at: row.dueAt,
          news_due: row.newsDue,
        }),
      ),
    ),
  ],
});

export interface Ending {
  readonly id: string;
  readonly state: Exclude<BonusState, 'active'>;
  readonly endedAt: Date;
  readonly lines: readonly StoredLine[];
}

/** Ends a bonus in the ledger's transaction that moves its money. */
export const attachEnding = attachment<Ending>({
  name: 'bonus_endings',
  sql: `UPDATE bonuses.claim c SET state = e.state, ended_at = e.ended_at, lines = e.lines, due_at = NULL, news_due = true
    FROM unnest($1::int[], $2::text[]) r(place, doc)
    CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS e(id uuid, state text, ended_at timestamptz, lines jsonb)
    WHERE ledger.was_posted(r.place) AND c.id = e.id`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map(({ id, state, endedAt, lines }) => JSON.stringify({ id, state, ended_at: endedAt, lines })),
    ),
  ],
});

const ofVersion = and(eq(version.offerId, claim.offerId), eq(version.version, claim.version));
const taken = (db: Queryable) =>
  db.select({ claim, terms: version.terms }).from(claim).innerJoin(version, ofVersion).$dynamic();
const flat = (
  rows: readonly { readonly claim: Claim; readonly terms: TakenBonus['terms'] }[],
): TakenBonus[] => rows.map(({ claim: one, terms }) => ({ ...one, terms }));

export async function findClaim(db: Queryable, id: string): Promise<TakenBonus | null> {
  return flat(await taken(db).where(eq(claim.id, id)))[0] ?? null;
}

/** What each of these deposits brought as a bonus, in smallest units; those that brought none are left out. */
export async function findClaims(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: claim.id, amount: claim.amount })
    .from(claim)
    .where(inArray(claim.id, [...ids]));
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

export async function activeClaim(
  db: Queryable,
  memberId: bigint,
  currency: string,
): Promise<TakenBonus | null> {
  const wanted = and(eq(claim.memberId, memberId), eq(claim.currency, currency), eq(claim.state, 'active'));
  return flat(await taken(db).where(wanted))[0] ?? null;
}

export async function lockClaim(tx: Transaction, id: string): Promise<Claim | null> {
  const [found] = await tx.select().from(claim).where(eq(claim.id, id)).for('update');
  return found ?? null;
}

/** Which bonuses a page wants. */
export interface ClaimFilter {
  readonly memberId?: bigint | undefined;
  readonly offerId?: string | undefined;
  readonly state?: BonusState | undefined;
}

/** Newest first. */
export async function listClaims(
  db: Queryable,
  { memberId, offerId, state }: ClaimFilter,
  { limit, offset }: Rows,
): Promise<{ list: TakenBonus[]; total: number }> {
  const wanted = and(
    memberId === undefined ? undefined : eq(claim.memberId, memberId),
    offerId === undefined ? undefined : eq(claim.offerId, offerId),
    state === undefined ? undefined : eq(claim.state, state),
  );
  const some = db.select({ id: claim.id }).from(claim).where(wanted).limit(listMax).as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  const rows = await taken(db)
    .where(wanted)
    .orderBy(desc(claim.grantedAt), desc(claim.id))
    .limit(limit)
    .offset(offset);
  return { list: flat(rows), total: Number(counted?.total ?? 0) };
}

/** What a member took before, as far as it stands in the way of an offer. */
export async function takenBefore(
  db: Queryable,
  of: { readonly memberId: bigint; readonly currency: string },
  day: string,
): Promise<{ hasActive: boolean; hasFirst: boolean; takenToday: ReadonlySet<string> }> {
  const rows = await db
    .select({ offerId: claim.offerId, state: claim.state, occasion: claim.occasion, day: claim.day })
    .from(claim)
    .where(
      and(
        eq(claim.memberId, of.memberId),
        eq(claim.currency, of.currency),
        sql`(${claim.state} = 'active' OR ${claim.occasion} = 'first' OR ${claim.day} = ${day})`,
      ),
    );
  return {
    hasActive: rows.some(({ state }) => state === 'active'),
    hasFirst: rows.some(({ occasion }) => occasion === 'first'),
    takenToday: new Set(rows.filter((row) => row.day === day).map(({ offerId }) => offerId)),
  };
}

export async function saveMark(db: Queryable, id: string, mark: Mark): Promise<void> {
  await db.update(claim).set({ markAt: mark.at, markPlace: mark.place }).where(eq(claim.id, id));
}

/** These members have played: their bonuses are looked at by then. */
export async function noteDue(db: Queryable, memberIds: readonly bigint[], dueAt: Date): Promise<void> {
  // Held in one order, for another process may note some of the same members.
  const live = db
    .select({ id: claim.id })
    .from(claim)
    .where(and(inArray(claim.memberId, [...memberIds]), eq(claim.state, 'active')))
    .orderBy(claim.id)
    .for('update');
  await db
    .update(claim)
    .set({ dueAt: sql`LEAST(${claim.dueAt}, ${dueAt.toISOString()}::timestamptz)` })
    .where(inArray(claim.id, live));
}

/** When it is looked at next, unless somebody has asked for another time since it was read. */
export async function moveDue(db: Queryable, seen: Pick<Claim, 'id' | 'dueAt'>, dueAt: Date): Promise<void> {
  if (seen.dueAt === null) return;
  await db
    .update(claim)
    .set({ dueAt })
    .where(and(eq(claim.id, seen.id), eq(claim.state, 'active'), eq(claim.dueAt, seen.dueAt)));
}

export async function dueClaims(db: Queryable, until: Date, limit: number): Promise<TakenBonus[]> {
  return flat(await taken(db).where(lte(claim.dueAt, until)).orderBy(asc(claim.dueAt)).limit(limit));
}

/** Bonuses of which something is still to be told. */
export async function newsDue(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.select({ id: claim.id }).from(claim).where(eq(claim.newsDue, true)).limit(limit);
  return rows.map(({ id }) => id);
}

export async function newsTold(tx: Transaction, id: string): Promise<void> {
  await tx.update(claim).set({ newsDue: false }).where(eq(claim.id, id));
}
