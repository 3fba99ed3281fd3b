import type { HoldReason } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { type HeldState, heldStates } from './held/held-state.ts';

export const vendorsSchema = pgSchema('vendors');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** As the winners board has it: `leastMultiplier` of rounds. */
export const isWin = sql`ended_at IS NOT NULL AND stake > refunded AND payout >= 10 * (stake - refunded)`;

/** A round of an outside game. Written only by vendors.write_event, in the transaction that moves the money. */
export const roundTable = vendorsSchema.table(
  'round',
  {
    /** Ours, a UUIDv7; postings name it. */
    id: uuid().primaryKey(),
    vendorCode: text('vendor_code').notNull(),
    /** The vendor's own id. */
    roundKey: text('round_key').notNull(),
    memberId: big('member_id').notNull(),
    playSessionId: uuid('play_session_id').notNull(),
    gameId: text('game_id').notNull(),
    currency: text().notNull(),
    stake: big('stake').notNull(),
    /** What of the stake was given back. */
    refunded: big('refunded').notNull(),
    payout: big('payout').notNull(),
    /** Counts the events: whoever decided by an older state is refused and decides again. */
    version: big('version').notNull(),
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('round_key_once').on(table.vendorCode, table.roundKey),
    index('round_member').on(table.memberId, table.beganAt),
    index('round_ended').on(table.vendorCode, table.currency, table.endedAt),
    // Only rounds that are over and paid ten times what was staked and more: it burdens no other.
    index('round_win').on(table.endedAt, table.id).where(isWin),
    index('round_open').on(table.vendorCode, table.beganAt).where(sql`${table.endedAt} IS NULL`),
  ],
);

/** What a vendor sent, each id once for ever. A `tombstone` lies under the id of a bet that was rolled back before it came. */
export const transactionTable = vendorsSchema.table(
  'transaction',
  {
    vendorCode: text('vendor_code').notNull(),
    transactionId: text('transaction_id').notNull(),
    kind: text().$type<TransactionKind>().notNull(),
    /** Null for a tombstone and its rollback. */
    roundId: uuid('round_id'),
    /** The bet that a refund or rollback is about. */
    betId: text('bet_id'),
    /** What moved, in smallest units of the round's currency. */
    amount: big('amount').notNull(),
    /** What the vendor said, in a form that can be compared: the same id with other content is refused. */
    content: text().notNull(),
    /** The transfer of the ledger; null where nothing moved. */
    transferId: uuid('transfer_id'),
    /** The member's balance at that moment, where no transfer tells it. */
    balance: big('balance'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.transactionId] }),
    index('transaction_round').on(table.roundId),
    index('transaction_at').on(table.vendorCode, table.at),
  ],
);

export type TransactionKind = 'bet' | 'win' | 'refund' | 'rollback' | 'roundEnd' | 'tombstone';

/** A win that is looked at before it is paid. Written in the transaction that sets its money aside. */
export const heldWinTable = vendorsSchema.table(
  'held_win',
  {
    /** The transfer that holds it. */
    id: uuid().primaryKey(),
    vendorCode: text('vendor_code').notNull(),
    roundId: uuid('round_id').notNull(),
    memberId: big('member_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Of the win alone, in smallest units; the round may have paid more. */
    amount: big('amount').notNull(),
    currency: text().notNull(),
    because: text().$type<HoldReason>().notNull(),
    state: text().$type<HeldState>().notNull(),
    heldAt: instant('held_at').notNull(),
    /** What an operator wrote of his decision; the member reads why a win is refused. */
    reason: text(),
    decidedAt: instant('decided_at'),
    /** When the job looks after it next: a letter, or money that a process left in between. Null: nothing is due. */
    dueAt: instant('due_at'),
  },
  (table) => [
    check('held_win_state', sql.raw(`"state" IN (${heldStates.map((state) => `'${state}'`).join(', ')})`)),
    index('held_win_waiting').on(table.heldAt, table.id).where(sql`${table.state} = 'held'`),
    index('held_win_at').on(table.heldAt, table.id),
    index('held_win_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
  ],
);

/** What the house had won of a vendor's games, from time to time: what it lost in 24 hours is the difference to now. */
export const houseMarkTable = vendorsSchema.table(
  'house_mark',
  {
    vendorCode: text('vendor_code').notNull(),
    currency: text().notNull(),
    at: instant('at').notNull(),
    balance: big('balance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.currency, table.at] })],
);

/** Each time a vendor compared its books with ours, and what came of it. */
export const reconciliationTable = vendorsSchema.table(
  'reconciliation',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorCode: text('vendor_code').notNull(),
    currency: text().notNull(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    rounds: integer().notNull(),
    stake: big('stake').notNull(),
    payout: big('payout').notNull(),
    /** Rounds that the two sides tell differently. */
    differences: integer().notNull(),
    /** Rounds that still hold a stake a day after they began. */
    openRounds: integer('open_rounds').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('reconciliation_at').on(table.vendorCode, table.at)],
);

/** What operators did to the keys of vendors: keys that they added, and the ends that they set, also of keys of the file. */
export const keyTable = vendorsSchema.table(
  'key',
  {
    vendorCode: text('vendor_code').notNull(),
    keyId: text('key_id').notNull(),
    /** The public half in PEM; null where the file of vendors lists the key. */
    publicKey: text('public_key'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.keyId] })],
);

/** When each vendor was asked for his games last, and what came of it. */
export const syncTable = vendorsSchema.table('sync', {
  vendorCode: text('vendor_code').primaryKey(),
  at: instant('at').notNull(),
  /** When it was answered last. */
  doneAt: instant('done_at'),
  /** How many games it named then. */
  games: integer().notNull(),
  /** Why it failed; null where it did not. */
  problem: text(),
});

/** Requests of the last minutes: none is taken twice. */
export const requestTable = vendorsSchema.table(
  'request',
  {
    vendorCode: text('vendor_code').notNull(),
    requestId: uuid('request_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.requestId] }),
    index('request_seen').on(table.seenAt),
  ],
);
