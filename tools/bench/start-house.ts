import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client, ensureMigrated } from '@ikka/server/database';
import { serverProgram } from '@ikka/server/program';
import { recreate } from './tpcb.ts';

/** The whole server in a process of its own, on an empty database. */
export interface House {
  /** Where it listens, with a slash at its end. */
  readonly address: string;
  readonly databaseUrl: string;
  /** The memory that the server's process holds now, in bytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

const metricsToken = 'the-token-of-the-benches';

/**
 * Starts the house as it is run, with these settings and without limits on how often one address calls; `isAgain`: as an earlier run
 * has left it.
 */
export async function startHouse(
  clusterUrl: string,
  database: string,
  settings: readonly (readonly [key: string, json: string])[],
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<House> {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  if (!isAgain) {
    await recreate(clusterUrl, database);
    await ensureMigrated(url.href);
    await change(url.href, settings);
  }
  const { nodeOptions, script } = await serverProgram();
  const server = spawn(process.execPath, [...nodeOptions, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: url.href,
      DATA_DIR: fileURLToPath(new URL('../../.cache/bench-data', import.meta.url)),
      RATE_LIMIT_FACTOR: '100000',
      // The benches' own word for where a caller sits is believed.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: metricsToken,
    },
  });
  const close = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  try {
    const address = await addressOf(server);
    return { address, databaseUrl: url.href, memory: () => memoryOf(address), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function memoryOf(address: string): Promise<number> {
  const answer = await fetch(`${address}metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  const found = /^ikka_process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
  if (found === undefined) throw new Error('the server does not say how much memory it holds');
  return Number(found);
}

async function change(
  url: string,
  settings: readonly (readonly [key: string, json: string])[],
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const insert =
    'INSERT INTO settings.setting (key, value, version, changed_by, changed_at) VALUES ($1, $2, 1, $3, now())';
  for (const [key, value] of settings) await client.query(insert, [key, value, 'bench']);
  await client.end();
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /Site\s+(http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it listened:\n${said}`)),
    );
  });
}
