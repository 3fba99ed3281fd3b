import { bigint, boolean, index, integer, pgSchema, text } from 'drizzle-orm/pg-core';

export const catalogueSchema = pgSchema('catalogue');

/** A supplier of games: one of the house's own studios, or an outside one. */
export const vendorTable = catalogueSchema.table('vendor', {
  code: text().primaryKey(),
  category: text().notNull(),
  nameEn: text('name_en').notNull(),
  nameUr: text('name_ur').notNull(),
  isInMaintenance: boolean('is_in_maintenance').notNull().default(false),
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
    nameEn: text('name_en').notNull(),
    nameUr: text('name_ur').notNull(),
    /** Lower-case names in both languages, one after the other: what the search looks through. */
    searchText: text('search_text').notNull(),
    /** Decimal strings: theoretical return, and standard deviation of a round in stakes. */
    rtp: text(),
    volatility: text(),
    /** A stake is this many coins of one of the house's coin values. */
    coinsPerStake: bigint('coins_per_stake', { mode: 'bigint' }).notNull(),
    lines: integer(),
    tags: text().array().notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    hasTrial: boolean('has_trial').notNull().default(true),
    isOpen: boolean('is_open').notNull().default(true),
    sort: integer().notNull(),
  },
  (table) => [
    index('game_vendor').on(table.vendorCode, table.sort),
    index('game_category').on(table.category, table.sort),
  ],
);
