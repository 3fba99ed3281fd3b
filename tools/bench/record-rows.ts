import { Client } from '@ikka/server/database';

/** Over how many days the movements of a member lie. */
export const daysFilled = 360;
/** One movement follows another after so long, once a day. */
const paceMs = 5_000;

/** The cash accounts of the members who have registered so far, in that order. */
export async function cashAccounts(databaseUrl: string): Promise<bigint[]> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: bigint }>(
      'SELECT account_id AS id FROM ledger.holder WHERE owner > 0 AND kind = 1 ORDER BY account_id',
    );
    return rows.map(({ id }) => id);
  });
}

/**
 * Gives each account a year of stakes and payouts in turn, chained as the ledger chains them, and their rounds. The play money of
 * today falls out of the chain: its balance is taken for that of a year ago.
 */
export async function fillMovements(
  databaseUrl: string,
  accounts: readonly bigint[],
  each: number,
): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    await client.query(
      `SELECT ledger.ensure_partition(month::date)
         FROM generate_series(date_trunc('month', now()) - interval '13 months', now(), interval '1 month') month`,
    );
    for (const [number, account] of accounts.entries()) {
      await client.query('BEGIN');
      await client.query(fill, [account, number, each, Math.ceil(each / daysFilled), paceMs]);
      await client.query(rounds, [account, number, each]);
      await client.query(heads, [account]);
      await client.query('COMMIT');
    }
    for (const table of ['ledger.transfer', 'ledger.account', 'rounds.round'])
      await client.query(`ANALYZE ${table}`);
  });
}

/** Resolves when the house's own job has read every movement into the record. */
export async function untilRead(databaseUrl: string, tell: (behind: bigint) => void): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ behind: bigint }>(
        `SELECT COALESCE(sum(a.version - h.version), 0)::bigint AS behind
           FROM records.head h JOIN ledger.account a ON a.id = h.account_id`,
      );
      const behind = rows[0]?.behind ?? 0n;
      if (behind === 0n) break;
      tell(behind);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
    await client.query('ANALYZE records.entry');
    await client.query('ANALYZE records.quarter');
  });
}

/** Where the movement `n` of an account has its id: in the order of time, and never that of another. */
const idOf = (n: string, ms: string) =>
  `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008' || lpad(to_hex($2::int), 3, '0') || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;

const fill = `
  WITH n AS (
    SELECT n, (extract(epoch FROM date_trunc('day', now())) * 1000)::bigint
      - (${daysFilled} - n / $4::bigint) * 86400000::bigint + (n % $4::bigint) * $5::bigint AS ms
      FROM generate_series(0, $3::bigint - 1) n
  ), chained AS (
    SELECT n, ms, ${idOf('n', 'ms')} AS id FROM n
  ), before AS (
    SELECT n, ms, id, lag(id) OVER (ORDER BY n) AS before,
           (SELECT balance FROM ledger.account WHERE id = $1) - CASE WHEN n % 2 = 0 THEN 100 ELSE 0 END AS balance
      FROM chained
  ), other AS (
    SELECT account_id FROM ledger.holder WHERE owner = 0 AND kind = 26 ORDER BY account_id LIMIT 1
  ), written AS (
    INSERT INTO ledger.transfer (id, debit, credit, amount, debit_balance, credit_balance, debit_before, credit_before, reference, at, kind)
    SELECT id,
           CASE WHEN n % 2 = 0 THEN $1 ELSE account_id END, CASE WHEN n % 2 = 0 THEN account_id ELSE $1 END, 100,
           CASE WHEN n % 2 = 0 THEN balance ELSE 0 END, CASE WHEN n % 2 = 0 THEN 0 ELSE balance END,
           CASE WHEN n % 2 = 0 THEN before END, CASE WHEN n % 2 = 0 THEN NULL ELSE before END,
           CASE WHEN n % 2 = 0 THEN id ELSE before END,
           to_timestamp(ms / 1000.0), CASE WHEN n % 2 = 0 THEN 20 ELSE 21 END
      FROM before CROSS JOIN other
    RETURNING id
  )
  UPDATE ledger.account SET version = $3::bigint, last_transfer = (SELECT id FROM chained ORDER BY n DESC LIMIT 1)
   WHERE id = $1`;

const rounds = `
  INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce, stake, payout,
    currency, choice, outcome, played_at)
  SELECT t.id, h.owner, t.id, 'bench-' || ($2::int + extract(hour FROM t.at)::int + extract(day FROM t.at)::int) % 5,
         CASE WHEN extract(day FROM t.at)::int % 2 = 0 THEN 'EVEN' ELSE 'ODD' END, '1.0.0', 1, 0, 100, 100, 'PKT', '{}', '{}', t.at
    FROM ledger.transfer t JOIN ledger.holder h ON h.account_id = $1
   WHERE t.debit = $1 AND t.kind = 20 AND $3::bigint > 0`;

const heads = `
  INSERT INTO records.head (account_id, member_id, currency, version, due_at)
  SELECT account_id, owner, 'PKT', 0, now() FROM ledger.holder WHERE account_id = $1
  ON CONFLICT (account_id) DO UPDATE SET due_at = now()`;

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
