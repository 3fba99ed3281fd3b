import { type Currency, type CurrencyCode, currencies, formatAmount } from '@ikka/money';
import { Client, type Database } from '../../platform/database/index.ts';
import { accountKindOf, accountKinds, transferKindOf } from './kinds.ts';

/** One transfer as the journal needs it. */
interface JournalRow {
  readonly id: string;
  readonly amount: bigint;
  readonly reference: string | null;
  readonly kind: number;
  readonly debitName: JournalSide;
  readonly creditName: JournalSide;
}

interface JournalSide {
  readonly kind: number;
  readonly owner: string;
  readonly label: string;
  readonly shard: number;
}

export interface JournalOptions {
  /** The day, `YYYY-MM-DD`, as the operator's calendar has it. */
  readonly day: string;
  readonly currency: CurrencyCode;
  /** IANA zone of the day; default Asia/Karachi. */
  readonly timeZone?: string;
}

const FETCH = 2_000;

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
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const range = [`${day} 00:00`, timeZone, currency.ledgerNumber];
    const balances = await client.query<{ name: JournalSide; opening: string; closing: string }>(
      BALANCES,
      range,
    );
    yield `; ${day} ${timeZone}, ${code}${currency.isTrial ? ' (trial money)' : ''}\n`;
    yield `commodity ${code} ${currency.digits > 0 ? `1000.${'0'.repeat(currency.digits)}` : '1000.'}\n`;
    for (const { name } of balances.rows) yield `account ${nameOf(name)}\n`;
    const opening = balances.rows.filter(({ opening }) => BigInt(opening) !== 0n);
    if (opening.length > 0) {
      yield `\n${day} opening balances\n`;
      for (const { name, opening: amount } of opening) yield posting(name, -BigInt(amount), currency);
    }
    await client.query(`DECLARE journal CURSOR FOR ${TRANSFERS}`, range);
    for (;;) {
      const { rows } = await client.query<JournalRow>(`FETCH ${FETCH} FROM journal`);
      if (rows.length === 0) break;
      yield rows.map((row) => entry(day, row, currency)).join('');
    }
    if (balances.rows.length > 0) {
      yield `\n${day} closing balances\n`;
      for (const { name, closing } of balances.rows) {
        yield `    ${nameOf(name)}  ${money(0n, currency)} = ${money(-BigInt(closing), currency)}\n`;
      }
    }
    await client.query('COMMIT');
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

const SIDE = (alias: string): string =>
  `json_build_object('kind', ${alias}.kind, 'owner', ${alias}.owner::text, 'label', ${alias}.label, 'shard', ${alias}.shard)`;

const DAY = `(SELECT ($1::timestamp AT TIME ZONE $2) AS start, (($1::timestamp + interval '1 day') AT TIME ZONE $2) AS finish) AS day`;

const TRANSFERS = `
  SELECT t.id, t.amount, t.reference, t.kind, ${SIDE('d')} AS "debitName", ${SIDE('c')} AS "creditName"
    FROM ${DAY}, ledger.transfer t JOIN ledger.holder d ON d.account_id = t.debit JOIN ledger.holder c ON c.account_id = t.credit
   WHERE t.at >= day.start AND t.at < day.finish AND d.currency = $3 ORDER BY t.at, t.id`;

/** Balances at both ends of the day: today's, less what came later. Accounts that never had anything are left out. */
const BALANCES = `
  WITH side AS (
    SELECT t.debit AS id, -t.amount AS change, t.at < day.finish AS of_day FROM ${DAY}, ledger.transfer t WHERE t.at >= day.start
    UNION ALL
    SELECT t.credit, t.amount, t.at < day.finish FROM ${DAY}, ledger.transfer t WHERE t.at >= day.start
  ), change AS (
    SELECT id, sum(change) AS since_start, COALESCE(sum(change) FILTER (WHERE NOT of_day), 0) AS since_end,
           bool_or(of_day) AS took_part FROM side GROUP BY id
  ), ends AS (
    SELECT h.*, a.balance - COALESCE(c.since_start, 0) AS opening, a.balance - COALESCE(c.since_end, 0) AS closing,
           COALESCE(c.took_part, false) AS took_part
      FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id LEFT JOIN change c ON c.id = a.id
     WHERE a.currency = $3
  )
  SELECT ${SIDE('e')} AS name, e.opening::text, e.closing::text FROM ends e
   WHERE e.took_part OR e.opening <> 0 OR e.closing <> 0 ORDER BY e.account_id`;
