import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { attachment } from './transfer.ts';

/** Notes a hold with its transfer, so that the sweep finds it. */
export const holdOpened = attachment<{ id: string; expiresAt: Date | undefined }>({
  name: 'hold_opened',
  sql: `INSERT INTO ledger.hold (id, expires_at)
        SELECT r.id, r.expires_at FROM unnest($1::int[], $2::uuid[], $3::timestamptz[]) AS r(place, id, expires_at)
        WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    rows.map(({ id }) => id),
    rows.map(({ expiresAt }) => expiresAt?.toISOString() ?? null),
  ],
});

/** Notes its end with whatever ended it. */
export const holdEnded = attachment<{ id: string; at: Date }>({
  name: 'hold_ended',
  sql: `UPDATE ledger.hold h SET ended_at = r.at FROM unnest($1::int[], $2::uuid[], $3::timestamptz[]) AS r(place, id, at)
        WHERE h.id = r.id AND ledger.was_posted(r.place)`,
  toParameters: (rows) => [rows.map(({ id }) => id), rows.map(({ at }) => at.toISOString())],
});

/** Ids of holds that ran out and were not ended, oldest first. */
export async function expiredHolds(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM ledger.hold WHERE ended_at IS NULL AND expires_at <= ${now.toISOString()}::timestamptz
    ORDER BY expires_at LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export async function holdById(db: Queryable, id: string): Promise<{ expiresAt: Date | null } | undefined> {
  const { rows } = await db.execute<{ expiresAt: Date | null }>(
    sql`SELECT expires_at AS "expiresAt" FROM ledger.hold WHERE id = ${id}`,
  );
  return rows[0];
}
