import { join } from 'node:path';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { connect, ensureMigrated } from '../platform/database/index.ts';
import { createFactBus } from '../platform/facts.ts';
import { createFolderStore } from '../platform/files.ts';
import { createLogger } from '../platform/log.ts';
import type { Foundation } from '../platform/module/foundation.ts';
import { masterKey } from '../platform/secret-key.ts';
import { createSignals } from '../platform/signals.ts';
import { createVault } from '../platform/vault.ts';

export interface ComposeOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The address by which players reach the site. */
  readonly publicUrl: string;
  readonly clock?: Clock;
}

/** Opens the database, brings it to its present form, and makes what every module stands on. */
export async function openFoundation({
  config,
  databaseUrl,
  publicUrl,
  clock = systemClock,
}: ComposeOptions): Promise<Foundation> {
  const log = createLogger(config.LOG_LEVEL);
  await ensureMigrated(databaseUrl);
  const database = connect(databaseUrl, {
    max: 20,
    onIdleError: (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  });
  return {
    config,
    publicUrl,
    clock,
    log,
    database,
    vault: createVault(masterKey(config.SECRET_KEY, config.DATA_DIR)),
    signals: await createSignals(databaseUrl, log),
    facts: createFactBus(log),
    files: createFolderStore(join(config.DATA_DIR, 'files')),
  };
}
