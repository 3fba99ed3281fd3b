import type { VendorsParts } from './parts.ts';
import { standingDifferences } from './reconciliations-store.ts';
import { isUnreconciled } from './store.ts';

const day = 86_400_000;
/** A difference of longer ago is for the papers of that month. */
const differencesDays = 31;
const toldMost = 100;

/** Books of a vendor that are not known to be ours. */
export type BooksInDoubt =
  | {
      readonly vendorCode: string;
      readonly why: 'differ';
      readonly currency: string;
      readonly from: Date;
      readonly to: Date;
      readonly differences: number;
    }
  | { readonly vendorCode: string; readonly why: 'not_compared' };

/**
 * Intervals in which a vendor's rounds differ from ours, as far as no later comparison found them equal, and vendors of whose
 * rounds of the last week (but for the last day and some hours, which he has for them) some were never found equal.
 */
export async function booksInDoubt({
  database: { db },
  clock,
  list,
}: Pick<VendorsParts, 'database' | 'clock' | 'list'>): Promise<BooksInDoubt[]> {
  const now = clock.now().getTime();
  const differing = await standingDifferences(db, new Date(now - differencesDays * day), toldMost);
  const found: BooksInDoubt[] = differing.map(({ vendorCode, currency, from, to, differences }) => ({
    vendorCode,
    why: 'differ',
    currency,
    from,
    to,
    differences,
  }));
  const interval = { from: new Date(now - 7 * day), to: new Date(now - 1.25 * day) };
  for (const { code, transferWallet } of list) {
    // A vendor with wallets of its own is compared by us, wallet by wallet.
    if (transferWallet !== null) continue;
    if (await isUnreconciled(db, code, interval)) found.push({ vendorCode: code, why: 'not_compared' });
  }
  return found;
}
