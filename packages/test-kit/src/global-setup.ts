import type { EmbeddedPostgres } from '@ikka/server/database';
import { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts';
import { dropLeftovers } from './database.ts';

let cluster: EmbeddedPostgres | undefined;

/** For vitest's `globalSetup`: starts PostgreSQL before the first worker, and ends it with a run that is broken off too. */
export async function setup(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await teardown();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  cluster = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = cluster.url;
  if (await cluster.isOnlyUser()) await dropLeftovers(cluster.url);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  cluster = undefined;
}
