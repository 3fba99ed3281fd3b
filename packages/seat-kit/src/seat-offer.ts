import type { JsonValue } from '@ikka/game-kit';
import type { CommonOptions, SeatLevel, SeatRoom } from './room-types.ts';
import type { JsonHandRules } from './seat-game.ts';

/** What a game's folder says of its rooms, in `game.ts` beside its descriptor. */
export interface SeatOffer {
  readonly gameId: string;
  readonly rules: JsonHandRules;
  readonly levels: readonly SeatLevel[];
  /** A room as it is opened from now on; null where the game is not played in that money. */
  roomOf(wish: {
    readonly level: SeatLevel;
    readonly currency: string;
    readonly no: number;
  }): SeatRoom<CommonOptions & JsonValue> | null;
}
