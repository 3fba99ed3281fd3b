import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Channels } from '../channels/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Settings } from '../settings/index.ts';

export interface MessagesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly channels: Pick<Channels, 'send' | 'isAvailable'>;
  readonly identity: Pick<Identity, 'member' | 'accountsByName'>;
  /** The member's VIP level; 0 for who has not risen. */
  readonly rankOf: (memberId: bigint) => Promise<number>;
  /** Whether the member is excluded from play: letters to many are not shown then. */
  readonly isExcluded: (memberId: bigint) => Promise<boolean>;
  /** Makes HTML safe to stand in a page. */
  readonly cleanHtml: (html: string) => string;
}

/** The operator who acts. */
export interface OperatorActor {
  readonly username: string;
  readonly ip: string;
}

/** The same words in both languages of the site. */
export interface BothWords {
  readonly EN: string;
  readonly UR: string;
}

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** A list is counted no further than this, so that its cost has a bound. */
export const countedMost = 10_000;
