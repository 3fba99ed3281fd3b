import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { FactBus } from '../facts.ts';
import type { FileStore } from '../files.ts';
import type { Logger } from '../log.ts';
import type { Signals } from '../signals.ts';
import type { Vault } from '../vault.ts';

/** What every module may stand on without naming it. */
export interface Foundation {
  readonly config: Config;
  /** The address by which players reach the site. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: Database;
  readonly vault: Vault;
  readonly signals: Signals;
  readonly facts: FactBus;
  /** Files that belong to members and operators. */
  readonly files: FileStore;
}
