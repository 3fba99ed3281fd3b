import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CLEAN_ENVIRONMENT, type ClusterPlace } from './embedded-cluster.ts';
import { freePort } from './free-port.ts';
import { commandLineOf, findPostmaster, isAlive, shutDown } from './postmaster.ts';

const START_WAIT_MS = 60_000;
export const STOP_WAIT_MS = 60_000;

/** An acknowledged commit survives the machine: fsync, synchronous_commit and full_page_writes are never left to chance. */
const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
} as const;

export interface ProcessWish {
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
  /** Whether a server with other settings may be stopped: nobody else uses it. */
  readonly isOurs: boolean;
  readonly onProgress: ((step: string) => void) | undefined;
}

export interface RunningPostgres {
  readonly pid: number;
  readonly port: number;
}

/** Finds the live server of the cluster, or starts one. The caller holds the launch lock. */
export async function ensureRunning(place: ClusterPlace, wish: ProcessWish): Promise<RunningPostgres> {
  const left = findPostmaster(place.cluster);
  if (left) {
    const wanted = argumentsOf(place, wish, left.port).join('\0');
    const isAsWanted = commandLineOf(left.pid).slice(1).join('\0') === wanted;
    if (!wish.isOurs || isAsWanted) return untilReady(place, left.pid, 0);
    wish.onProgress?.('stopping a database that an earlier run left');
    await shutDown(left.pid, STOP_WAIT_MS);
  }
  wish.onProgress?.('starting the database');
  const port = await freePort(wish.port);
  const until = Date.now() + START_WAIT_MS;
  for (;;) {
    try {
      return await launch(place, argumentsOf(place, wish, port));
    } catch (error) {
      if (!isOfTheLast(String(error)) || Date.now() > until) throw error;
      await delay(100);
    }
  }
}

/**
 * Whether a start failed because of the server that ended just before it, which passes: its backends need a moment to notice, and until
 * then its memory is theirs; and its parent, or who inherits a killed parent's processes, needs one to take note of its end, and until
 * then PostgreSQL takes its lock file for that of a living one.
 */
const isOfTheLast = (said: string): boolean =>
  said.includes('pre-existing shared memory block') ||
  said.includes('lock file "postmaster.pid" already exists');

function argumentsOf(place: ClusterPlace, wish: ProcessWish, port: number): string[] {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  const settings = { ...DURABLE, ...wish.settings, ...fixed };
  return [
    '-D',
    place.cluster,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

async function launch(place: ClusterPlace, args: string[]): Promise<RunningPostgres> {
  const log = openSync(join(place.folder, 'postgresql.log'), 'a', 0o600);
  const logged = fstatSync(log).size;
  const child = spawn(place.postgres, args, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: place.cluster,
    env: CLEAN_ENVIRONMENT,
    ...place.runAs,
  });
  closeSync(log);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
  });
  failed.catch(() => undefined);
  if (child.pid === undefined) return failed;
  child.unref();
  return untilReady(place, child.pid, logged);
}

async function untilReady(place: ClusterPlace, pid: number, logged: number): Promise<RunningPostgres> {
  const until = Date.now() + START_WAIT_MS;
  for (;;) {
    const found = findPostmaster(place.cluster);
    if (found?.ready && found.pid === pid) return { pid, port: found.port };
    if (!isAlive(pid) || Date.now() > until) {
      const said = readFileSync(join(place.folder, 'postgresql.log'), 'utf8').slice(logged);
      throw new Error(
        `PostgreSQL did not start; the end of its log:\n${said.split('\n').slice(-8).join('\n')}`,
      );
    }
    await delay(10);
  }
}
