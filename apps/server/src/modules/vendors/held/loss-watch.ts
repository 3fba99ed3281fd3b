import { type Currency, knownCurrency, parseAmount, realCurrencies } from '@ikka/money';
import type { VendorsParts } from '../parts.ts';
import { firstMarkSince, forgetMarks, insertMark } from './held-store.ts';

const dayMs = 24 * 3_600_000;
/** Bets are many: what was read of a vendor serves them for so long. */
const rememberedMs = 5_000;

interface Whose {
  readonly vendorCode: string;
  readonly currency: string;
}

export interface LossWatch {
  /** What the house has lost to a vendor's games in 24 hours, by now; below zero where it has won. Smallest units. */
  lossOf(whose: Whose): Promise<bigint>;
  /** Whether its games may take bets: by what was read within the last seconds. */
  mayTakeBets(whose: Whose): Promise<boolean>;
  /** Vendors that are past their bound. */
  past(): Promise<(Whose & { readonly loss: bigint; readonly most: bigint })[]>;
  /** Notes what each vendor's games have brought so far, to be compared with later; for a job, every quarter of an hour. */
  mark(): Promise<void>;
}

/** The bound of a setting in a currency; both currencies that are offered have the same digits. */
export function boundOf(
  { settings }: Pick<VendorsParts, 'settings'>,
  key: 'vendors.win_held_from' | 'vendors.day_loss_max',
  currency: Currency,
): bigint {
  const bound = parseAmount(settings.get(key), currency);
  if (bound === null) throw new Error(`${key} is no amount in ${currency.code}`);
  return bound;
}

/**
 * Watches what vendors cost. Nothing is counted along with bets and wins, because one row for each vendor would put all of them in
 * line: the account of the vendor says what it has brought, and marks of it say what it had a day ago.
 */
export function createLossWatch(parts: VendorsParts): LossWatch {
  const { clock, ledger, list, currencyCode } = parts;
  const { db } = parts.database;
  const remembered = new Map<string, { readonly at: number; readonly isOpen: boolean }>();

  const lossOf = async (whose: Whose): Promise<bigint> => {
    const before = await firstMarkSince(db, whose, new Date(clock.now().getTime() - dayMs));
    if (before === null) return 0n;
    return before - (await ledger.houseBalance('vendor', currencyCode(whose.currency), whose.vendorCode));
  };
  const all = (): Whose[] =>
    list.flatMap(({ code }) => realCurrencies.map((currency) => ({ vendorCode: code, currency })));

  return {
    lossOf,
    async mayTakeBets(whose) {
      const currency = knownCurrency(whose.currency);
      if (currency.isTrial) return true;
      const key = `${whose.vendorCode} ${whose.currency}`;
      const now = clock.now().getTime();
      const known = remembered.get(key);
      if (known !== undefined && now - known.at < rememberedMs) return known.isOpen;
      const isOpen = (await lossOf(whose)) < boundOf(parts, 'vendors.day_loss_max', currency);
      remembered.set(key, { at: now, isOpen });
      return isOpen;
    },
    async past() {
      const found = await Promise.all(
        all().map(async (whose) => ({
          ...whose,
          loss: await lossOf(whose),
          most: boundOf(parts, 'vendors.day_loss_max', knownCurrency(whose.currency)),
        })),
      );
      return found.filter(({ loss, most }) => loss >= most);
    },
    async mark() {
      const at = clock.now();
      for (const whose of all()) {
        const balance = await ledger.houseBalance('vendor', currencyCode(whose.currency), whose.vendorCode);
        await insertMark(db, { ...whose, at, balance });
      }
      await forgetMarks(db, new Date(at.getTime() - 2 * dayMs));
    },
  };
}
