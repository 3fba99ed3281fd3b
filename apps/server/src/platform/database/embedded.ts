import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  accountFor,
  makeFolderFor,
  prepareBinaries,
  type RunAs,
  reachableFolder,
} from './embedded-binaries.ts';
import { type HeldLock, takeLock, tryLock } from './exclusive-lock.ts';
import { commandLineOf, findPostmaster, isAlive, shutDown } from './postmaster.ts';

export interface EmbeddedOptions {
  /** Folder for the cluster, its password and its log; made when missing. */
  readonly folder: string;
  /** PostgreSQL settings on top of the durable defaults, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with a short line before each long step. */
  readonly onProgress?: (step: string) => void;
}

export interface EmbeddedPostgres {
  /** The product's own database, as its owner (not a superuser). */
  readonly url: string;
  /** The cluster's superuser, for maintenance and tests. */
  readonly adminUrl: string;
  readonly pid: number;
  readonly logFile: string;
  /** Whether no other process uses this cluster through this launcher. */
  isOnlyUser(): Promise<boolean>;
  /** Gives the cluster up; the last user shuts PostgreSQL down and waits for it. */
  stop(): Promise<void>;
}

/** Kept beside the cluster, readable by its owner alone. */
interface Access {
  readonly port: number;
  readonly password: string;
  readonly adminPassword: string;
}

const OWNER = 'ikka';
const ADMIN = 'postgres';
const USERS_MAX = 64;
const START_WAIT_MS = 60_000;
const STOP_WAIT_MS = 60_000;

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

/**
 * Starts the PostgreSQL that comes with the product, or joins the one that already runs on this folder (left by a killed
 * process, or used by another one). It listens on 127.0.0.1 only, always with a password, and lives in its own process
 * group, so that Ctrl-C reaches us and not it: we stop it when the last of our work is written.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const runAs = accountFor();
  const folder = reachableFolder(options.folder, runAs);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const cluster = join(folder, 'cluster');
  const lock = await takeLock(`${name}/launch`, START_WAIT_MS);
  try {
    makeFolderFor(folder, runAs);
    const programs = prepareBinaries(folder, runAs);
    let access = await ensureCluster({ folder, cluster, initdb: programs.initdb, runAs, options });
    const seat = await takeSeat(name);
    const { pid, port } = await ensureRunning({
      folder,
      cluster,
      postgres: programs.postgres,
      runAs,
      options,
      port: access.port,
      alone: seat.alone,
    });
    if (port !== access.port) {
      access = { ...access, port };
      saveAccess(join(folder, 'access.json'), access);
    }
    await ensureOwner(access);
    return {
      url: `postgres://${OWNER}:${access.password}@127.0.0.1:${access.port}/${OWNER}`,
      adminUrl: `postgres://${ADMIN}:${access.adminPassword}@127.0.0.1:${access.port}/postgres`,
      pid,
      logFile: join(folder, 'postgresql.log'),
      isOnlyUser: () => isAlone(name, seat.number),
      stop: () => leave(name, cluster, seat),
    };
  } finally {
    await lock.release();
  }
}

interface Seat {
  readonly number: number;
  readonly alone: boolean;
  readonly lock: HeldLock;
}

/** Every process that uses the cluster holds one numbered lock; so the last one to leave knows that it is the last. */
async function takeSeat(name: string): Promise<Seat> {
  for (let number = 0; number < USERS_MAX; number++) {
    const lock = await tryLock(`${name}/user/${number}`);
    if (lock) return { number, lock, alone: await isAlone(name, number) };
  }
  throw new Error(
    `more than ${USERS_MAX} processes use one embedded database; set DATABASE_URL to a PostgreSQL of your own`,
  );
}

async function isAlone(name: string, mine: number): Promise<boolean> {
  for (let number = 0; number < USERS_MAX; number++) {
    if (number === mine) continue;
    const lock = await tryLock(`${name}/user/${number}`);
    if (!lock) return false;
    await lock.release();
  }
  return true;
}

async function leave(name: string, cluster: string, seat: Seat): Promise<void> {
  const lock = await takeLock(`${name}/launch`, START_WAIT_MS);
  try {
    const last = await isAlone(name, seat.number);
    const running = findPostmaster(cluster);
    if (last && running) await shutDown(running.pid, STOP_WAIT_MS);
    await seat.lock.release();
  } finally {
    await lock.release();
  }
}

