import type { CallValue, calls, DaryaState } from '@ikka/contract';
import type { WeaponId } from '@ikka/darya/rules';
import type { RoomSnapshot } from '../room/room-play.ts';

export type RoomRow = CallValue<typeof calls.darya.daryaRooms>['rooms'][number];

/** What the player's own shots have come to since he sat down. Amounts are smallest units. */
export interface Haul {
  readonly shots: number;
  readonly caught: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly best: number;
}

export const emptyHaul: Haul = { shots: 0, caught: 0, stake: 0n, payout: 0n, best: 0 };

/** Everything that the page of a hall shows. */
export interface DaryaSnapshot extends RoomSnapshot {
  /** The hall's rooms; null until they were read. */
  readonly rooms: readonly RoomRow[] | null;
  /** The room whose water is shown; null in the lobby. */
  readonly room: DaryaState | null;
  /** The room in which a seat is being taken. */
  readonly sittingIn: string | null;
  /** What the cannon can be loaded with, in smallest units, and which of them it is. */
  readonly values: readonly bigint[];
  readonly level: number;
  readonly weapon: WeaponId;
  readonly isAuto: boolean;
  readonly isLocking: boolean;
  /** What bullets that fly or are not charged yet may stake. */
  readonly flying: bigint;
  readonly haul: Haul;
  /** Why the player was put out of his seat, shown in the lobby. */
  readonly putOut: 'idle' | 'elsewhere' | null;
}
