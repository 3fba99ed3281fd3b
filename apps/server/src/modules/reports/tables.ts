import type { CurrencyCode } from '@ikka/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AccountKind, TransferKind } from '../ledger/index.ts';

export const reportsSchema = pgSchema('reports');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How far the ledger has been read. */
export const progressTable = reportsSchema.table(
  'progress',
  {
    id: boolean().primaryKey().default(true),
    /** Everything posted before this instant is in the flows. */
    readTo: instant('read_to').notNull(),
  },
  (table) => [check('progress_once', sql`${table.id}`)],
);

/** What moved in each quarter of an hour, by currency, kind and both sides. A copy: it can be dropped and made again. */
export const flowTable = reportsSchema.table(
  'flow',
  {
    begins: instant('begins').notNull(),
    currency: text().notNull().$type<CurrencyCode>(),
    kind: text().notNull().$type<TransferKind>(),
    debitKind: text('debit_kind').notNull().$type<AccountKind>(),
    debitLabel: text('debit_label').notNull(),
    creditKind: text('credit_kind').notNull().$type<AccountKind>(),
    creditLabel: text('credit_label').notNull(),
    transfers: integer().notNull(),
    amount: big('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.begins,
        table.currency,
        table.kind,
        table.debitKind,
        table.debitLabel,
        table.creditKind,
        table.creditLabel,
      ],
    }),
  ],
);

/** A day that is over and will not change. */
export const closedDayTable = reportsSchema.table(
  'closed_day',
  {
    day: date({ mode: 'string' }).primaryKey(),
    /** Of the site, when it was closed. */
    timeZone: text('time_zone').notNull(),
    endsAt: instant('ends_at').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [index('closed_day_ends').on(table.endsAt)],
);

/** What moved in a closed day, its quarters of an hour taken together: a report of months reads some dozens of rows a day. */
export const dayFlowTable = reportsSchema.table(
  'day_flow',
  {
    day: date({ mode: 'string' }).notNull(),
    currency: text().notNull().$type<CurrencyCode>(),
    kind: text().notNull().$type<TransferKind>(),
    debitKind: text('debit_kind').notNull().$type<AccountKind>(),
    debitLabel: text('debit_label').notNull(),
    creditKind: text('credit_kind').notNull().$type<AccountKind>(),
    creditLabel: text('credit_label').notNull(),
    transfers: big('transfers').notNull(),
    amount: big('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.currency,
        table.kind,
        table.debitKind,
        table.debitLabel,
        table.creditKind,
        table.creditLabel,
      ],
    }),
  ],
);

/** What lay where at the end of a closed day: the day before it and its flows. */
export const closingTable = reportsSchema.table(
  'closing',
  {
    day: date({ mode: 'string' }).notNull(),
    currency: text().notNull().$type<CurrencyCode>(),
    kind: text().notNull().$type<AccountKind>(),
    label: text().notNull(),
    balance: big('balance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.currency, table.kind, table.label] })],
);
