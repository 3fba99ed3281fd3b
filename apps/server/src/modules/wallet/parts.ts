import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';

/** A wallet that a vendor keeps for every member. */
export interface VendorWallet {
  readonly code: string;
  readonly accountTypeId: number;
}

/** What the wallet stands on; handed over where the modules meet. */
export interface WalletParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Pick<
    Ledger,
    'account' | 'balances' | 'ensureMemberAccounts' | 'houseAccount' | 'memberAccount' | 'newId' | 'post'
  >;
  readonly settings: Pick<Settings, 'get'>;
  /** Wallets that vendors keep, by the numbers that the wire knows them by; none unless told. */
  readonly vendorWallets?: () => readonly VendorWallet[];
}
