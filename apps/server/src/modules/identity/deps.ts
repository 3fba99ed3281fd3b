import type { ExternalProvider, LanguageCode, ModuleId } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import type { CookieJar } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Logger } from '../../platform/log.ts';
import type { Signals } from '../../platform/signals.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Channels } from '../channels/index.ts';
import type { Settings } from '../settings/index.ts';
import type { ExternalClient } from './external/open-id-client.ts';

export interface IdentityDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly signals: Pick<Signals, 'publish' | 'on' | 'onGap'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly vault: Vault;
  /** How codes, links and notices reach people. */
  readonly channels: Pick<Channels, 'send' | 'isAvailable'>;
  /** The site as a client of Google and Facebook; null where it is none. */
  readonly externalClients: Readonly<Record<ExternalProvider, ExternalClient | null>>;
  /** With which Firebase sends codes to phones; null where it does not. */
  readonly firebaseApiKey: string | null;
  /** The address by which players reach the site: what links in mails begin with. */
  readonly publicUrl: string;
  readonly isModuleOn: (id: ModuleId) => boolean;
  /** Opens a new member's accounts in the ledger, in the account's own transaction: neither exists without the other. */
  readonly openWallet: (tx: Transaction, memberId: bigint, currency: CurrencyCode) => Promise<void>;
  /** Gives a trial account its play money, once its accounts are committed. */
  readonly grantTrialMoney: (memberId: bigint) => Promise<void>;
  /** Keeps what a registration says of a member beyond the account (birthday as yyyy-MM-dd), in the account's own transaction. */
  readonly openProfile: (
    tx: Transaction,
    memberId: bigint,
    fields: { readonly [field: string]: string },
  ) => Promise<void>;
  /** The names in which a member's bank accounts are held: what a second step may ask for. */
  readonly payoutNamesOf: (memberId: bigint) => Promise<readonly string[]>;
  /** The VIP level of a real member. */
  readonly rankOf: (memberId: bigint) => Promise<number>;
  /** Whether a member is excluded from play. */
  readonly isPlayClosed: (memberId: bigint) => Promise<boolean>;
  /** Stops or allows every movement of a member's money, in the transaction that changes the account's state. */
  readonly setLedgerSuspended: (tx: Transaction, memberId: bigint, isSuspended: boolean) => Promise<void>;
}

/** Where a request came from. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/** The same with the language of the page: whom the house may write to. */
export interface Speaker extends Visitor {
  readonly language: LanguageCode;
}

/** The same with the browser's own cookies: what logs in and what is recognised again. */
export interface Browser extends Visitor {
  readonly cookies: CookieJar;
}
