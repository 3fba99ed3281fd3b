import { Client } from '@ikka/server/database';

const databases = ['bench_tpcb', 'bench_ledger', 'bench_bets'];

/**
 * Lets the database finish what the last measurement left behind, dead rows and unwritten pages, so that each begins alike.
 * It does not make the figures steady: bets over HTTP have differed by half from one quiet run to the next with it.
 */
export async function settle(adminUrl: string): Promise<void> {
  for (const database of await existing(adminUrl)) {
    await onDatabase(adminUrl, database, 'VACUUM');
  }
  await onDatabase(adminUrl, 'postgres', 'CHECKPOINT');
}

async function existing(adminUrl: string): Promise<string[]> {
  const { rows } = await onDatabase(adminUrl, 'postgres', 'SELECT datname FROM pg_database');
  const names = new Set(rows.map((row) => row.datname));
  return databases.filter((name) => names.has(name));
}

async function onDatabase(adminUrl: string, database: string, statement: string) {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return await client.query<{ datname: string }>(statement);
  } finally {
    await client.end();
  }
}
