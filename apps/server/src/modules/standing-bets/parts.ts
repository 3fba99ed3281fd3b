import type { CurrencyCode } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Ledger, LedgerDesk } from '../ledger/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Protection } from '../protection/index.ts';

export interface StandingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly ledger: Pick<
    Ledger,
    'account' | 'houseAccount' | 'memberAccount' | 'post' | 'transfers' | 'useUp'
  >;
  /** Where markets are settled and bets are cashed out, several at once. */
  readonly desk: LedgerDesk;
  readonly currencyCode: (code: string) => CurrencyCode;
  readonly guardOf: Protection['guardOf'];
  /** Writes to a member whose settled bet is corrected. */
  readonly tell: Messages['tell'];
}
