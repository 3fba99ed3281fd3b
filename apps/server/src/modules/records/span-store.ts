import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { arrayLiteral } from '../ledger/index.ts';
import { lies, piecesOf, suits, type Wish } from './range-store.ts';

/** What was staked on a game, less what of it came back. */
export interface Staked {
  readonly key: string;
  readonly rounds: number;
  /** Smallest units. Below zero where more came back than was staked meanwhile. */
  readonly stake: bigint;
}

/**
 * What was staked, game by game, in the spans that `edges` (rising instants) cut a range into: one list more than there are edges.
 * One query, however many edges there are: a day in which an edge lies is read by its quarters of an hour, and a quarter in
 * which one lies movement by movement.
 */
export async function sumSpans(
  tx: Transaction,
  wish: Omit<Wish, 'types'>,
  edges: readonly Date[],
): Promise<Staked[][]> {
  const all: Wish = { ...wish, types: ['stake', 'added_stake', 'refund'] };
  const edge = sql`${arrayLiteral(edges.map((one) => one.toISOString()))}::timestamptz[]`;
  const spanOf = (instant: SQL) => sql`width_bucket(${instant}, ${edge})`;
  // An edge lies within a piece where its first and its last millisecond are of different spans.
  const isCut = (begins: SQL, ends: SQL) =>
    sql`(${spanOf(begins)} <> ${spanOf(sql`${ends} - interval '1 millisecond'`)})`;
  const columns = sql`game_id, type, entries, came, went`;
  const { rows } = await tx.execute<{ span: number; key: string; rounds: bigint; stake: string }>(sql`
    WITH piece AS (
      SELECT begins, ends, ${spanOf(sql`begins`)} AS span, ${isCut(sql`begins`, sql`ends`)} AS is_cut, ${columns}
        FROM ${piecesOf(all, 'game')} p
    ), quarter AS (
      SELECT q.*, ${spanOf(sql`q.begins`)} AS span, ${isCut(sql`q.begins`, sql`q.ends`)} AS is_cut
        FROM (SELECT DISTINCT begins, ends FROM piece WHERE is_cut AND ends - begins > interval '15 minutes') day
        CROSS JOIN LATERAL (
          SELECT quarter AS begins, quarter + interval '15 minutes' AS ends, ${columns} FROM records.quarter
           WHERE ${suits(all)} AND quarter >= day.begins AND quarter < day.ends OFFSET 0) q (begins, ends, ${columns})
    ), part AS (
      SELECT span, ${columns} FROM piece WHERE NOT is_cut
      UNION ALL
      SELECT span, ${columns} FROM quarter WHERE NOT is_cut
      UNION ALL
      SELECT ${spanOf(sql`e.at`)}, game_id, type, 1, GREATEST(change, 0), GREATEST(-change, 0)
        FROM (SELECT begins, ends FROM piece WHERE is_cut AND ends - begins <= interval '15 minutes'
              UNION SELECT begins, ends FROM quarter WHERE is_cut) cut
        CROSS JOIN LATERAL (
          SELECT at, game_id, type, change FROM records.entry
           WHERE ${suits(all)} ${lies(all)} AND at >= cut.begins AND at < cut.ends OFFSET 0) e
    )
    SELECT span, game_id AS key, COALESCE(sum(entries) FILTER (WHERE type = 'stake'), 0)::bigint AS rounds,
           sum(went - came)::text AS stake
      FROM part GROUP BY span, game_id ORDER BY span, game_id`);
  const spans: Staked[][] = Array.from({ length: edges.length + 1 }, () => []);
  for (const { span, key, rounds, stake } of rows)
    spans[span]?.push({ key, rounds: Number(rounds), stake: BigInt(stake) });
  return spans;
}
