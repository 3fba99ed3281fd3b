import type { JsonValue, RoomRefusal } from '@ikka/game-kit';
import type { SeatState } from './room-draft.ts';
import type { CommonOptions, SeatEntry, SeatRefusal, SeatRoom } from './room-types.ts';
import type { JsonHandRules } from './seat-game.ts';

/** What every command of the kit is judged by. */
export interface SeatParts {
  readonly rules: JsonHandRules;
  readonly room: SeatRoom<CommonOptions & JsonValue>;
  readonly at: number;
  readonly isOffered: boolean;
}

/** What a hand is played by: in a contest by its level. */
export function optionsOf(
  { options, contest }: Pick<SeatRoom<CommonOptions & JsonValue>, 'options' | 'contest'>,
  { level = 0 }: { readonly level?: number },
): CommonOptions & JsonValue {
  return contest?.levels[level]?.options ?? options;
}

/** Since when a seat does not play; in a contest that has begun nobody is left for it. */
export const idleFrom = ({ room }: Pick<SeatParts, 'room'>, at: number): number | null =>
  room.contest === undefined ? at : null;

/** Finds the seat of a member; null where he has none. */
export function seatOf(
  { entries }: SeatState,
  memberId: string,
): readonly [stay: string, entry: SeatEntry] | null {
  return [...entries].find(([, entry]) => entry.memberId === memberId) ?? null;
}

/** The seat of a command, or why it may not be played from there: a newer page has taken it over. */
export function ownSeat(
  state: SeatState,
  { memberId, playSessionId }: { readonly memberId: string; readonly playSessionId: string },
): readonly [stay: string, entry: SeatEntry] | RoomRefusal<SeatRefusal> {
  const found = seatOf(state, memberId);
  if (found === null) return { refused: 'seats.not_seated' };
  return found[1].playSessionId === playSessionId ? found : { refused: 'seats.elsewhere' };
}

/** [SK2] Why somebody may not sit at the table of these. */
export function whyNotBeside(
  { refusesSharedAddress }: Pick<SeatRoom, 'refusesSharedAddress'>,
  others: readonly Pick<SeatEntry, 'device' | 'address'>[],
  { device, address }: Pick<SeatEntry, 'device' | 'address'>,
): SeatRefusal | null {
  if (device !== null && others.some((other) => other.device === device)) return 'seats.device_seated';
  const isShared = address !== null && others.some((other) => other.address === address);
  return refusesSharedAddress && isShared ? 'seats.address_seated' : null;
}

export const isRefused = <T>(found: T | RoomRefusal<SeatRefusal>): found is RoomRefusal<SeatRefusal> =>
  typeof found === 'object' && found !== null && 'refused' in found;
