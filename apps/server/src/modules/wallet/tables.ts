import { sql } from 'drizzle-orm';
import { bigint, check, pgSchema, timestamp, uuid } from 'drizzle-orm/pg-core';

export const walletSchema = pgSchema('wallet');

/** The trial money that a trial account was given: written before it is posted, so that it is posted at most once. */
export const trialGrantTable = walletSchema.table(
  'trial_grant',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
    transferId: uuid('transfer_id').notNull(),
    /** Smallest units of the trial currency. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }).notNull(),
    postedAt: timestamp('posted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [check('trial_grant_amount', sql`${table.amount} >= 0`)],
);
