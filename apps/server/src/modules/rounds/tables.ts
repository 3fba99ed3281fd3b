import { sql } from 'drizzle-orm';
import {
  bigint,
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

export const roundsSchema = pgSchema('rounds');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A server seed with the player's own. Its server seed rests sealed until the pair is revealed. */
export const seedPairTable = roundsSchema.table(
  'seed_pair',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: big('member_id').notNull(),
    gameId: text('game_id').notNull(),
    commitment: text().notNull(),
    sealedServerSeed: text('sealed_server_seed').notNull(),
    /** Null until revealed. */
    serverSeed: text('server_seed'),
    clientSeed: text('client_seed').notNull(),
    nextNonce: integer('next_nonce').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    revealedAt: instant('revealed_at'),
  },
  (table) => [
    uniqueIndex('seed_pair_open').on(table.memberId, table.gameId).where(sql`${table.revealedAt} IS NULL`),
    index('seed_pair_revealed').on(table.memberId, table.gameId, table.revealedAt),
  ],
);

/**
 * The server seed of the pair that each member has next in each game: drawn, and its commitment told, before its client seed is
 * known. The pair that is begun takes it, and another is drawn.
 */
export const nextSeedTable = roundsSchema.table(
  'next_seed',
  {
    memberId: big('member_id').notNull(),
    gameId: text('game_id').notNull(),
    commitment: text().notNull(),
    sealedServerSeed: text('sealed_server_seed').notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);

/** What the winners board is drawn from. A query that says it in these words walks `round_win`. */
export const isWin = sql.raw('payout >= stake * 10');

/** Settled rounds. Written only by rounds.write_rounds, in the transaction that moves the money. */
export const roundTable = roundsSchema.table(
  'round',
  {
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    playSessionId: uuid('play_session_id').notNull(),
    gameId: text('game_id').notNull(),
    vendorCode: text('vendor_code').notNull(),
    gameVersion: text('game_version').notNull(),
    seedPairId: big('seed_pair_id').notNull(),
    nonce: integer().notNull(),
    stake: big('stake').notNull(),
    payout: big('payout').notNull(),
    /** What of the stake the member's own bets on the other side of the same round set off: no turnover. */
    setOff: big('set_off').notNull().default(sql`0`),
    currency: text().notNull(),
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    playedAt: instant('played_at').notNull(),
  },
  (table) => [
    index('round_member').on(table.memberId, table.playedAt, table.id),
    // By blocks: rounds lie in the order in which they were played, so that it costs a bet nothing.
    index('round_played').using('brin', table.playedAt),
    // Only rounds that paid ten times their stake and more: it burdens no other bet.
    index('round_win').on(table.playedAt, table.id).where(isWin),
  ],
);

/**
 * Stakes that a round which many play as one gave back when it was broken off, all of a currency together, with what was drawn and
 * how they would have ended if nobody had broken it off. They are no bets on record: for who measures luck.
 */
export const returnedStakeTable = roundsSchema.table(
  'returned_stake',
  {
    seedPairId: big('seed_pair_id').notNull(),
    gameId: text('game_id').notNull(),
    gameVersion: text('game_version').notNull(),
    currency: text().notNull(),
    stake: big('stake').notNull(),
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    returnedAt: instant('returned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seedPairId, table.currency] }),
    index('returned_stake_at').on(table.returnedAt),
  ],
);

/** One step of an open round: the player's key for it, what the player did, and what it staked further, in smallest units. */
export interface TakenStep {
  readonly key: string;
  readonly action: unknown;
  readonly stake?: string;
}

/**
 * Rounds of several steps, from their opening until some days after their end. While one is open its stake is in play; what
 * the seeds hide is in no column: it is drawn again from the pair with every step. Opened by rounds.open_rounds, raised by
 * rounds.raise_open_rounds and ended by rounds.end_open_rounds, in the transactions that move the money; a round that is over at
 * its opening is written by rounds.write_ended_rounds.
 */
export const openRoundTable = roundsSchema.table(
  'open_round',
  {
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    playSessionId: uuid('play_session_id').notNull(),
    gameId: text('game_id').notNull(),
    vendorCode: text('vendor_code').notNull(),
    gameVersion: text('game_version').notNull(),
    seedPairId: big('seed_pair_id').notNull(),
    nonce: integer().notNull(),
    /** What it was opened with, in smallest units. */
    stake: big('stake').notNull(),
    /** What its steps staked further, all together. */
    addedStake: big('added_stake').notNull().default(sql`0`),
    currency: text().notNull(),
    /** What it was opened with, as it was sent. */
    opening: jsonb().notNull(),
    /** The round as far as it was played. */
    choice: jsonb().notNull(),
    steps: jsonb().$type<readonly TakenStep[]>().notNull(),
    /** How many steps were taken. */
    step: integer().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When it ends without its player. */
    deadlineAt: instant('deadline_at').notNull(),
    /** Null while it is open. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('open_round_of')
      .on(table.memberId, table.gameId, table.currency)
      .where(sql`${table.endedAt} IS NULL`),
    index('open_round_pair').on(table.seedPairId).where(sql`${table.endedAt} IS NULL`),
    index('open_round_deadline').on(table.deadlineAt).where(sql`${table.endedAt} IS NULL`),
    index('open_round_ended').on(table.endedAt).where(sql`${table.endedAt} IS NOT NULL`),
  ],
);
