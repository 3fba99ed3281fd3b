import {
  type AdjustmentState,
  adjustmentDirections,
  adjustmentReasons,
  adjustmentStates,
  type FreezeState,
  freezeReasons,
  freezeStates,
} from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const treasurySchema = pgSchema('treasury');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" IN (${values.map((value) => `'${value}'`).join(', ')})`);

/** A credit or debit of a member by the word of operators. */
export const adjustmentTable = treasurySchema.table(
  'adjustment',
  {
    /** The caller's key: whoever repeats the call repeats the adjustment. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    direction: text().notNull().$type<(typeof adjustmentDirections)[number]>(),
    /** Smallest units of `currency`. */
    amount: big('amount').notNull(),
    currency: text().notNull(),
    reason: text().notNull().$type<(typeof adjustmentReasons)[number]>(),
    note: text().notNull(),
    state: text().notNull().$type<AdjustmentState>(),
    needsSecond: boolean('needs_second').notNull(),
    /** What the member was credited within a day without a second operator, with this: where that is why it needs one. */
    sumOfDay: big('sum_of_day'),
    /** The same of what its operator credited within a day, to whomever. */
    sumOfOperator: big('sum_of_operator'),
    evidenceId: uuid('evidence_id'),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    /** Who approved, refused or withdrew it; null where nobody else was asked. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    answer: text(),
    /** Chosen when it is approved, because the ledger takes an id near its time alone. */
    transferId: uuid('transfer_id'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('adjustment_amount', sql`${table.amount} > 0`),
    check('adjustment_state', oneOf('state', adjustmentStates)),
    check('adjustment_direction', oneOf('direction', adjustmentDirections)),
    check('adjustment_reason', oneOf('reason', adjustmentReasons)),
    // Whatever a program does: nobody approves or refuses his own.
    check(
      'adjustment_four_eyes',
      sql`NOT ${table.needsSecond} OR ${table.state} IN ('waiting', 'withdrawn')
        OR (${table.decidedBy} IS NOT NULL AND ${table.decidedBy} <> ${table.proposedBy})`,
    ),
    index('adjustment_in_state').on(table.state, table.proposedAt, table.id),
    index('adjustment_by').on(table.proposedBy, table.proposedAt),
    index('adjustment_of_member').on(table.memberId, table.proposedAt, table.id),
    index('adjustment_at').on(table.proposedAt, table.id),
  ],
);

/** A part of a member's cash that an operator set aside. */
export const freezeTable = treasurySchema.table(
  'freeze',
  {
    /** The caller's key. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    amount: big('amount').notNull(),
    currency: text().notNull(),
    reason: text().notNull().$type<(typeof freezeReasons)[number]>(),
    note: text().notNull(),
    state: text().notNull().$type<FreezeState>(),
    /** The ledger's hold. */
    holdId: uuid('hold_id').notNull(),
    until: instant('until'),
    frozenBy: text('frozen_by').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    /** Null where its time was over. */
    releasedBy: text('released_by'),
    releasedAt: instant('released_at'),
    releaseNote: text('release_note'),
  },
  (table) => [
    check('freeze_amount', sql`${table.amount} > 0`),
    check('freeze_state', oneOf('state', freezeStates)),
    check('freeze_reason', oneOf('reason', freezeReasons)),
    index('freeze_of_member').on(table.memberId, table.frozenAt, table.id),
    index('freeze_at').on(table.frozenAt, table.id),
    index('freeze_to_attend').on(table.until).where(sql`${table.state} = 'frozen'`),
    index('freeze_money_due').on(table.frozenAt).where(sql`${table.state} IN ('asked', 'releasing')`),
  ],
);

/** Pictures that operators brought to show why. The file is sealed for this row alone. */
export const evidenceTable = treasurySchema.table(
  'evidence',
  {
    id: uuid().primaryKey(),
    /** Null until an adjustment claims it. */
    adjustmentId: uuid('adjustment_id').unique(),
    keptBy: text('kept_by').notNull(),
    file: text().notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [index('evidence_unclaimed').on(table.keptAt).where(sql`${table.adjustmentId} IS NULL`)],
);
