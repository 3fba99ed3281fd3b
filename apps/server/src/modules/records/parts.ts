import type { CurrencyCode } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Plays } from '../plays/index.ts';
import type { Settings } from '../settings/index.ts';

/** What records stand on; handed over where the modules meet. */
export interface RecordsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly ledger: Pick<Ledger, 'memberAccount' | 'account' | 'stretch' | 'placesBack' | 'cashAfter'>;
  readonly plays: Pick<Plays, 'gamesOf'>;
  readonly currencyCode: (code: string) => CurrencyCode;
  /** Transfers that are read in one transaction at most; default 5,000. */
  readonly stretchMax?: number;
}

/** Whose record, of which money: trial money is a currency of its own. */
export interface Holder {
  readonly memberId: bigint;
  readonly currency: string;
}

export const stretchMaxOf = ({ stretchMax = 5_000 }: RecordsParts): number => stretchMax;
