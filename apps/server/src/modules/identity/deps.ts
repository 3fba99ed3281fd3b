import type { ModuleId } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
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
  /** Opens a new member's accounts in the ledger, in the account's own transaction: neither exists without the other. */
  readonly openWallet: (tx: Transaction, memberId: bigint, currency: CurrencyCode) => Promise<void>;
  /** Gives a trial account its play money, once its accounts are committed. */
  readonly grantTrialMoney: (memberId: bigint) => Promise<void>;
  /** Stops or allows every movement of a member's money, in the transaction that changes the account's state. */
  readonly setLedgerSuspended: (tx: Transaction, memberId: bigint, isSuspended: boolean) => Promise<void>;
}

/** Where a request came from. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}
