import type { CatalogueEntry } from '../catalogue/index.ts';

/**
 * The games whose stakes count for a bonus. What was played out of a vendor's wallet is told some time later, perhaps after a deposit
 * that it was no stake of: it counts for none.
 */
export function countedGames(
  entries: (ids: readonly string[]) => Promise<ReadonlyMap<string, CatalogueEntry>>,
  vendors: readonly { readonly code: string; readonly transferWallet: unknown }[],
) {
  const without = new Set(
    vendors.filter(({ transferWallet }) => transferWallet !== null).map(({ code }) => code),
  );
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueEntry>> =>
    new Map([...(await entries(ids))].filter(([, { vendorCode }]) => !without.has(vendorCode)));
}
