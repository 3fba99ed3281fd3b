import type { Refusal } from '@ikka/contract';
import type { Letter } from '@ikka/i18n';
import type { Currency, CurrencyCode } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Logger } from '../../platform/log.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { LossWatch } from './held/loss-watch.ts';
import type { Turns } from './turns.ts';
import type { OutsideVendor, VendorKey } from './vendor-list.ts';

/** What a game of an outside vendor may be staked at, and whether new rounds of it may begin. */
export interface Offer {
  readonly stakeMin: bigint;
  readonly stakeMax: bigint;
  readonly isOpen: boolean;
}

export interface VendorsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly audit: Pick<Audit, 'record'>;
  readonly vault: Pick<Vault, 'digest'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly ledger: Pick<
    Ledger,
    'account' | 'houseAccount' | 'houseBalance' | 'memberAccount' | 'newId' | 'post' | 'transfers'
  >;
  readonly protection: Pick<Protection, 'guardOf' | 'mayPlay'>;
  readonly settings: Pick<Settings, 'get'>;
  /** Writes a letter into the member's list, in the transaction of what it tells of. */
  readonly tell: (tx: Transaction, memberId: bigint, letter: Letter) => Promise<void>;
  readonly list: readonly OutsideVendor[];
  readonly currencyCode: (code: string) => CurrencyCode;
  /** Spends the token of a game's address. */
  readonly openPlay: (
    launchToken: string,
  ) => Promise<
    | { readonly token: string; readonly play: PlaySession }
    | Refusal<'launch.token_invalid' | 'protection.excluded' | 'protection.time_used_up'>
  >;
  /** The play session of a token while its member's session lives. */
  readonly playSession: (token: string) => Promise<PlaySession | null>;
  readonly importGames: Catalogue['importGames'];
  /** Null where the catalogue has no such game of this vendor. */
  readonly offerOf: (vendorCode: string, gameId: string, currency: Currency) => Promise<Offer | null>;
}

/** What the operations of this module stand on. */
export interface WalletParts extends VendorsParts {
  readonly turns: Turns;
  readonly losses: LossWatch;
  /** The keys with which a vendor may sign; each says from when until when. */
  readonly keysOf: (vendor: OutsideVendor) => Promise<readonly VendorKey[]>;
}
