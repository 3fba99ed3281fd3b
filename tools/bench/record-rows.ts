import { Client } from '@ikka/server/database';

/** Over how many days the movements of a member lie. */
export const daysFilled = 360;
/** One movement follows another after so long, from the midnight of each day on. */
const paceMs = 5_000;
/** What lies on each account; stakes of one unit go from it and come back. */
const purse = 1_000_000;

/** A member with his cash account and how many movements it is to get. */
export interface Filled {
  readonly memberId: bigint;
  readonly accountId: bigint;
  readonly movements: number;
}

/** The cash accounts of these members, who have not moved any money yet. */
export async function cashAccounts(
  databaseUrl: string,
  members: readonly { readonly memberId: bigint; readonly movements: number }[],
): Promise<Filled[]> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: bigint; owner: bigint }>(
      'SELECT account_id AS id, owner FROM ledger.holder WHERE kind = 1 AND owner > 0',
    );
    const ids = new Map(rows.map(({ id, owner }) => [owner, id]));
    return members.map(({ memberId, movements }) => {
      const accountId = ids.get(memberId);
      if (accountId === undefined) throw new Error(`member ${memberId} has no cash account`);
      return { memberId, accountId, movements };
    });
  });
}

/**
 * Gives each account a year of movements, chained as the ledger chains them, and their rounds: stakes and payouts in turn, every
 * fiftieth pair a withdrawal and a deposit. A round is of another of twelve games after each twenty. On two connections.
 */
export async function fillMovements(databaseUrl: string, accounts: readonly Filled[]): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    await client.query(
      `SELECT ledger.ensure_partition(month::date)
         FROM generate_series(date_trunc('month', now()) - interval '13 months', now(), interval '1 month') month`,
    );
    await client.query(openOther, [accounts[0]?.accountId]);
  });
  const waiting = [...accounts.entries()];
  const fillNext = () =>
    onDatabase(databaseUrl, async (client) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [number, { accountId, memberId, movements }] = next;
        await client.query('BEGIN');
        const series = [number, movements, Math.max(1, Math.ceil(movements / daysFilled)), paceMs];
        const { rowCount } = await client.query(fill, [accountId, ...series]);
        if (rowCount !== movements) throw new Error(`of ${movements} movements ${rowCount} were written`);
        await client.query(head, [accountId, movements]);
        await client.query(rounds, [memberId, ...series]);
        await client.query('COMMIT');
      }
    });
  await Promise.all([fillNext(), fillNext()]);
  await onDatabase(databaseUrl, async (client) => {
    for (const table of ['ledger.transfer', 'ledger.account', 'rounds.round'])
      await client.query(`ANALYZE ${table}`);
  });
}

/** Notes everybody as due, and resolves when the house's own job has read every movement into the record. */
export async function untilRead(
  databaseUrl: string,
  accounts: readonly Filled[],
  tell: (behind: bigint) => void,
): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    for (const { accountId } of accounts) await client.query(heads, [accountId]);
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

/** Gives members so many deposits and withdrawals each, spread over the year; of some deposits nothing was withdrawn yet. */
export async function fillPayments(
  databaseUrl: string,
  members: readonly { readonly memberId: bigint; readonly payments: number }[],
): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    for (const { memberId, payments } of members) {
      await client.query(deposits, [memberId, payments]);
      await client.query(withdrawals, [memberId, payments]);
    }
    await client.query('ANALYZE cashier.deposit');
    await client.query('ANALYZE withdrawals.withdrawal');
  });
}

