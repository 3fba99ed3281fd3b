import type { Stay } from '@ikka/client';
import type { DaryaPush } from '@ikka/contract';
import type { WeaponId } from '@ikka/darya/rules';
import type { Aim, ShownCatch, ShownShot } from '@ikka/darya/stage';
import type { RoomListener } from '../room/room-line.ts';
import type { RoomPlayParts } from '../room/room-play.ts';
import type { PlayBase } from '../round/play-base.ts';
import type { DaryaSnapshot } from './darya-snapshot.ts';

type DaryaListener = RoomListener<DaryaPush<'room.events'>, DaryaPush<'room.own'>>;

export interface DaryaPlayParts extends RoomPlayParts {
  readonly openLine: (room: string, listen: DaryaListener) => Stay;
}

/** What the stage is told, as it happens. */
export interface DaryaListenerOfStage {
  fire(shots: readonly ShownShot[]): void;
  caught(one: Omit<ShownCatch, 'amount'> & { readonly payout: bigint | null }): void;
  froze(freeze: { readonly at: number; readonly ms: number }): void;
}

/** One player at a cannon. What is shared is the room's; his own are aim, bullets and what they come to. */
export interface DaryaPlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): DaryaSnapshot;
  readRooms(): Promise<void>;
  sit(roomId: string): Promise<void>;
  leave(): Promise<void>;
  /** Fires if the cannon is ready, as the server counts it; nothing where it is not. */
  trigger(aim: Aim): void;
  setLevel(level: number): void;
  setWeapon(weapon: WeaponId): void;
  setAuto(isAuto: boolean): void;
  setLocking(isLocking: boolean): void;
  /** Who shows what happens; null where there is no stage. */
  show(stage: DaryaListenerOfStage | null): void;
}
