import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Database, type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';
import { freePort } from '@ikka/test-kit';
import { prepareHouse } from './prepare-house.ts';
import { Victim, victims } from './victim.ts';

/** What stands beside a house, such as a provider of payments, and what its processes must know of it. */
export interface Beside {
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<unknown>;
}

export interface HouseScene {
  /** Two processes of one house. */
  readonly house: readonly Victim[];
  readonly postgres: EmbeddedPostgres;
  readonly database: Database;
}

/**
 * Starts two processes of one house that will be killed, over a database of their own; all of it is gone when the run is over. False
 * where the run found a fault, and where a process died that was not killed.
 */
export async function withHouse<Other extends Beside | null>(
  name: string,
  {
    settings,
    startBeside,
  }: {
    readonly settings: readonly [key: string, json: string][];
    /** `port`: the first process will listen there. */
    readonly startBeside: (at: { readonly folder: string; readonly port: number }) => Promise<Other>;
  },
  run: (scene: HouseScene, beside: Other) => Promise<boolean>,
): Promise<boolean> {
  const folder = fileURLToPath(new URL(`../../.cache/crash-${name}`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  const database = connect(postgres.url, { statementTimeoutMs: 120_000 });
  const house: Victim[] = [];
  let beside: Other | undefined;
  try {
    await prepareHouse(postgres.url, settings);
    const port = await freePort();
    beside = await startBeside({ folder, port });
    const environment = beside?.environment ?? {};
    house.push(await Victim.start(victims.server, folder, { ...environment, PORT: String(port) }));
    house.push(await Victim.start(victims.server, folder, environment));
    const isSound = await run({ house, postgres, database }, beside);
    return isSound && house.every(({ hasFallen }) => !hasFallen);
  } finally {
    for (const victim of house) await victim.stop();
    await beside?.stop();
    await database.close();
    await postgres.stop();
  }
}
