import type { SceneSeeds } from '../scene/schedule.ts';

/** [D16] Where a room stands. Times are milliseconds since 1970. */
export type RoomHead =
  | { readonly phase: 'resting'; readonly no: number }
  /** The scene's seed is committed; it begins at once. */
  | { readonly phase: 'opening'; readonly no: number }
  | {
      readonly phase: 'scene';
      readonly no: number;
      readonly serverSeed: string;
      readonly clientSeed: string;
      readonly openedAt: number;
      readonly endsAt: number;
    };

/** [D13] Who sits at a cannon. It holds no money: a shot stakes from the member's cash. */
export type SeatEntry = {
  readonly seat: number;
  readonly memberId: string;
  readonly playSessionId: string;
  /** As everybody may see it. */
  readonly name: string;
  readonly currency: string;
};

export type RoomCommand =
  | {
      readonly type: 'sit';
      /** The entry's id: a play session has one seat. */
      readonly id: string;
      readonly entry: Omit<SeatEntry, 'seat'>;
    }
  | { readonly type: 'leave'; readonly id: string };

export type RoomEvent =
  | { readonly type: 'sat'; readonly seat: number; readonly name: string }
  | { readonly type: 'left'; readonly seat: number }
  | {
      readonly type: 'scene';
      readonly no: number;
      readonly serverSeed: string;
      readonly clientSeed: string;
      readonly openedAt: number;
      readonly endsAt: number;
    }
  | { readonly type: 'rested'; readonly no: number };

export type RoomEffect =
  | { readonly type: 'open'; readonly no: number }
  | { readonly type: 'end'; readonly no: number; readonly openedAt: number };

export type RoomSecret = SceneSeeds;
export type RoomCode = 'darya.full' | 'darya.closing';
