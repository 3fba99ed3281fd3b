import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Half a gigabyte of templates and two of the log at most; the rest is what the suites write. */
const MEMORY_LEAST = 6 * 2 ** 30;
const PREFIX = 'ikka-test-';

/** The environment's name for the address of the run's cluster: workers inherit it from the global set-up. */
export const CLUSTER_VARIABLE = 'IKKA_TEST_CLUSTER';

/** Nothing in a test database must survive a power cut, so the disk is never waited for. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // A worker of autovacuum belongs to the superuser: while it looks at a database, its owner may not drop it.
  autovacuum: 'off',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_connections: '400',
  // A run opens thousands of connections, and for each one the password is hashed anew, by default 4,096 times over. It is
  // made at the cluster's first start: one that is there already keeps what it has.
  scram_iterations: '1',
};

/** One cluster for every test run on this checkout, kept between runs; the last run that uses it stops it. */
export function startTestCluster(): Promise<EmbeddedPostgres> {
  return startEmbedded({
    folder: folderInMemory() ?? join(CHECKOUT, '.cache/test-database'),
    settings: FAST,
  });
}

/**
 * A database is some hundreds of files, made for one suite and removed after it, which in memory costs a quarter less of all that
 * PostgreSQL does for the suites. Null where there is no such place, or too little of it.
 */
function folderInMemory(): string | null {
  if (!existsSync(MEMORY)) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, freemem()) < MEMORY_LEAST) return null;
  dropThoseOfRemovedCheckouts();
  const folder = join(MEMORY, `${PREFIX}${createHash('sha256').update(CHECKOUT).digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'checkout'), CHECKOUT);
  return folder;
}

/** Their memory would otherwise stay occupied until the machine restarts. */
function dropThoseOfRemovedCheckouts(): void {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(PREFIX))) {
    const note = join(MEMORY, name, 'checkout');
    if (existsSync(note) && !existsSync(readFileSync(note, 'utf8')))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
