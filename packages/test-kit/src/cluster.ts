import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';

const FOLDER = fileURLToPath(new URL('../../../.cache/test-database', import.meta.url));

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
};

/** One cluster for every test run on this checkout, kept between runs; the last run that uses it stops it. */
export function startTestCluster(): Promise<EmbeddedPostgres> {
  return startEmbedded({ folder: FOLDER, settings: FAST });
}
