import type { JsonValue } from '@ikka/game-kit';
import type { CommonOptions, SeatLevel, SeatRoom } from './room-types.ts';
import type { JsonHandRules } from './seat-game.ts';

/** A room as it is wanted: of a level, in a money, by its number. */
export interface RoomWish {
  readonly level: SeatLevel;
  readonly currency: string;
  readonly no: number;
}

type OfferedRoom = SeatRoom<CommonOptions & JsonValue>;

/** [SK18] A contest that a game offers. */
export interface ContestOffer {
  readonly code: string;
  readonly levels: readonly SeatLevel[];
  roomOf(wish: RoomWish): OfferedRoom | null;
}

/** What a game's folder says of its rooms, in `game.ts` beside its descriptor. */
export interface SeatOffer {
  readonly gameId: string;
  readonly rules: JsonHandRules;
  readonly levels: readonly SeatLevel[];
  /** A room as it is opened from now on; null where the game is not played in that money. */
  roomOf(wish: RoomWish): OfferedRoom | null;
  /** In the order in which they are listed; none where absent. */
  readonly contests?: readonly ContestOffer[];
}
