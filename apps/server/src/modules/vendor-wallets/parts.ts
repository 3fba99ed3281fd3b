import type { CurrencyCode } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Logger } from '../../platform/log.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { OutsideVendor, TransferWallet } from '../vendors/index.ts';

/** A vendor that keeps wallets. */
export type WalletVendor = OutsideVendor & { readonly transferWallet: TransferWallet };

export interface VendorWalletsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly vault: Pick<Vault, 'digest'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly ledger: Pick<
    Ledger,
    | 'account'
    | 'balances'
    | 'hold'
    | 'houseAccount'
    | 'memberAccount'
    | 'newId'
    | 'post'
    | 'postHold'
    | 'voidHold'
  >;
  readonly protection: Pick<Protection, 'guardOf' | 'excludedAmong'>;
  /** All outside vendors; those without wallets are left alone. */
  readonly vendors: readonly OutsideVendor[];
  readonly currencyCode: (code: string) => CurrencyCode;
  /** Whether money may go to this vendor now. */
  readonly isOpen: (vendorCode: string) => Promise<boolean>;
  /** Names of members by id, for operators. */
  readonly namesOf: (memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  /** Milliseconds that a vendor may take for an answer; 8 seconds unless told. */
  readonly patienceMs?: number;
  /** Resolves after so many milliseconds, unless it is called off; the system's own unless told. */
  readonly wait?: (ms: number, value: undefined, options: { readonly signal: AbortSignal }) => Promise<void>;
}

/** Whose wallet it is, in which money. */
export interface WalletOwner {
  readonly memberId: bigint;
  /** The ledger's code, so that trial money is another one. */
  readonly currency: string;
}
