import { bigint, index, text } from 'drizzle-orm/pg-core';
import { identitySchema, instant, plainText } from '../columns.ts';
import { accountTable } from '../core-tables.ts';

/** Invitation codes of affiliates. `domain`, where it is set, is the only host on which the code counts. */
export const affiliateCodeTable = identitySchema.table(
  'affiliate_code',
  {
    /** In capitals. */
    code: plainText().primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => accountTable.id),
    domain: text(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [index('affiliate_code_owner').on(table.ownerId)],
);
