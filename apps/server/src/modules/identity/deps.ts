import type { ModuleId } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Logger } from '../../platform/log.ts';
import type { Signals } from '../../platform/signals.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

export interface IdentityDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly signals: Pick<Signals, 'publish' | 'on' | 'onGap'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly isModuleOn: (id: ModuleId) => boolean;
  /** Opens a member's accounts in the ledger, trial money included. Safe to repeat. */
  readonly openWallet: (memberId: bigint, wallet: { readonly isTrial: boolean }) => Promise<void>;
  /** Stops or allows every movement of a member's money. Safe to repeat. */
  readonly setLedgerSuspended: (memberId: bigint, isSuspended: boolean) => Promise<void>;
}

/** Where a request came from. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}
