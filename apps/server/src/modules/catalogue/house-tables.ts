import { type TableDefinition, tables } from '@ikka/baccarat/rules';
import type { Catalogue } from './index.ts';

/** The tables that the house has: those of the game's that stand in the catalogue, open or not. Found once, at the start. */
export async function houseTables(catalogue: Pick<Catalogue, 'has'>): Promise<readonly TableDefinition[]> {
  const known = await catalogue.has(tables.map(({ id }) => id));
  return tables.filter(({ id }) => known.has(id));
}
