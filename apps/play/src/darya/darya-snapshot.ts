import type { CallValue, calls, DaryaState } from '@ikka/contract';
import type { WeaponId } from '@ikka/darya/rules';
import type { RoomSnapshot } from '../room/room-play.ts';
import type { Haul } from './haul.ts';

export type RoomRow = CallValue<typeof calls.darya.daryaRooms>['rooms'][number];

/** A pot that was won: by whom, and what it paid, as it is to be shown. */
export interface PotWin {
  readonly isOwn: boolean;
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
}

/** A treasure that was divided: one's own part of it, in smallest units, or null where one has none; and the boss that guarded it. */
export interface TreasureWin {
  readonly kind: string;
  readonly amount: bigint | null;
}

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
  /** What the room's pot holds, in smallest units, and who won it a moment ago. */
  readonly pot: bigint;
  readonly potWin: PotWin | null;
  /** What the room's treasure holds, and what became of it a moment ago. */
  readonly treasure: bigint;
  readonly treasureWin: TreasureWin | null;
  /** Why the player was put out of his seat, shown in the lobby. */
  readonly putOut: 'idle' | 'elsewhere' | null;
}