/** Where the movement `n` of an account has its id: in the order of time, and never that of another. */
const idOf = (n: string, ms: string) =>
  `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008' || lpad(to_hex($2::int), 3, '0') || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;

/** What a deposit, a withdrawal, a stake and a payout are to the ledger; the first movement of all brings the purse. */
const kindOf = `CASE WHEN n = 0 OR n % 100 = 2 THEN 1 WHEN n % 100 = 1 THEN 3 ELSE 21 - n % 2 END`;

/** The movements of the account that is number $2: $3 of them, $4 a day, one every $5 ms. */
const chained = `
  WITH n AS (
    SELECT n, (extract(epoch FROM date_trunc('day', now())) * 1000)::bigint
      - (${daysFilled} - n / $4::bigint) * 86400000::bigint + (n % $4::bigint) * $5::bigint AS ms
      FROM generate_series(0, $3::bigint - 1) n
  ), chained AS (
    SELECT n, ms, ${idOf('n', 'ms')} AS id FROM n
  )`;

const fill = `
  ${chained}, before AS (
    SELECT n, ms, id, lag(id) OVER (ORDER BY n) AS before, ${purse} - n % 2 * 100 AS balance
      FROM chained
  ), other AS (
    SELECT account_id FROM ledger.holder WHERE owner = 0 AND kind = 26 ORDER BY account_id LIMIT 1
  )
  INSERT INTO ledger.transfer (id, debit, credit, amount, debit_balance, credit_balance, debit_before, credit_before, reference, at, kind)
  SELECT id,
         CASE WHEN n % 2 = 1 THEN $1 ELSE account_id END, CASE WHEN n % 2 = 1 THEN account_id ELSE $1 END,
         CASE WHEN n = 0 THEN ${purse} ELSE 100 END,
         CASE WHEN n % 2 = 1 THEN balance ELSE 0 END, CASE WHEN n % 2 = 1 THEN 0 ELSE balance END,
         CASE WHEN n % 2 = 1 THEN before END, CASE WHEN n % 2 = 1 THEN NULL ELSE before END,
         CASE WHEN n % 2 = 1 OR n = 0 THEN id ELSE before END, to_timestamp(ms / 1000.0), ${kindOf}
    FROM before CROSS JOIN other`;

const head = `
  UPDATE ledger.account
     SET balance = ${purse} - ($2::bigint - 1) % 2 * 100, version = $2::bigint,
         last_transfer = (SELECT id FROM ledger.transfer WHERE debit = $1 OR credit = $1 ORDER BY id DESC LIMIT 1)
   WHERE id = $1`;

/** The house's account that every movement comes from or goes to. */
const openOther = `
  SELECT ledger.open_account(0::bigint, 26::smallint, currency, '', 0::smallint, 2::smallint) FROM ledger.account WHERE id = $1`;

/** Of member $1. */
const rounds = `
  ${chained}
  INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce, stake, payout,
    currency, choice, outcome, played_at)
  SELECT id, $1::bigint, id, 'bench-' || (n / 40) % 12, CASE WHEN (n / 40) % 2 = 0 THEN 'EVEN' ELSE 'ODD' END, '1.0.0',
         1, 0, 100, 100, 'PKR', '{}', '{}', to_timestamp(ms / 1000.0)
    FROM chained WHERE ${kindOf} = 20`;

const heads = `
  INSERT INTO records.head (account_id, member_id, currency, version, due_at)
  SELECT account_id, owner, 'PKR', 0, now() FROM ledger.holder WHERE account_id = $1
  ON CONFLICT (account_id) DO UPDATE SET due_at = now()`;

const deposits = `
  INSERT INTO cashier.deposit (id, member_id, method, provider, amount, currency, reference, state, transfer_id, created_at,
    expires_at, changed_at, settled_at)
  SELECT gen_random_uuid(), $1::bigint, 'card', 'sandbox', 50000, 'PKR', 'bench-' || $1::bigint || '-' || n, CASE WHEN n % 7 = 0 THEN 'failed' ELSE 'paid' END,
         CASE WHEN n % 7 = 0 THEN NULL ELSE gen_random_uuid() END, at, at + interval '1 hour', at, at
    FROM generate_series(0, $2::int - 1) n, LATERAL (SELECT now() - n * (interval '${daysFilled} days' / $2::int) AS at) t`;

const withdrawals = `
  INSERT INTO withdrawals.withdrawal (id, member_id, amount, currency, state, hold_id, payout_account_id, payout_kind, bank_code,
    number_masked, holder_name, payout_added_at, risks, needs_second, submitted_at, submitted_ip, changed_at, settled_at)
  SELECT gen_random_uuid(), $1::bigint, 50000, 'PKR', CASE WHEN n % 5 = 0 THEN 'refused' ELSE 'received' END, gen_random_uuid(), gen_random_uuid(),
         'bank', 'HBL', '****1234', 'BENCH', at, '{}', false, at, '127.0.0.1', at, at
    FROM generate_series(0, $2::int - 1) n,
         LATERAL (SELECT now() - interval '6 hours' - n * (interval '${daysFilled} days' / $2::int) AS at) t`;

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
