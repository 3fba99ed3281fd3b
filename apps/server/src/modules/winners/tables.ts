import { bigint, boolean, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const winnersSchema = pgSchema('winners');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The rounds from which the board is drawn: few, and gathered from the rounds themselves, whose copies they are. Those of outside
 * vendors have no version, seeds and nonce of ours.
 */
export const winTable = winnersSchema.table(
  'win',
  {
    roundId: uuid('round_id').primaryKey(),
    memberId: big('member_id').notNull(),
    gameId: text('game_id').notNull(),
    vendorCode: text('vendor_code').notNull(),
    gameVersion: text('game_version'),
    seedPairId: big('seed_pair_id'),
    nonce: integer(),
    /** What the player chose; null in a game without a choice. */
    choice: jsonb(),
    stake: big('stake').notNull(),
    payout: big('payout').notNull(),
    currency: text().notNull(),
    playedAt: instant('played_at').notNull(),
  },
  (table) => [index('win_played').on(table.playedAt)],
);

/** What a member said about standing on the board; who said nothing goes by the setting. */
export const choiceTable = winnersSchema.table('choice', {
  memberId: big('member_id').primaryKey(),
  isShown: boolean('is_shown').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Up to where the rounds were read: one row. */
export const readTable = winnersSchema.table('read', {
  id: integer().primaryKey(),
  readTo: instant('read_to').notNull(),
});
