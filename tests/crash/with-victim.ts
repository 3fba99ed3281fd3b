import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Database, type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';
import { prepareHouse } from './prepare-house.ts';
import { Victim, victims } from './victim.ts';

interface Scene {
  readonly victim: Victim;
  readonly postgres: EmbeddedPostgres;
  readonly database: Database;
}

/** Starts a server that will be killed, over a database of its own; both are gone when the run is over. */
export async function withVictim<Result>(
  name: string,
  run: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const folder = fileURLToPath(new URL(`../../.cache/crash-${name}`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  let victim: Victim | undefined;
  const database = connect(postgres.url);
  try {
    await prepareHouse(postgres.url);
    victim = await Victim.start(victims.server, folder);
    return await run({ victim, postgres, database });
  } finally {
    await victim?.stop();
    await database.close();
    await postgres.stop();
  }
}
