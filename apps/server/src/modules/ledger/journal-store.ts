import type { Client } from '../../platform/database/index.ts';

/** One transfer as the journal needs it. */
export interface JournalRow {
  readonly id: string;
  readonly amount: bigint;
  readonly reference: string | null;
  readonly kind: number;
  readonly debitName: JournalSide;
  readonly creditName: JournalSide;
}

export interface JournalSide {
  readonly kind: number;
  readonly owner: string;
  readonly label: string;
  readonly shard: number;
}

/** An account that took part in the day or had something at either end of it; sums as text of int8. */
export interface JournalAccount {
  readonly name: JournalSide;
  readonly opening: string;
  readonly closing: string;
}

export interface JournalDay {
  /** `YYYY-MM-DD` in `timeZone`. */
  readonly day: string;
  readonly timeZone: string;
  /** The currency's ledger number. */
  readonly currency: number;
}

const FETCH = 2_000;

/** One moment of the database for all that follows, until `endJournal`. */
export async function beginJournal(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

export async function journalAccounts(client: Client, day: JournalDay): Promise<JournalAccount[]> {
  return (await client.query<JournalAccount>(ACCOUNTS, [`${day.day} 00:00`, day.timeZone, day.currency]))
    .rows;
}

/** The day's transfers in the order of their posting, some thousands at a time. */
export async function* journalTransfers(client: Client, day: JournalDay): AsyncGenerator<JournalRow[]> {
  await client.query(`DECLARE journal CURSOR FOR ${TRANSFERS}`, [
    `${day.day} 00:00`,
    day.timeZone,
    day.currency,
  ]);
  for (;;) {
    const { rows } = await client.query<JournalRow>(`FETCH ${FETCH} FROM journal`);
    if (rows.length === 0) return;
    yield rows;
  }
}

export async function endJournal(client: Client): Promise<void> {
  await client.query('COMMIT');
}

const SIDE = (alias: string): string =>
  `json_build_object('kind', ${alias}.kind, 'owner', ${alias}.owner::text, 'label', ${alias}.label, 'shard', ${alias}.shard)`;

const DAY = `(SELECT ($1::timestamp AT TIME ZONE $2) AS start, (($1::timestamp + interval '1 day') AT TIME ZONE $2) AS finish) AS day`;

const TRANSFERS = `
  SELECT t.id, t.amount, t.reference, t.kind, ${SIDE('d')} AS "debitName", ${SIDE('c')} AS "creditName"
    FROM ${DAY}, ledger.transfer t JOIN ledger.holder d ON d.account_id = t.debit JOIN ledger.holder c ON c.account_id = t.credit
   WHERE t.at >= day.start AND t.at < day.finish AND d.currency = $3 ORDER BY t.at, t.id`;

/** Balances at both ends of the day: today's, less what came later. Accounts that never had anything are left out. */
const ACCOUNTS = `
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
