import { bigint, boolean, customType, index, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const launchSchema = pgSchema('launch');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Whom a launch token and its play session are for; the same columns in both, copied when the token is spent. */
const bearer = {
  memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  account: text().notNull(),
  isTrial: boolean('is_trial').notNull(),
  currency: text().notNull(),
  /** The member's session; the play session ends with it. */
  sessionId: text('session_id').notNull(),
  gameId: text('game_id').notNull(),
  vendorCode: text('vendor_code').notNull(),
  language: text().notNull(),
};

export const tokenTable = launchSchema.table(
  'token',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    ...bearer,
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [index('token_expires').on(table.expiresAt)],
);

export const playSessionTable = launchSchema.table(
  'play_session',
  {
    id: uuid().primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    ...bearer,
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    index('play_session_started').on(table.startedAt),
    index('play_session_member').on(table.memberId, table.startedAt),
  ],
);
