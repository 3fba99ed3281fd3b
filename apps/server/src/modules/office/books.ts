import type { CallAnswer, calls } from '@ikka/contract';
import { type CurrencyCode, currencies, formatAmount } from '@ikka/money';
import type { CurrencyHealth, LedgerHealth } from '../ledger/index.ts';
import type { OfficeParts } from './office-parts.ts';

type Books = CallAnswer<typeof calls.office.officeBooks>;

/** What the house wins stands in these accounts. */
const winningKinds = new Set<string>(['house', 'vendor']);

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
  const won = books.byKind.filter(({ kind }) => winningKinds.has(kind));
  return {
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    sum: money(books.sum),
    liabilities: money(books.liabilities),
    house: money(won.reduce((sum, { balance }) => sum + balance, 0n)),
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