interface ClusterPlace {
  readonly folder: string;
  readonly cluster: string;
  readonly runAs: RunAs | undefined;
  readonly options: EmbeddedOptions;
}

/** Makes the cluster once. A first start that was cut short leaves no access file, and begins again from nothing. */
async function ensureCluster(place: ClusterPlace & { initdb: string }): Promise<Access> {
  const accessFile = join(place.folder, 'access.json');
  if (existsSync(accessFile) && existsSync(join(place.cluster, 'PG_VERSION'))) {
    return JSON.parse(readFileSync(accessFile, 'utf8')) as Access;
  }
  place.options.onProgress?.('creating the database (first start)');
  rmSync(place.cluster, { recursive: true, force: true });
  const access: Access = {
    port: await freePort(),
    password: randomBytes(24).toString('base64url'),
    adminPassword: randomBytes(24).toString('base64url'),
  };
  const passwordFile = join(place.folder, `first-password-${process.pid}`);
  makeFolderFor(place.cluster, place.runAs);
  chmodSync(place.cluster, 0o700);
  writeFileSync(passwordFile, access.adminPassword, { mode: 0o644 });
  chmodSync(place.folder, 0o700);
  try {
    // biome-ignore format: one setting a line
    await run(place.initdb, [
      '-D', place.cluster,
      '-U', ADMIN,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(place.options.settings?.fsync === 'off' ? ['--no-sync'] : []),
    ], place);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  saveAccess(accessFile, access);
  return access;
}

function saveAccess(file: string, access: Access): void {
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function settingsOf(options: EmbeddedOptions, port: number): string[] {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  return Object.entries({ ...DURABLE, ...options.settings, ...fixed }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
}

async function ensureRunning(
  place: ClusterPlace & { postgres: string; port: number; alone: boolean },
): Promise<{ pid: number; port: number }> {
  const left = findPostmaster(place.cluster);
  if (left) {
    const wanted = ['-D', place.cluster, ...settingsOf(place.options, left.port)];
    const sameSettings = commandLineOf(left.pid).slice(1).join('\0') === wanted.join('\0');
    if (!place.alone || sameSettings) return waitUntilReady(place, left.pid);
    place.options.onProgress?.('stopping a database that an earlier run left');
    await shutDown(left.pid, STOP_WAIT_MS);
  }
  place.options.onProgress?.('starting the database');
  const port = await freePort(place.port);
  const args = ['-D', place.cluster, ...settingsOf(place.options, port)];
  const log = openSync(join(place.folder, 'postgresql.log'), 'a', 0o600);
  const child = spawn(place.postgres, args, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: place.cluster,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    ...place.runAs,
  });
  closeSync(log);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
  });
  failed.catch(() => undefined);
  if (child.pid === undefined) return failed;
  child.unref();
  return waitUntilReady(place, child.pid);
}

async function waitUntilReady(place: ClusterPlace, pid: number): Promise<{ pid: number; port: number }> {
  const until = Date.now() + START_WAIT_MS;
  for (;;) {
    const found = findPostmaster(place.cluster);
    if (found?.ready) return { pid: found.pid, port: found.port };
    if (!isAlive(pid) || Date.now() > until) {
      const tail = readFileSync(join(place.folder, 'postgresql.log'), 'utf8')
        .split('\n')
        .slice(-8)
        .join('\n');
      throw new Error(`PostgreSQL did not start; the end of its log:\n${tail}`);
    }
    await delay(10);
  }
}

/** The product works as an ordinary role that owns its database: even our own code cannot switch the triggers off. */
async function ensureOwner(access: Access): Promise<void> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port: access.port,
    user: ADMIN,
    password: access.adminPassword,
    database: 'postgres',
  });
  await admin.connect();
  try {
    const role = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (role.rowCount === 0)
      await admin.query(`CREATE ROLE ${OWNER} LOGIN CREATEDB PASSWORD '${access.password}'`);
    const database = await admin.query('SELECT FROM pg_database WHERE datname = $1', [OWNER]);
    if (database.rowCount === 0) await admin.query(`CREATE DATABASE ${OWNER} OWNER ${OWNER}`);
  } finally {
    await admin.end();
  }
}

async function run(program: string, args: string[], place: ClusterPlace): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: place.folder,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    ...place.runAs,
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`initdb failed with ${code}:\n${output}`);
}

/** The wanted port when it is free, otherwise any free one. */
function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (wanted !== 0 && error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
