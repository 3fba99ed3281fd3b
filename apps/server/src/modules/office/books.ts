import { type CallAnswer, type calls, type HouseResultLine, houseResultLines } from '@ikka/contract';
import { type CurrencyCode, currencies, formatAmount } from '@ikka/money';
import type { CurrencyHealth, HouseAccountKind, LedgerHealth } from '../ledger/index.ts';
import type { OfficeParts } from './office-parts.ts';

type Books = CallAnswer<typeof calls.office.officeBooks>;

/** The accounts in which each line of the house's result stands. Capital and what members are owed are no result. */
const resultAccounts: Readonly<Record<HouseResultLine, readonly HouseAccountKind[]>> = {
  play: ['house', 'vendor'],
  bonuses: ['bonuses'],
  cashback: ['cashback'],
  commission: ['commission'],
  adjustments: ['adjustments'],
};

const freshMs = 10_000;
/** A check may take at most this part of the time, however many operators look. */
const restFactor = 20;
/** So many wrong accounts are told apart by currency; more are a catastrophe that no list improves. */
const wrongMax = 200;

/**
 * The books' health for everybody who looks: one check runs at a time, and its answer serves for ten seconds, or for
 * twenty times as long as it took. `fresh` asks for a new check, or joins the one under way.
 */
export function createBooksWatch(parts: OfficeParts): (fresh: boolean) => Promise<Books> {
  let last: { readonly books: Books; readonly goodUntil: number } | null = null;
  let underWay: Promise<Books> | null = null;

  const check = async (): Promise<Books> => {
    const began = parts.clock.now().getTime();
    const health = await parts.ledger.health('chains');
    const books = await booksOf(parts, health);
    const ended = parts.clock.now().getTime();
    last = { books, goodUntil: ended + Math.max(freshMs, restFactor * (ended - began)) };
    return books;
  };

  return (fresh) => {
    if (!fresh && last !== null && parts.clock.now().getTime() < last.goodUntil) {
      return Promise.resolve(last.books);
    }
    underWay ??= check().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function booksOf(parts: OfficeParts, health: LedgerHealth): Promise<Books> {
  const wrong = await wrongByCurrency(parts, health.wrongAccounts);
  return {
    checkedAt: parts.clock.now().toISOString(),
    balanced: health.isBalanced,
    currencies: health.currencies
      .filter(({ unit }) => unit === 'money')
      .map((books) => currencyBooks(books, wrong.get(books.currency) ?? 0)),
  };
}

function currencyBooks(books: CurrencyHealth, accountsOutOfStep: number): Books['currencies'][number] {
  const currency = currencies[books.currency];
  const money = (amount: bigint) => formatAmount(amount, currency);
  const balances = new Map(books.byKind.map(({ kind, balance }) => [kind, balance]));
  const result = houseResultLines.map((line) => ({
    line,
    amount: resultAccounts[line].reduce((sum, kind) => sum + (balances.get(kind) ?? 0n), 0n),
  }));
  return {
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    sum: money(books.sum),
    liabilities: money(books.liabilities),
    house: money(result.reduce((sum, { amount }) => sum + amount, 0n)),
    result: result.map(({ line, amount }) => ({ line, amount: money(amount) })),
    accountsOutOfStep,
    byKind: books.byKind.map(({ kind, accounts, balance }) => ({
      kind,
      accounts: Number(accounts),
      balance: money(balance),
    })),
    houseShards: books.houseShards.map(({ kind, label, shard, balance }) => ({
      kind,
      label,
      shard,
      balance: money(balance),
    })),
  };
}

async function wrongByCurrency(
  { ledger }: OfficeParts,
  wrongAccounts: readonly bigint[],
): Promise<Map<CurrencyCode, number>> {
  const counts = new Map<CurrencyCode, number>();
  for (const accountId of wrongAccounts.slice(0, wrongMax)) {
    const account = await ledger.account(accountId);
    if (account) counts.set(account.currency, (counts.get(account.currency) ?? 0) + 1);
  }
  return counts;
}
