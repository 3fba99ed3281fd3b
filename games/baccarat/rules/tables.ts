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

/** The house's tables. A table that was ever played keeps its code and its variant: rounds are verified by them. */
export const tables: readonly TableDefinition[] = [
  { id: 'baccarat-anarkali', variant: 'commission', ...usual },
  { id: 'baccarat-saddar', variant: 'no-commission', ...usual },
  { id: 'baccarat-liberty', variant: 'commission', ...speed },
  { id: 'baccarat-clifton', variant: 'no-commission', ...speed },
  { id: 'baccarat-khyber', variant: 'commission', ...usual },
  { id: 'baccarat-shalimar', variant: 'no-commission', ...usual },
];

export function tableOf(id: string): TableDefinition | undefined {
  return tables.find((table) => table.id === id);
}
