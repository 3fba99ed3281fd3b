import type { InstantGame } from '@ikka/game-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/index.ts';
import type { PlacedBets } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';

/** What the measured returns stand on; handed over where the modules meet. */
export interface ReturnsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly rounds: {
    placedBets(
      wish: { readonly from: Date; readonly to: Date; readonly currencies: readonly string[] },
      db: Queryable,
    ): Promise<PlacedBets[]>;
    firstPlayedAt(): Promise<Date | null>;
  };
  readonly games: {
    /** A version of a game by which rounds were played; null where this program does not have it. */
    version(gameId: string, version: string): InstantGame | null;
    /** The version that new rounds are played with. */
    current(gameId: string): InstantGame | null;
  };
  readonly namesOf: (
    gameIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly EN: string; readonly UR: string }>>;
}
