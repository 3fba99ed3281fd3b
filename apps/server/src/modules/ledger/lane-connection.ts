import pg from 'pg';
import { wireTypes } from '../../platform/database/index.ts';
import type { Batch } from './batch.ts';
import { accountKinds } from './kinds.ts';
import { HOUSE, MAY_GO_BELOW_ZERO } from './store.ts';
import type { HouseAccount } from './transfer.ts';

const SHARDS_MAX = 256;
/** First half of the advisory lock by which a lane owns its shard of the house; the second is the shard's number. */
const SHARD_LOCK = 0x1ed6e7;

/**
 * Plans are made once and always walk by index: with a fixed shape and tables of any size that is the best plan, and a
 * planner that changed its mind in the middle of the night would not be.
 */
export const LANE_SETTINGS = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'synchronous_commit=on',
];

export const POST = {
  name: 'ledger_post',
  text: 'SELECT st, moved, d_balance, c_balance, d_version FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};

/** The answer's arrays stay text: the batch reads them in one pass. */
const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

/** The connection of one lane. While it is open, this shard of the house is its own. */
export interface LaneConnection {
  readonly shard: number;
  /** The row of an account of the house that is this lane's own; opened when first asked for. */
  rowOf(account: HouseAccount): Promise<bigint>;
  /** Posts a batch with its attachments in one transaction; resolves when that is durable. May be called again before. */
  run(batch: Batch): Promise<readonly string[]>;
  readonly isOpen: boolean;
  close(): Promise<void>;
}

export async function connectLane(url: string): Promise<LaneConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'ikka ledger lane',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: 20_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    pipeline: true,
    types: wireTypes,
  } as pg.ClientConfig);
  let isOpen = true;
  client.on('error', () => {
    isOpen = false;
  });
  client.on('end', () => {
    isOpen = false;
  });
  try {
    await client.connect();
    await client.query(LANE_SETTINGS.map((setting) => `SET ${setting.replace('=', ' = ')}`).join('; '));
    const shard = await claimShard(client);
    return {
      shard,
      rowOf: (account) => rowOf(client, account, shard),
      run: (batch) => run(client, batch),
      get isOpen() {
        return isOpen;
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** The lowest free shard: PostgreSQL gives it back when the connection ends, however it ends. */
export async function claimShard(client: pg.Client): Promise<number> {
  for (let shard = 0; shard < SHARDS_MAX; shard++) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS mine', [
      SHARD_LOCK,
      shard,
    ]);
    if (rows[0]?.mine) return shard;
  }
  throw new Error(`more than ${SHARDS_MAX} lanes on one ledger`);
}

export async function rowOf(client: pg.Client, account: HouseAccount, shard: number): Promise<bigint> {
  const { number, mayGoBelowZero } = accountKinds[account.kind];
  const flags = mayGoBelowZero ? MAY_GO_BELOW_ZERO : 0;
  const { rows } = await client.query<{ id: bigint }>(
    'SELECT id FROM ledger.open_account($1, $2, $3, $4, $5, $6)',
    [HOUSE, number, account.currency, account.label, shard, flags],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no row for the account ${account.kind} of the house`);
  return row.id;
}

async function run(client: pg.Client, batch: Batch): Promise<readonly string[]> {
  const post = { ...POST, values: batch.values, rowMode: 'array' as const, types: asText };
  if (batch.attachments.length === 0) return answerOf(await client.query<string[]>(post));
  const { begin, posted, attached, commit } = inOneWrite(client, () => ({
    begin: client.query('BEGIN'),
    posted: client.query<string[]>(post),
    attached: batch.attachments.map(({ kind, values }) =>
      client.query({ name: `attach_${kind.name}`, text: kind.sql, values }),
    ),
    commit: client.query('COMMIT'),
  }));
  // Everything is on the wire at once; the first failure is the cause, the later ones only follow from it.
  const results = await Promise.allSettled([begin, posted, ...attached, commit]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const { command } = await commit;
  if (command !== 'COMMIT') throw new Error(`the batch ended with ${command}`);
  return answerOf(await posted);
}

/** The statements of a transaction leave together: a system call for each of them is a tenth of a round's cost. */
function inOneWrite<T>(client: pg.Client, send: () => T): T {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

function answerOf(result: pg.QueryResult<string[]>): readonly string[] {
  const [row] = result.rows;
  if (row === undefined) throw new Error('ledger.post answered nothing');
  return row;
}
