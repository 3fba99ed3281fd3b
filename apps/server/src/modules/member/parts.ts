import type { Seen } from '../../platform/case-desk/case-version.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Channels } from '../channels/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Settings } from '../settings/index.ts';

export interface MemberParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly channels: Pick<Channels, 'send' | 'isAvailable'>;
  readonly identity: Pick<Identity, 'awaySince' | 'member' | 'namesOf' | 'personal' | 'setNickname'>;
}

/** The member who acts, and where the request came from. */
export interface MemberActor {
  readonly memberId: bigint;
  readonly ip: string;
}

/** The operator who acts. */
export interface OperatorActor extends Seen {
  readonly username: string;
  readonly ip: string;
}
