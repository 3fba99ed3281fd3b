import { type Currency, type CurrencyCode, currencies, formatAmount } from '@ikka/money';
import { Client, type Database } from '../../platform/database/index.ts';
import {
  beginJournal,
  endJournal,
  type JournalRow,
  type JournalSide,
  journalAccounts,
  journalTransfers,
} from './journal-store.ts';
import { accountKindOf, accountKinds, transferKindOf } from './kinds.ts';

export interface JournalOptions {
  /** The day, `YYYY-MM-DD`, as the operator's calendar has it. */
  readonly day: string;
  readonly currency: CurrencyCode;
  /** IANA zone of the day; default Asia/Karachi. */
  readonly timeZone?: string;
}

/**
 * The day's transfers of money as an hledger journal, in pieces: it opens with every balance at the day's start, and ends
 * with every balance at its end as assertions, so that `hledger check` proves the day. Debit is positive, as there: what
 * a member owns is a liability and shows as a negative.
 */
export async function* exportJournal(database: Database, options: JournalOptions): AsyncGenerator<string> {
  const { day, currency: code, timeZone = 'Asia/Karachi' } = options;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError(`not a day: ${day}`);
  const currency = currencies[code];
  const client = new Client({ connectionString: database.url, application_name: 'ikka journal' });
  await client.connect();
  try {
    await beginJournal(client);
    const wanted = { day, timeZone, currency: currency.ledgerNumber };
    const accounts = await journalAccounts(client, wanted);
    yield `; ${day} ${timeZone}, ${code}${currency.isTrial ? ' (trial money)' : ''}\n`;
    yield `commodity ${code} ${currency.digits > 0 ? `1000.${'0'.repeat(currency.digits)}` : '1000.'}\n`;
    for (const { name } of accounts) yield `account ${nameOf(name)}\n`;
    const opening = accounts.filter(({ opening }) => BigInt(opening) !== 0n);
    if (opening.length > 0) {
      yield `\n${day} opening balances\n`;
      for (const { name, opening: amount } of opening) yield posting(name, -BigInt(amount), currency);
    }
    for await (const rows of journalTransfers(client, wanted)) {
      yield rows.map((row) => entry(day, row, currency)).join('');
    }
    if (accounts.length > 0) {
      yield `\n${day} closing balances\n`;
      for (const { name, closing } of accounts) {
        yield `    ${nameOf(name)}  ${money(0n, currency)} = ${money(-BigInt(closing), currency)}\n`;
      }
    }
    await endJournal(client);
  } finally {
    await client.end();
  }
}

function entry(day: string, row: JournalRow, currency: Currency): string {
  const reference = row.reference === null ? '' : `, reference:${row.reference}`;
  return (
    `\n${day} ${transferKindOf(row.kind).replaceAll('_', ' ')}  ; id:${row.id}${reference}\n` +
    posting(row.debitName, row.amount, currency) +
    posting(row.creditName, -row.amount, currency)
  );
}

function posting(name: JournalSide, amount: bigint, currency: Currency): string {
  return `    ${nameOf(name)}  ${money(amount, currency)}\n`;
}

function money(amount: bigint, currency: Currency): string {
  return `${currency.code} ${formatAmount(amount, currency)}`;
}

/** `liabilities:member:42:cash`, `income:house:shard 0`, `assets:provider:SANDBOX:shard 1`. */
function nameOf({ kind, owner, label, shard }: JournalSide): string {
  const name = accountKindOf(kind);
  const { heading, holder, isSharded } = accountKinds[name];
  const words = holder === 'member' ? [heading, 'member', owner, name] : [heading, name];
  if (label !== '') words.push(label.replaceAll(/[^\w/.-]/g, '-'));
  if (isSharded) words.push(`shard ${shard}`);
  return words.join(':');
}
