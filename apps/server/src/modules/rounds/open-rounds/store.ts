import { and, count, eq, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { arrayLiteral, attachment, textArrayLiteral } from '../../ledger/index.ts';
import { playedColumns, playedParameters } from '../store.ts';
import { openRoundTable, type TakenStep } from '../tables.ts';

export type OpenRound = typeof openRoundTable.$inferSelect;

/** What a round has staked by now, in smallest units: at its opening and by its steps. */
export const stakedOn = ({ stake, addedStake }: Pick<OpenRound, 'stake' | 'addedStake'>): bigint =>
  stake + addedStake;

/** SQLSTATE of all these functions when a round is open already, or was ended or moved on since it was read. */
export const openRoundMovedOn = 'IK002';

const openedParameters = `${playedParameters},
    $11::text[], $12::text[], $13::text[], $14::timestamptz[], $15::timestamptz[]`;

const openedColumns = (rows: readonly OpenRound[]): string[] => [
  ...playedColumns(rows),
  textArrayLiteral(rows.map((row) => row.currency)),
  textArrayLiteral(rows.map((row) => JSON.stringify(row.opening))),
  textArrayLiteral(rows.map((row) => JSON.stringify(row.choice))),
  arrayLiteral(rows.map((row) => row.openedAt.toISOString())),
  arrayLiteral(rows.map((row) => row.deadlineAt.toISOString())),
];

/** Writes opened rounds in the ledger's own batch, and takes each one's nonce from its pair. */
export const attachOpened = attachment<OpenRound>({
  name: 'opened_rounds',
  sql: `SELECT rounds.open_rounds(${openedParameters})`,
  toParameters: openedColumns,
});

/** A round that is over at its opening: nothing was left to decide. */
export interface RoundAtOnce {
  readonly round: OpenRound;
  readonly payout: bigint;
  readonly outcome: unknown;
}

/** Writes rounds that are over at their opening, with their records, in the batch that takes and settles their stakes. */
export const attachEndedAtOnce = attachment<RoundAtOnce>({
  name: 'rounds_ended_at_once',
  sql: `SELECT rounds.write_ended_rounds(${openedParameters}, $16::bigint[], $17::text[])`,
  toParameters: (rows) => [
    ...openedColumns(rows.map(({ round }) => round)),
    arrayLiteral(rows.map(({ payout }) => payout)),
    textArrayLiteral(rows.map(({ outcome }) => JSON.stringify(outcome))),
  ],
});

/** A step that stakes further. */
export interface RaisingStep {
  readonly id: string;
  /** The step at which the round was read: another one stops the post. */
  readonly step: number;
  readonly choice: unknown;
  readonly steps: readonly TakenStep[];
  /** All that steps have staked further, this one included. */
  readonly addedStake: bigint;
}

const raisedColumns = (rows: readonly RaisingStep[]): string[] => [
  arrayLiteral(rows.map((row) => row.id)),
  arrayLiteral(rows.map((row) => row.step)),
  textArrayLiteral(rows.map((row) => JSON.stringify(row.choice))),
  textArrayLiteral(rows.map((row) => JSON.stringify(row.steps))),
  arrayLiteral(rows.map((row) => row.addedStake)),
];

/** Takes steps that stake further in the ledger's own batch. */
export const attachRaised = attachment<RaisingStep>({
  name: 'raised_rounds',
  sql: 'SELECT rounds.raise_open_rounds($1::int[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::bigint[])',
  toParameters: raisedColumns,
});

/** How a round ended. `payout` in smallest units; null where the stake was given back and there is nothing to record. */
export interface RoundEnding extends RaisingStep {
  readonly payout: bigint | null;
  readonly outcome: unknown;
  readonly endedAt: Date;
}

/** Ends open rounds in the ledger's own batch, and records those that were played. */
export const attachEnded = attachment<RoundEnding>({
  name: 'ended_rounds',
  sql: `SELECT rounds.end_open_rounds($1::int[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bigint[],
    $8::text[], $9::timestamptz[])`,
  toParameters: (rows) => [
    ...raisedColumns(rows),
    arrayLiteral(rows.map((row) => row.payout ?? 'NULL')),
    textArrayLiteral(rows.map((row) => JSON.stringify(row.outcome))),
    arrayLiteral(rows.map((row) => row.endedAt.toISOString())),
  ],
});

/** A round by its id, for some days after its end too. */
export async function openRoundById(tx: Queryable, id: string): Promise<OpenRound | null> {
  const [found] = await tx.select().from(openRoundTable).where(eq(openRoundTable.id, id));
  return found ?? null;
}

/** Game and vendor of those of these rounds that are open, or ended in the last days. */
export async function gamesOfOpenRounds(
  tx: Queryable,
  ids: readonly string[],
): Promise<Pick<OpenRound, 'id' | 'gameId' | 'vendorCode'>[]> {
  const { id, gameId, vendorCode } = openRoundTable;
  return tx
    .select({ id, gameId, vendorCode })
    .from(openRoundTable)
    .where(sql`${id} = ANY (${arrayLiteral(ids)}::uuid[])`);
}

/** The round that a member has open in a game and a currency. There is one at most. */
export async function openRoundOf(
  tx: Queryable,
  of: Pick<OpenRound, 'memberId' | 'gameId' | 'currency'>,
): Promise<OpenRound | null> {
  const [found] = await tx
    .select()
    .from(openRoundTable)
    .where(
      and(
        eq(openRoundTable.memberId, of.memberId),
        eq(openRoundTable.gameId, of.gameId),
        eq(openRoundTable.currency, of.currency),
        isNull(openRoundTable.endedAt),
      ),
    );
  return found ?? null;
}

/** Whether a round of this seed pair is open. */
export async function hasOpenRound(tx: Transaction, seedPairId: bigint): Promise<boolean> {
  const found = await tx
    .select({ id: openRoundTable.id })
    .from(openRoundTable)
    .where(and(eq(openRoundTable.seedPairId, seedPairId), isNull(openRoundTable.endedAt)))
    .limit(1);
  return found.length > 0;
}

/** Writes a step that does not end the round; false where it was ended or moved on since it was read at `before`. */
export async function writeStep(
  tx: Queryable,
  before: Pick<OpenRound, 'id' | 'step'>,
  after: Pick<OpenRound, 'choice' | 'steps'>,
): Promise<boolean> {
  const written = await tx
    .update(openRoundTable)
    .set({ choice: after.choice, steps: after.steps, step: after.steps.length })
    .where(
      and(
        eq(openRoundTable.id, before.id),
        eq(openRoundTable.step, before.step),
        isNull(openRoundTable.endedAt),
      ),
    )
    .returning({ id: openRoundTable.id });
  return written.length === 1;
}

/** Open rounds whose time is over, the longest overdue first: a page of those after one that was read before. */
export async function overdueRounds(
  tx: Queryable,
  now: Date,
  {
    after,
    limit,
  }: { readonly after?: Pick<OpenRound, 'deadlineAt' | 'id'> | undefined; readonly limit: number },
): Promise<OpenRound[]> {
  const { deadlineAt, id } = openRoundTable;
  const isAfter =
    after &&
    sql`(${deadlineAt}, ${id}) > (${after.deadlineAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return tx
    .select()
    .from(openRoundTable)
    .where(and(isNull(openRoundTable.endedAt), lte(deadlineAt, now), isAfter))
    .orderBy(deadlineAt, id)
    .limit(limit);
}

/** How many open rounds were to end before an instant, and when the first of them was. */
export async function overdueSince(
  tx: Queryable,
  before: Date,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { deadlineAt, endedAt } = openRoundTable;
  const [found] = await tx
    .select({ count: count(), oldest: min(deadlineAt) })
    .from(openRoundTable)
    .where(and(isNull(endedAt), lt(deadlineAt, before)));
  return { count: Number(found?.count ?? 0), oldest: found?.oldest ?? null };
}

/** Forgets how rounds came to their end that ended before an instant. What was played stays in the record. */
export async function forgetEnded(tx: Queryable, before: Date): Promise<void> {
  await tx
    .delete(openRoundTable)
    .where(and(isNotNull(openRoundTable.endedAt), lt(openRoundTable.endedAt, before)));
}
