import { bigint, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../columns.ts';
import { accountTable } from '../core-tables.ts';

/** Who a member is elsewhere: a provider's subject belongs to one account. */
export const externalIdentityTable = identitySchema.table(
  'external_identity',
  {
    provider: text().notNull().$type<'google' | 'facebook' | 'firebase'>(),
    subject: text().notNull(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => accountTable.id),
    /** What the provider said of it, as shown to the member. */
    label: text().notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identity_member').on(table.memberId),
  ],
);
