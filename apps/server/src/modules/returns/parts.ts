import type { InstantGame } from '@ikka/game-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Rounds } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Vendors } from '../vendors/index.ts';
import type { LuckShelf } from './luck-shelf.ts';

/** What the measured returns stand on; handed over where the modules meet. */
export interface ReturnsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly rounds: Pick<
    Rounds,
    | 'placedBets'
    | 'playedRounds'
    | 'playedQuarters'
    | 'returnedStakes'
    | 'sharedSeeds'
    | 'underWay'
    | 'firstPlayedAt'
  >;
  /** Rounds of outside vendors, and the return that each says of a game; null where it says none. */
  readonly outside: Pick<Vendors, 'endedSums'> & {
    returnsSaid(gameIds: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  };
  /** How luck is told where a bet alone has no prospect. */
  readonly luck: LuckShelf;
  /** Games whose bets have parts. */
  readonly partedIds: readonly string[];
  /** The bundle of a game's own texts; null where it has none. */
  readonly textsOf: (gameId: string) => string | null;
  readonly games: {
    /** A version of a game by which rounds were played, shared ones too; null where this program does not have it. */
    version(gameId: string, version: string): InstantGame | null;
    /** The version that new rounds are played with. */
    current(gameId: string): InstantGame | null;
  };
  readonly namesOf: (
    gameIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly EN: string; readonly UR: string }>>;
}
