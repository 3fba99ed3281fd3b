import type { PastBet } from '@ikka/game-kit';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { FireSignal } from './darya/sittings/fire-pattern.ts';

export const roomsSchema = pgSchema('rooms');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A room, and the process that owns it until `leaseUntil`. `fence` counts the owners: a step of an earlier one is refused. */
export const roomTable = roomsSchema.table('room', {
  id: text().primaryKey(),
  /** Counts the steps. */
  version: big('version').notNull().default(sql`0`),
  head: jsonb().notNull(),
  fence: big('fence').notNull().default(sql`0`),
  /** What the house wants of it: `open` plays on, `draining` ends with the round that is on, `closed` ends that at once. */
  mode: text().$type<RoomMode>().notNull().default('open'),
  /** The process, and which of its owners it is. */
  owner: text(),
  leaseUntil: instant('lease_until'),
  /** When an owner last gave a sign of life, by the clock of the rooms. */
  aliveAt: instant('alive_at').notNull(),
});

/** A room of a card game, which the house opens and closes as players come and go. Its rules and limits are those of its opening. */
export const seatRoomTable = roomsSchema.table(
  'seat_room',
  {
    id: text().primaryKey(),
    gameId: text('game_id').notNull(),
    currency: text().notNull(),
    level: text().notNull(),
    no: integer().notNull(),
    /** Of a private room: by what it is found, and who opened it. */
    code: text(),
    openedBy: big('opened_by'),
    /** All of it, as the game's kit reads it. */
    definition: jsonb().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Since when it takes nobody in any more. */
    closingAt: instant('closing_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('seat_room_open').on(table.gameId, table.currency).where(sql`${table.closedAt} IS NULL`),
    uniqueIndex('seat_room_code').on(table.code),
  ],
);

/** What a room keeps of each bet while its round is on, or of each seat that is taken. */
export const entryTable = roomsSchema.table(
  'entry',
  {
    roomId: text('room_id').notNull(),
    id: uuid().notNull(),
    entry: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.id] })],
);

/** What the command that ends a bet is answered once the bet has left the room; kept for some days, for whoever did not hear it. */
export const pastBetTable = roomsSchema.table(
  'past_bet',
  {
    roomId: text('room_id').notNull(),
    id: uuid().notNull(),
    past: jsonb().$type<PastBet>().notNull(),
    version: big('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.id] }),
    // By blocks: bets lie in the order in which they ended, so that it costs a step nothing.
    index('past_bet_at').using('brin', table.at),
  ],
);

/** What everybody may know of each step, for as long as somebody may come back and ask. */
export const eventTable = roomsSchema.table(
  'event',
  {
    roomId: text('room_id').notNull(),
    version: big('version').notNull(),
    events: jsonb().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.version] })],
);

/**
 * A chain of seeds for the shared rounds of one room: each is the SHA-256 of the next, and the hash before the first was published
 * before the bets were made that salt it. Of each room one chain waits until it is used: its first round is null until then.
 */
export const chainTable = roomsSchema.table(
  'chain',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    roomId: text('room_id').notNull(),
    firstRound: integer('first_round'),
    length: integer().notNull(),
    /** The commitment to the first round's seed, and through it to all. */
    commitment: text().notNull(),
    /** Null until bets gave it, after the commitment was on record. */
    salt: text(),
    /** The round whose bets gave the salt; null for the chains whose salt the house drew, and those that nobody salted. */
    saltRound: integer('salt_round'),
    createdAt: instant('created_at').notNull(),
    saltedAt: instant('salted_at'),
  },
  (table) => [
    unique('chain_first').on(table.roomId, table.firstRound),
    uniqueIndex('chain_waiting').on(table.roomId).where(sql`${table.firstRound} IS NULL`),
  ],
);

/** The bets that salt a chain: all that were settled on the first round with bets since it was committed. */
export const chainBetTable = roomsSchema.table(
  'chain_bet',
  {
    chainId: big('chain_id').notNull(),
    bet: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.bet] })],
);

/** Seeds of a chain at even distances, sealed: those between follow from the next one by hashing. */
export const chainMarkTable = roomsSchema.table(
  'chain_mark',
  {
    chainId: big('chain_id').notNull(),
    /** Place in the chain, from 1. */
    place: integer().notNull(),
    sealedSeed: text('sealed_seed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.place] })],
);

/** Every shared round: its commitment before, its seed and outcome once it is over. */
export const sharedRoundTable = roomsSchema.table(
  'shared_round',
  {
    roomId: text('room_id').notNull(),
    no: integer().notNull(),
    chainId: big('chain_id').notNull(),
    commitment: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Null until it is over. */
    endedAt: instant('ended_at'),
    outcome: jsonb(),
    serverSeed: text('server_seed'),
    /** The same seed as a pair of the module `rounds`, by which the bets are recorded. */
    seedPairId: big('seed_pair_id'),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.no] }),
    index('shared_round_ended').on(table.roomId, table.endedAt),
  ],
);

export type RoomMode = 'open' | 'draining' | 'closed';
export type StoredSeatRoom = typeof seatRoomTable.$inferSelect;
export type StoredPastBet = typeof pastBetTable.$inferSelect;
export type StoredRoom = typeof roomTable.$inferSelect;
export type StoredChain = typeof chainTable.$inferSelect;
export type SharedRound = typeof sharedRoundTable.$inferSelect;

/** A seat of a fish hall that somebody fired from, and what his fire looks like: for operators who look for programs. */
export const sittingTable = roomsSchema.table(
  'sitting',
  {
    id: uuid().primaryKey(),
    seatId: uuid('seat_id').notNull(),
    roomId: text('room_id').notNull(),
    memberId: big('member_id').notNull(),
    currency: text().notNull(),
    beganAt: instant('began_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    shots: integer().notNull(),
    trials: integer().notNull(),
    lowRisk: integer('low_risk').notNull(),
    intervals: integer().notNull(),
    meanMs: real('mean_ms').notNull(),
    deviationMs: real('deviation_ms').notNull(),
    quick: integer().notNull(),
    sameAngle: integer('same_angle').notNull(),
    lastsMs: real('lasts_ms').notNull(),
    signals: text().array().$type<FireSignal[]>().notNull(),
  },
  (table) => [
    index('sitting_began').on(table.beganAt.desc(), table.id.desc()),
    index('sitting_member').on(table.memberId),
    index('sitting_room').on(table.roomId, table.beganAt.desc(), table.id.desc()),
    index('sitting_signals').on(table.beganAt.desc(), table.id.desc()).where(sql`${table.signals} <> '{}'`),
  ],
);
