import type { Queryable } from '../../platform/database/index.ts';
import { collection } from '../../platform/module/port.ts';
import type {
  OpenPlay,
  OpenPlayFilter,
  PlayedGame,
  PlayFilter,
  PlayTotals,
  PlayWin,
  SettledPlay,
  WinPlace,
} from './play.ts';

export type WinSource = (
  currencies: readonly string[],
  after: WinPlace,
  limit: number,
  db: Queryable,
) => Promise<readonly PlayWin[]>;

/** What a product that settles stakes tells of them. Those who count, list or sum plays ask all products as one. */
export interface PlaySource {
  /** Game and vendor of those of these plays that are its own, settled or not, for whoever reads the ledger. */
  gamesOf(ids: readonly string[], db?: Queryable): Promise<readonly PlayedGame[]>;
  /** Absent where what it opens is settled as a play of another source. */
  readonly settled?: {
    byIds(ids: readonly string[]): Promise<readonly SettledPlay[]>;
    /** Newest first, `most` at most. */
    find(filter: PlayFilter, most: number): Promise<readonly SettledPlay[]>;
    /** Counted no further than `most`. */
    count(filter: PlayFilter, most: number): Promise<number>;
    totals(filter: PlayFilter): Promise<PlayTotals>;
    /** Wins after a place, in the order in which they were settled: `playedAt` says when. Absent where no board shows them. */
    readonly winsAfter?: WinSource;
  };
  readonly open?: {
    /** Longest open first, `most` at most. */
    list(filter: OpenPlayFilter, most: number): Promise<readonly OpenPlay[]>;
    /** Whether the member has something open in a game that he would open the game to end. */
    hasAny?(of: {
      readonly memberId: bigint;
      readonly currency: string;
      readonly gameId: string;
    }): Promise<boolean>;
  };
}

export const playSources = collection<PlaySource>('plays.sources');
