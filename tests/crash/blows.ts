import { setTimeout as pause } from 'node:timers/promises';
import { Client, type EmbeddedPostgres } from '@ikka/server/database';
import type { SeededRandom } from '@ikka/test-kit';
import type { Victim } from './victim.ts';

/** What a blow can fall upon, where one server stands over its database. */
export const targets = ['postmaster', 'backend', 'server', 'all at once'] as const;

/** Kills the target as a power cut would; a server is started again, and the database starts by itself. */
export async function strike(
  target: (typeof targets)[number],
  on: Victim,
  postgres: EmbeddedPostgres,
  random: SeededRandom,
): Promise<void> {
  if (target === 'backend') await killBackend(postgres, random);
  if (target === 'postmaster' || target === 'all at once') process.kill(postgres.pid, 'SIGKILL');
  if (target === 'server' || target === 'all at once') await on.killAndRestart();
}

/** Ends one of the database's connections from below, one of the ledger's lanes where there is one. */
export async function killBackend({ adminUrl }: EmbeddedPostgres, random: SeededRandom): Promise<void> {
  const client = await connected(adminUrl);
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY application_name LIKE '%lane%' DESC, pid`,
  );
  const lane = rows[random.int(Math.min(rows.length, 2))];
  if (lane) process.kill(lane.pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}

/** Waits for a database that still recovers from the last blow: it has no backend to kill yet. */
async function connected(connectionString: string): Promise<Client> {
  const until = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(100);
    }
  }
}
