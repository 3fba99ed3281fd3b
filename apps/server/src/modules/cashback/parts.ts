import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Records } from '../records/index.ts';
import type { Settings } from '../settings/index.ts';
import type { CashbackGame, LevelReached } from './terms.ts';

/** What cashback stands on; handed over where the modules meet. */
export interface CashbackParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get' | 'history'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly ledger: Pick<Ledger, 'memberAccount' | 'houseAccount' | 'post'>;
  readonly records: Pick<Records, 'turnover' | 'stakes'>;
  readonly identity: Pick<Identity, 'namesOf' | 'membersLike'>;
  /** Levels that the member reached, oldest first. */
  readonly levelsOf: (memberId: bigint) => Promise<readonly LevelReached[]>;
  /** Those of these games that there are, by their ids. */
  readonly gamesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, CashbackGame>>;
  readonly protection: Pick<Protection, 'isExcluded' | 'excludedMs'>;
}

/** Whose cashback, in which money. */
export interface Holder {
  readonly memberId: bigint;
  readonly currency: string;
}
