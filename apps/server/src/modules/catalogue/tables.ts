import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { localText } from '../../platform/database/local-text.ts';

export const catalogueSchema = pgSchema('catalogue');

/** A supplier of games: one of the house's own studios, or an outside one. */
export const vendorTable = catalogueSchema.table('vendor', {
  code: text().primaryKey(),
  category: text().notNull(),
  name: localText('name').notNull(),
  sort: integer().notNull(),
});

export const gameTable = catalogueSchema.table(
  'game',
  {
    id: text().primaryKey(),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendorTable.code),
    category: text().notNull(),
    name: localText('name').notNull(),
    /** The names in both languages as `searchable` writes them: what the search looks through. */
    searchText: text('search_text').notNull(),
    /** Decimal strings: theoretical return, and standard deviation of a round in stakes. */
    rtp: text(),
    volatility: text(),
    /** A stake is this many coins of one of the house's coin values. */
    coinsPerStake: bigint('coins_per_stake', { mode: 'bigint' }).notNull(),
    lines: integer(),
    tags: text().array().notNull(),
    /** The kinds within the category, and what the rules hold; the words are the contract's. */
    kinds: text().array().notNull().default(sql`'{}'`),
    features: text().array().notNull().default(sql`'{}'`),
    isHot: boolean('is_hot').notNull().default(false),
    hasTrial: boolean('has_trial').notNull().default(true),
    isOpen: boolean('is_open').notNull().default(true),
    /** Whether the vendor offers it at present; an outside vendor says so itself, of its own games. */
    isOffered: boolean('is_offered').notNull().default(true),
    /** Figures of an outside vendor's game that an operator set otherwise: they hold against what the vendor says. */
    heldFigures: text('held_figures').array().notNull().default(sql`'{}'`).$type<string[]>(),
    sort: integer().notNull(),
  },
  (table) => [
    index('game_vendor').on(table.vendorCode, table.sort),
    index('game_category').on(table.category, table.sort),
    index('game_sort').on(table.sort, table.id),
    index('game_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('game_kinds').using('gin', table.kinds),
  ],
);

/** A vendor or a game that rests: what is said of it, and when it is over by itself; null where nobody has said. */
export const maintenanceTable = catalogueSchema.table(
  'maintenance',
  {
    kind: text().notNull().$type<'vendor' | 'game'>(),
    subjectId: text('subject_id').notNull(),
    text: localText('text').notNull(),
    until: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/** A game that a member keeps at hand. */
export const favouriteTable = catalogueSchema.table(
  'favourite',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    gameId: text('game_id')
      .notNull()
      .references(() => gameTable.id),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameId] }),
    index('favourite_newest').on(table.memberId, table.addedAt),
  ],
);
