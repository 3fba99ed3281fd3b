import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@ikka/server/database';

/** pgbench's own size of a database: 100,000 accounts, 10 tellers and 1 branch for each unit of scale. */
const SCALE = 50;
/** Where TPC-B is fastest on two cores; more clients only wait for one another. The rest is as pgbench has it by itself. */
const CLIENTS = 32;

export interface TpcB {
  readonly tool: 'pgbench' | 'script';
  /** TPC-B-like transactions a second, over this many seconds. */
  run(seconds: number): Promise<number>;
}

/** PostgreSQL's usual yardstick on a database of its own on the same server: pgbench, or the same statements without it. */
export async function prepareTpcB(clusterUrl: string): Promise<TpcB> {
  const url = new URL(clusterUrl);
  url.pathname = '/bench_tpcb';
  await recreate(clusterUrl, 'bench_tpcb');
  const pgbench = findPgbench();
  if (pgbench === undefined) {
    await fill(url.href);
    return { tool: 'script', run: (seconds) => runScript(url.href, seconds) };
  }
  callPgbench(pgbench, url, ['-i', '-s', String(SCALE), '-q']);
  const args = ['-n', '-c', String(CLIENTS), '-j', '2'];
  return {
    tool: 'pgbench',
    run: async (seconds) => {
      const output = callPgbench(pgbench, url, [...args, '-T', String(seconds)]);
      const found = /tps = ([\d.]+)/.exec(output)?.[1];
      if (found === undefined) throw new Error(`pgbench answered no tps:\n${output}`);
      return Number(found);
    },
  };
}

/** Makes an empty database of this name, whatever was there. */
export async function recreate(clusterUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
}

function findPgbench(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
}

function callPgbench(program: string, url: URL, args: string[]): string {
  const where = ['-h', url.hostname, '-p', url.port, '-U', url.username];
  const result = spawnSync(program, [...where, ...args, url.pathname.slice(1)], {
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) },
  });
  if (result.status !== 0) throw new Error(`pgbench failed:\n${result.stderr}`);
  return result.stdout;
}

async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE TABLE pgbench_branches (bid int PRIMARY KEY, bbalance int, filler char(88)) WITH (fillfactor = 100);
    CREATE TABLE pgbench_tellers (tid int PRIMARY KEY, bid int, tbalance int, filler char(84)) WITH (fillfactor = 100);
    CREATE TABLE pgbench_accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84)) WITH (fillfactor = 100);
    CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    INSERT INTO pgbench_branches SELECT n, 0 FROM generate_series(1, ${SCALE}) n;
    INSERT INTO pgbench_tellers SELECT n, (n - 1) / 10 + 1, 0 FROM generate_series(1, ${SCALE * 10}) n;
    INSERT INTO pgbench_accounts SELECT n, (n - 1) / 100000 + 1, 0, '' FROM generate_series(1, ${SCALE * 100_000}) n`);
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function runScript(url: string, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const counts = await Promise.all(Array.from({ length: CLIENTS }, () => oneClient(url, until)));
  const done = counts.reduce((sum, count) => sum + count, 0);
  return (done * 1_000) / (performance.now() - startedAt);
}

/** pgbench's built-in transaction, statement by statement, each waited for: what makes TPC-B what it is. */
async function oneClient(url: string, until: number): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const pick = (most: number): number => 1 + Math.floor(Math.random() * most);
  let done = 0;
  for (; performance.now() < until; done++) {
    const [aid, bid, tid] = [pick(SCALE * 100_000), pick(SCALE), pick(SCALE * 10)];
    const delta = pick(10_001) - 5_001;
    await client.query('BEGIN');
    await client.query(`UPDATE pgbench_accounts SET abalance = abalance + ${delta} WHERE aid = ${aid}`);
    await client.query(`SELECT abalance FROM pgbench_accounts WHERE aid = ${aid}`);
    await client.query(`UPDATE pgbench_tellers SET tbalance = tbalance + ${delta} WHERE tid = ${tid}`);
    await client.query(`UPDATE pgbench_branches SET bbalance = bbalance + ${delta} WHERE bid = ${bid}`);
    await client.query(`INSERT INTO pgbench_history VALUES (${tid}, ${bid}, ${aid}, ${delta}, now())`);
    await client.query('COMMIT');
  }
  await client.end();
  return done;
}
