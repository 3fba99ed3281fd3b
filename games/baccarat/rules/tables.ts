import type { Variant } from './spots.ts';

/** A table of the house: its code in the catalogue, which is also its room's, how a banker is paid, and its pace. */
export interface TableDefinition {
  readonly id: string;
  readonly variant: Variant;
  /** How long bets are open. */
  readonly bettingMs: number;
  /** From one card to the next. */
  readonly cardMs: number;
}

const usual = { bettingMs: 15_000, cardMs: 900 } as const;
const speed = { bettingMs: 8_000, cardMs: 500 } as const;

const namedTables: readonly TableDefinition[] = [
  { id: 'baccarat-anarkali', variant: 'commission', ...usual },
  { id: 'baccarat-saddar', variant: 'no-commission', ...usual },
  { id: 'baccarat-liberty', variant: 'commission', ...speed },
  { id: 'baccarat-clifton', variant: 'no-commission', ...speed },
  { id: 'baccarat-khyber', variant: 'commission', ...usual },
  { id: 'baccarat-shalimar', variant: 'no-commission', ...usual },
];

const NUMBERED_MOST = 54;

/** Tables that are known by their number alone, at the usual pace: one of an even number keeps no commission. */
const numberedTables = Array.from({ length: NUMBERED_MOST }, (_, index): TableDefinition => {
  const number = namedTables.length + 1 + index;
  return { id: `baccarat-${number}`, variant: number % 2 === 0 ? 'no-commission' : 'commission', ...usual };
});

/**
 * Every table that the house may have; those that stand in the catalogue it has. A table that was ever played keeps its code
 * and its variant: rounds are verified by them.
 */
export const tables: readonly TableDefinition[] = [...namedTables, ...numberedTables];

const tablesById = new Map(tables.map((table) => [table.id, table]));

export function tableOf(id: string): TableDefinition | undefined {
  return tablesById.get(id);
}
