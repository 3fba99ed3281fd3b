import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Signals } from '../../platform/signals.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

export interface ContentParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly signals: Pick<Signals, 'publish' | 'on' | 'onGap'>;
  /** Pictures of the house, and nobody else's files. */
  readonly files: FileStore;
}

/** The operator who acts. */
export interface Author {
  readonly username: string;
  readonly ip: string;
}
