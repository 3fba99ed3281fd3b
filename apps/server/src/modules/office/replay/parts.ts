import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { GameNames, Rounds } from '../../rounds/index.ts';

/** What showing a round again stands on. */
export interface ReplayParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly rounds: Pick<Rounds, 'byIds' | 'replay'>;
  /** Whether this is a round of an outside vendor's game. */
  readonly isOutside: (roundId: string) => Promise<boolean>;
  readonly namesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;
}
