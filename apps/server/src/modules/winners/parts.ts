import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/index.ts';
import type { Rounds, WinPlace } from '../rounds/index.ts';
import type { Settings } from '../settings/index.ts';

/** What the board says of a game. */
export interface BoardGame {
  readonly name: { readonly EN: string; readonly UR: string };
  /** The share of all stakes that it returns in the long run, as a decimal; null where it is not stated. */
  readonly rtp: string | null;
  /** Whose game it is. */
  readonly vendorName: { readonly EN: string; readonly UR: string };
}

/** A win at an outside vendor, with the moment in which its round was over. */
export interface OutsideWin {
  readonly id: string;
  readonly memberId: bigint;
  readonly gameId: string;
  readonly vendorCode: string;
  readonly stake: bigint;
  readonly refunded: bigint;
  readonly payout: bigint;
  readonly currency: string;
  readonly endedAt: Date;
}

export interface WinnersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly rounds: Pick<Rounds, 'winsAfter' | 'revealed'>;
  /** Wins in outside games, after a place, in the order in which their rounds were over. */
  readonly outsideWinsAfter: (
    currencies: readonly string[],
    after: WinPlace,
    limit: number,
    db: Queryable,
  ) => Promise<readonly OutsideWin[]>;
  /** The names of members; whom nobody knows is left out. */
  readonly namesOf: (memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  readonly gamesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, BoardGame>>;
}
