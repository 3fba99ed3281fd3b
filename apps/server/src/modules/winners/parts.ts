import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Plays } from '../plays/index.ts';
import type { Rounds } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';

/** What the board says of a game. */
export interface BoardGame {
  readonly name: { readonly EN: string; readonly UR: string };
  /** The share of all stakes that it returns in the long run, as a decimal; null where it is not stated. */
  readonly rtp: string | null;
  /** Whose game it is. */
  readonly vendorName: { readonly EN: string; readonly UR: string };
}

export interface WinnersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly plays: Pick<Plays, 'winSources'>;
  readonly rounds: Pick<Rounds, 'revealed'>;
  /** The names of members; whom nobody knows is left out. */
  readonly namesOf: (memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  readonly gamesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, BoardGame>>;
}
