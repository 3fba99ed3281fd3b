import type { JsonValue } from '@ikka/game-kit';
import {
  type CommonOptions,
  type ContestOffer,
  heldSeats,
  type SeatOffer,
  type SeatRoom,
} from '@ikka/seat-kit';
import type { StoredSeatRoom } from '../tables.ts';
import type { Occupied } from './store.ts';

export type Definition = SeatRoom<CommonOptions & JsonValue>;

/** Rooms that are alike but for level, money and number: a game's cash tables, or those of one of its contests. */
export interface RoomKind extends Pick<ContestOffer, 'levels' | 'roomOf'> {
  readonly gameId: string;
  /** Null: for cash. */
  readonly contest: string | null;
  /** Fewer free seats than this, over all rooms of a level, open another one. */
  readonly freeLeast: number;
}

/** A contest begins when it is full: another one is opened only then, so that players do not wait apart. */
const freeLeast = { cash: 2, contest: 1 } as const;

export const kindsOf = ({ gameId, levels, roomOf, contests = [] }: SeatOffer): readonly RoomKind[] => [
  { gameId, levels, roomOf, contest: null, freeLeast: freeLeast.cash },
  ...contests.map(({ code, ...offer }) => ({
    ...offer,
    gameId,
    contest: code,
    freeLeast: freeLeast.contest,
  })),
];

export const isOfKind = (
  { gameId, definition }: Pick<StoredSeatRoom, 'gameId' | 'definition'>,
  kind: Pick<RoomKind, 'gameId' | 'contest'>,
): boolean => gameId === kind.gameId && ((definition as Definition).contest?.code ?? null) === kind.contest;

/** How many may sit down there: nobody where a contest is on, and on no seat that is held for who waited (SK30). */
export function freeIn({ seats }: Pick<Definition, 'seats'>, of: Occupied | undefined): number {
  const isOn = of !== undefined && of.stage !== null && of.stage !== 'registering';
  return isOn ? 0 : seats - (of?.taken ?? 0) - heldSeats({ waitingList: of?.waitingList ?? [] });
}
