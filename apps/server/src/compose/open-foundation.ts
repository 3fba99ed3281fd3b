import { join } from 'node:path';
import { createAudit } from '../modules/audit/index.ts';
import { createChannels, waysOf } from '../modules/channels/index.ts';
import { createGateway } from '../modules/gateway/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createSettings } from '../modules/settings/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { connect, ensureMigrated } from '../platform/database/index.ts';
import { createFactBus } from '../platform/facts.ts';
import { createFolderStore } from '../platform/files.ts';
import { createLogger } from '../platform/log.ts';
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

/** Opens the database, brings it to its present form, and makes what every module stands on, the ledger included. */
export async function openFoundation({ config, databaseUrl, clock = systemClock }: ComposeOptions) {
  const log = createLogger(config.LOG_LEVEL);
  await ensureMigrated(databaseUrl);
  const database = connect(databaseUrl, {
    max: 20,
    onIdleError: (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  });
  const vault = createVault(masterKey(config.SECRET_KEY, config.DATA_DIR));
  const signals = await createSignals(databaseUrl, log);
  const facts = createFactBus(log);
  const files = createFolderStore(join(config.DATA_DIR, 'files'));

  const audit = createAudit({ database, clock });
  const settings = await createSettings({ database, clock, signals, facts, log, recordAct: audit.record });
  const gateway = await createGateway({ database, clock, vault, signals });
  const channels = createChannels({ database, clock, vault, settings, log, ways: waysOf(config) });
  const ledger = await createLedger({ database, clock, log, lanes: config.LEDGER_LANES });
  return { clock, log, database, vault, signals, facts, files, audit, settings, gateway, channels, ledger };
}
