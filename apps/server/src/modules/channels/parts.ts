import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Settings } from '../settings/index.ts';
import type { Ways } from './gateways.ts';

export interface ChannelsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly settings: Pick<Settings, 'get'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Where each channel's messages go. */
  readonly ways: Ways;
}
