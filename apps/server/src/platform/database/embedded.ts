import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { accountFor, makeFolderFor, prepareBinaries, reachableFolder } from './embedded-binaries.ts';
import {
  ADMIN,
  type ClusterPlace,
  ensureCluster,
  ensureOwner,
  OWNER,
  saveAccess,
} from './embedded-cluster.ts';
import { ensureRunning, type RunningPostgres, STOP_WAIT_MS } from './embedded-process.ts';
import { isAlone, type Seat, takeLaunchLock, takeSeat } from './embedded-seats.ts';
import { findPostmaster, isAlive, shutDown } from './postmaster.ts';

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
  /** Of the postmaster as it runs now. */
  readonly pid: number;
  readonly logFile: string;
  /** Whether no other process uses this cluster through this launcher. */
  isOnlyUser(): Promise<boolean>;
  /** Gives the cluster up; the last user shuts PostgreSQL down and waits for it. */
  stop(): Promise<void>;
}

const LOCK_WAIT_MS = 90_000;
const WATCH_MS = 300;

/**
 * Starts the PostgreSQL that comes with the product, or joins the one that already runs on this folder (left by a killed
 * process, or used by another one). It listens on 127.0.0.1 only, always with a password, and lives in its own process
 * group, so that Ctrl-C reaches us and not it: we stop it when the last of our work is written. Should it end by
 * itself, it is started again on the same port.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const runAs = accountFor();
  const folder = reachableFolder(options.folder, runAs);
  const name = nameOf(folder);
  const lock = await takeLaunchLock(name, LOCK_WAIT_MS);
  try {
    makeFolderFor(folder, runAs);
    const place = { folder, cluster: join(folder, 'cluster'), runAs, ...prepareBinaries(folder, runAs) };
    return await joinCluster(place, name, options);
  } finally {
    await lock.release();
  }
}

/**
 * Stops a PostgreSQL that a process left which could not do it any more. One that another process uses, or that does not run, is
 * left alone.
 */
export async function stopLeftEmbedded(wanted: string): Promise<void> {
  const folder = reachableFolder(wanted, accountFor());
  const cluster = join(folder, 'cluster');
  if (findPostmaster(cluster) === undefined) return;
  const name = nameOf(folder);
  await leave(name, cluster, await takeSeat(name));
}

const nameOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 16);

async function joinCluster(
  place: ClusterPlace,
  name: string,
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const { settings = {}, onProgress } = options;
  const isDurable = settings.fsync !== 'off';
  let access = await ensureCluster(place, { isDurable, onProgress });
  const seat = await takeSeat(name);
  try {
    const isOurs = await isAlone(name, seat);
    const running = await ensureRunning(place, { settings, port: access.port, isOurs, onProgress });
    if (running.port !== access.port) {
      access = { ...access, port: running.port };
      saveAccess(place, access);
    }
    await ensureOwner(access);
    const again = (): Promise<RunningPostgres> =>
      ensureRunning(place, { settings, port: access.port, isOurs: false, onProgress });
    const watch = keepRunning(name, running, again, onProgress);
    const at = `127.0.0.1:${access.port}`;
    return {
      url: `postgres://${OWNER}:${access.password}@${at}/${OWNER}`,
      adminUrl: `postgres://${ADMIN}:${access.adminPassword}@${at}/postgres`,
      get pid() {
        return watch.pid();
      },
      logFile: join(place.folder, 'postgresql.log'),
      isOnlyUser: () => isAlone(name, seat),
      stop: async () => {
        await watch.stop();
        await leave(name, place.cluster, seat);
      },
    };
  } catch (error) {
    await seat.lock.release();
    throw error;
  }
}

/** Looks a few times a second whether the server lives; one user starts it again, the others find it running. */
function keepRunning(
  name: string,
  first: RunningPostgres,
  startAgain: () => Promise<RunningPostgres>,
  onProgress: ((step: string) => void) | undefined,
): { pid(): number; stop(): Promise<void> } {
  let pid = first.pid;
  let mending: Promise<void> | undefined;
  const mend = async (): Promise<void> => {
    const lock = await takeLaunchLock(name, LOCK_WAIT_MS);
    try {
      pid = (await startAgain()).pid;
    } finally {
      await lock.release();
    }
  };
  const timer = setInterval(() => {
    if (isAlive(pid) || mending) return;
    onProgress?.('the database has ended by itself');
    mending = mend()
      .catch((error: unknown) => onProgress?.(`the database does not start again: ${error}`))
      .finally(() => {
        mending = undefined;
      });
  }, WATCH_MS);
  timer.unref();
  return {
    pid: () => pid,
    stop: async () => {
      clearInterval(timer);
      await mending;
    },
  };
}

async function leave(name: string, cluster: string, seat: Seat): Promise<void> {
  const lock = await takeLaunchLock(name, LOCK_WAIT_MS);
  try {
    const running = findPostmaster(cluster);
    if (running && (await isAlone(name, seat))) await shutDown(running.pid, STOP_WAIT_MS);
    await seat.lock.release();
  } finally {
    await lock.release();
  }
}
