import type { BonusOccasion, BonusState, BonusTerms } from '@ikka/contract';
import { bonusStates, bonusVersionStates } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredLine } from './count-turnover.ts';

export const bonusesSchema = pgSchema('bonuses');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const oneOf = (column: string, names: readonly string[]) =>
  sql.raw(`"${column}" IN (${names.map((name) => `'${name}'`).join(', ')})`);

/** A bonus offer: which of its versions counts, and whether it was stopped. */
export const offerTable = bonusesSchema.table('offer', {
  id: text().primaryKey(),
  /** The version that was approved last; null before the first. */
  current: integer(),
  stoppedBy: text('stopped_by'),
  stoppedAt: instant('stopped_at'),
});

/** What an offer said. Its terms are never changed: whoever took a bonus keeps the version that he took. */
export const versionTable = bonusesSchema.table(
  'version',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offerTable.id),
    version: integer().notNull(),
    state: text().notNull().$type<(typeof bonusVersionStates)[number]>(),
    terms: jsonb().notNull().$type<BonusTerms>(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.version] }),
    check('version_state', oneOf('state', bonusVersionStates)),
    check(
      'version_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedBy} IS NULL) AND (${table.decidedBy} IS NULL) = (${table.decidedAt} IS NULL)`,
    ),
    // Four eyes: nobody approves what he proposed.
    check(
      'version_four_eyes',
      sql`${table.state} <> 'approved' OR ${table.decidedBy} <> ${table.proposedBy}`,
    ),
    uniqueIndex('version_waiting').on(table.offerId).where(sql`${table.state} = 'waiting'`),
  ],
);

/** A bonus that a deposit brought. Written in the ledger's transaction that credits the deposit, and ended in the one that ends it. */
export const claimTable = bonusesSchema.table(
  'claim',
  {
    /** The deposit's id: a deposit brings one bonus at most. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    offerId: text('offer_id').notNull(),
    version: integer().notNull(),
    currency: text().notNull(),
    occasion: text().notNull().$type<BonusOccasion>(),
    /** The day of the site's time zone on which it was given. */
    day: date({ mode: 'string' }).notNull(),
    /** The transfer that credited the deposit: stakes behind it in the member's chain count. */
    depositTransferId: uuid('deposit_transfer_id').notNull(),
    /** Smallest units, as all below: what the deposit brought, the bonus, and the turnover at which it becomes cash. */
    credited: big('credited').notNull(),
    amount: big('amount').notNull(),
    required: big('required').notNull(),
    state: text().notNull().$type<BonusState>(),
    grantedAt: instant('granted_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    /** Where the deposit stands in the member's record, once it was looked for. */
    markAt: instant('mark_at'),
    markPlace: big('mark_place'),
    /** What had been counted when it ended. */
    lines: jsonb().$type<readonly StoredLine[]>(),
    /** When the job looks at it next; null once it is over. */
    dueAt: instant('due_at'),
    /** What became of it last is still to be told to the member and to the audit chain. */
    newsDue: boolean('news_due').notNull(),
  },
  (table) => [
    check('claim_state', oneOf('state', bonusStates)),
    check('claim_amounts', sql`${table.credited} > 0 AND ${table.amount} > 0 AND ${table.required} > 0`),
    check(
      'claim_ended',
      sql`(${table.state} = 'active') = (${table.endedAt} IS NULL) AND (${table.state} = 'active') = (${table.dueAt} IS NOT NULL)`,
    ),
    // Of deposits at once, in whatever processes, one brings a bonus.
    uniqueIndex('claim_active').on(table.memberId, table.currency).where(sql`${table.state} = 'active'`),
    uniqueIndex('claim_first').on(table.memberId).where(sql`${table.occasion} = 'first'`),
    uniqueIndex('claim_daily')
      .on(table.memberId, table.offerId, table.day)
      .where(sql`${table.occasion} = 'daily'`),
    index('claim_member').on(table.memberId, table.grantedAt, table.id),
    index('claim_over').on(table.endedAt).where(sql`${table.endedAt} IS NOT NULL`),
    index('claim_granted').on(table.grantedAt, table.id),
    index('claim_offer').on(table.offerId, table.grantedAt, table.id),
    index('claim_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index('claim_news').on(table.id).where(sql`${table.newsDue}`),
  ],
);

/** What the bonuses come to that ended in an hour, once it is over. */
export const hourTable = bonusesSchema.table(
  'hour',
  {
    begins: instant('begins').notNull(),
    offerId: text('offer_id').notNull(),
    state: text().notNull().$type<BonusState>(),
    rows: big('rows').notNull(),
    amount: big('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.begins, table.offerId, table.state] })],
);
