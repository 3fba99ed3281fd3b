import type { VendorCallAnswer } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { WalletParts } from './parts.ts';
import { findTransaction, roundsByIds, type StoredTransaction } from './store.ts';
import { refuseVendor, type VendorRefusal } from './vendor-refusal.ts';

export type TransactionAnswer = VendorCallAnswer<'bet'>;

/** What a vendor says of a transaction, as it is compared when the same id comes again. */
export interface Said {
  readonly kind: StoredTransaction['kind'];
  readonly transactionId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly amount?: string;
  readonly betId?: string;
  readonly gameId?: string;
  readonly endsRound?: boolean;
}

/** One spelling for the same content. */
export function contentOf({ kind, roundId, currency, amount, betId, gameId, endsRound }: Said): string {
  return JSON.stringify({ kind, roundId, currency, amount, betId, gameId, endsRound });
}

export function answerFor(
  said: Said,
  moved: { readonly amount: bigint; readonly balance: bigint | null; readonly at: Date },
  currency: Currency,
): TransactionAnswer {
  return {
    transactionId: said.transactionId,
    roundId: said.roundId,
    amount: formatAmount(moved.amount, currency),
    currency: currency.shownCode,
    balance: moved.balance === null ? null : formatAmount(moved.balance, currency),
    at: moved.at.toISOString(),
  };
}

/**
 * The answer of a transaction that came before: the same content is answered as then, other content is refused. Null where it
 * never came, or was refused.
 */
export async function answerOfBefore(
  parts: Pick<WalletParts, 'database' | 'ledger'>,
  vendorCode: string,
  said: Said,
): Promise<TransactionAnswer | VendorRefusal | null> {
  const stored = await findTransaction(parts.database.db, vendorCode, said.transactionId);
  if (stored === null) return null;
  if (stored.kind === 'tombstone' && said.kind === 'bet') return refuseVendor('vendor.bet_rolled_back');
  if (stored.content !== contentOf(said)) return refuseVendor('vendor.transaction_reused');
  const balance = await balanceThen(parts, stored);
  return answerFor(
    said,
    { amount: stored.amount, balance, at: stored.at },
    await currencyThen(parts, stored, said),
  );
}

async function currencyThen(
  { database }: Pick<WalletParts, 'database'>,
  { roundId }: StoredTransaction,
  said: Said,
): Promise<Currency> {
  // A buried bet belongs to no round; its rollback named a currency.
  const [round] = roundId === null ? [] : await roundsByIds(database.db, [roundId]);
  return knownCurrency(round?.currency ?? said.currency);
}

async function balanceThen(
  { ledger }: Pick<WalletParts, 'ledger'>,
  { transferId, balance }: StoredTransaction,
): Promise<bigint | null> {
  if (transferId === null) return balance;
  const [transfer] = await ledger.transfers([transferId]);
  if (transfer === undefined) throw new Error(`transfer ${transferId} is gone`);
  return transfer.debit.owner === 0n ? transfer.credit.balanceAfter : transfer.debit.balanceAfter;
}
