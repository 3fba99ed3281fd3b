import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Logger } from '../../platform/log.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';

/** What the treasury stands on; handed over where the modules meet. */
export interface TreasuryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly log: Logger;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly ledger: Pick<Ledger, 'memberAccount' | 'houseAccount' | 'account' | 'transact' | 'newId'>;
  readonly identity: Pick<Identity, 'member' | 'namesOf'>;
}

/** Who brings a change about: an operator, or the clock. */
export type TreasuryActor =
  | { readonly actorKind: 'operator'; readonly actor: string; readonly ip: string }
  | { readonly actorKind: 'system'; readonly actor: 'treasury'; readonly ip: null };

export const theClock: TreasuryActor = { actorKind: 'system', actor: 'treasury', ip: null };
