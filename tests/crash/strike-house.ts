import type { EmbeddedPostgres } from '@ikka/server/database';
import type { SeededRandom } from '@ikka/test-kit';
import { killBackend } from './blows.ts';
import type { Victim } from './victim.ts';

/** What a blow can fall upon, where two processes of one house stand over its database. */
export type HouseTarget = 'one' | 'two' | 'postmaster' | 'backend' | 'both' | 'all at once';

/** Kills the target as a power cut would; processes are started again, and the database starts by itself. */
export async function strikeHouse(
  target: HouseTarget,
  { house, postgres }: { readonly house: readonly Victim[]; readonly postgres: EmbeddedPostgres },
  random: SeededRandom,
): Promise<void> {
  if (target === 'backend') await killBackend(postgres, random);
  if (target === 'postmaster' || target === 'all at once') process.kill(postgres.pid, 'SIGKILL');
  const struck = house.filter(
    (_, at) => ['both', 'all at once'].includes(target) || target === (['one', 'two'] as const)[at],
  );
  await Promise.all(struck.map((victim) => victim.killAndRestart()));
}
