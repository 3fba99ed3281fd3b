import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { attachment, textArrayLiteral } from '../ledger/index.ts';
import { claimTable as claim } from './tables.ts';

export type Claim = typeof claim.$inferSelect;

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Writes a claim in the ledger's transaction that pays it. */
export const attachClaim = attachment<Claim>({
  name: 'cashback_claims',
  sql: `INSERT INTO cashback.claim (id, member_id, number, currency, amount, bets, turnover, carried_in, carried_on,
      counted_from, after_at, after_place, up_to_at, up_to_place, lines, spans, claimed_at)
    SELECT c.* FROM unnest($1::int[], $2::text[]) r(place, doc)
    CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS c(id uuid, member_id bigint, number int, currency text,
      amount bigint, bets int, turnover bigint, carried_in bigint, carried_on bigint, counted_from timestamptz,
      after_at timestamptz, after_place bigint, up_to_at timestamptz, up_to_place bigint, lines jsonb, spans jsonb,
      claimed_at timestamptz)
    WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify({
          id: row.id,
          member_id: String(row.memberId),
          number: row.number,
          currency: row.currency,
          amount: String(row.amount),
          bets: row.bets,
          turnover: String(row.turnover),
          carried_in: String(row.carriedIn),
          carried_on: String(row.carriedOn),
          counted_from: row.countedFrom,
          after_at: row.afterAt,
          after_place: row.afterPlace === null ? null : String(row.afterPlace),
          up_to_at: row.upToAt,
          up_to_place: String(row.upToPlace),
          lines: row.lines,
          spans: row.spans,
          claimed_at: row.claimedAt,
        }),
      ),
    ),
  ],
});

export async function findClaim(db: Queryable, id: string): Promise<Claim | null> {
  const [found] = await db.select().from(claim).where(eq(claim.id, id));
  return found ?? null;
}

export async function lastClaim(db: Queryable, memberId: bigint): Promise<Claim | null> {
  const [found] = await db
    .select()
    .from(claim)
    .where(eq(claim.memberId, memberId))
    .orderBy(desc(claim.number))
    .limit(1);
  return found ?? null;
}

/** A member's claims, newest first. */
export async function claimsOf(
  db: Queryable,
  memberId: bigint,
  { limit, offset }: Rows,
): Promise<{ list: Claim[]; total: number }> {
  const list = await db
    .select()
    .from(claim)
    .where(eq(claim.memberId, memberId))
    .orderBy(desc(claim.number))
    .limit(limit)
    .offset(offset);
  // Numbers have no gaps: the last one says how many there are.
  return { list, total: (await lastClaim(db, memberId))?.number ?? 0 };
}

/** Which claims an operator means. */
export interface ClaimFilter {
  readonly memberIds?: readonly bigint[] | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export const wantedBy = ({ memberIds, from, to }: ClaimFilter): SQL | undefined =>
  and(
    memberIds === undefined ? undefined : inArray(claim.memberId, [...memberIds]),
    from === undefined ? undefined : gte(claim.claimedAt, from),
    to === undefined ? undefined : lt(claim.claimedAt, to),
  );

/** Newest first. */
export async function findClaims(
  db: Queryable,
  filter: ClaimFilter,
  { limit, offset }: Rows,
): Promise<Claim[]> {
  return db
    .select()
    .from(claim)
    .where(wantedBy(filter))
    .orderBy(desc(claim.claimedAt), desc(claim.id))
    .limit(limit)
    .offset(offset);
}
