import type { ShelfCategory } from '@ikka/contract';
import type { Letter } from '@ikka/i18n';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Logger } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Records } from '../records/index.ts';
import type { Settings } from '../settings/index.ts';

/** What bonuses stand on; handed over where the modules meet. */
export interface BonusParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly log: Logger;
  readonly ledger: Pick<Ledger, 'memberAccount' | 'houseAccount' | 'post'>;
  readonly records: Pick<Records, 'turnover' | 'markOf' | 'returnedSince'>;
  readonly identity: Pick<Identity, 'namesOf'>;
  readonly protection: Pick<Protection, 'isExcluded' | 'excludedMs'>;
  readonly rankOf: (memberId: bigint) => Promise<number>;
  /** Whether any deposit of the member's was paid. */
  readonly hasDeposited: (memberId: bigint, currency: string) => Promise<boolean>;
  /** Those of these games that there are, by their ids. */
  readonly gamesOf: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly category: ShelfCategory }>>;
  readonly isPromotion: (id: string) => Promise<boolean>;
  /** Writes a letter into the member's list, in the transaction of what it tells of. */
  readonly tell: (tx: Transaction, memberId: bigint, letter: Letter) => Promise<void>;
}

/** Whose bonuses, in which money. */
export interface Holder {
  readonly memberId: bigint;
  readonly currency: string;
}
