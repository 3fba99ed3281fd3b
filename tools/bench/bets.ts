import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client, ensureMigrated } from '@ikka/server/database';
import { fastPlay, openTrialPlay, STAKE } from './open-play.ts';
import { recreate } from './tpcb.ts';

export interface BetResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were no bet, by what they were; empty in health. */
  readonly other: Readonly<Record<string, number>>;
}

export interface BetBench {
  run(seconds: number): Promise<BetResult>;
  close(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const LOADER = fileURLToPath(new URL('./load-bets.ts', import.meta.url));

/**
 * The whole server in a process of its own, and as many play sessions as connections: real routes, sessions, contract,
 * draws, round records and money (trial money: the same path with another currency).
 */
export async function prepareBets(clusterUrl: string, connections: number): Promise<BetBench> {
  await recreate(clusterUrl, 'bench_bets');
  const url = new URL(clusterUrl);
  url.pathname = '/bench_bets';
  await ensureMigrated(url.href);
  await allowFastPlay(url.href);
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: url.href,
      DATA_DIR: fileURLToPath(new URL('../../.cache/bench-data', import.meta.url)),
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
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
    const tokens = await Promise.all(Array.from({ length: connections }, () => openTrialPlay(address)));
    return { run: (seconds) => load({ url: address, tokens, stake: STAKE, connections, seconds }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** No pace and endless play money: what is measured is the house, not a player's patience. */
async function allowFastPlay(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const change =
    'INSERT INTO settings.setting (key, value, version, changed_by, changed_at) VALUES ($1, $2, 1, $3, now())';
  for (const [key, value] of fastPlay) await client.query(change, [key, value, 'bench']);
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

async function load(order: object): Promise<BetResult> {
  const child = spawn(process.execPath, [LOADER], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(order));
  const result = JSON.parse(await text(child.stdout)) as BetResult & { bets: number; seconds: number };
  return {
    perSecond: result.bets / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    other: result.other,
  };
}
