import type { Insets, StageOptions } from '@ikka/stage-kit';
import type { Hall, SceneSeeds, WeaponId } from '../rules/index.ts';
import type { ShownSeat } from './cannons.ts';

/** A scene as the page knows it. Times are milliseconds of the server's clock since 1970, those of freezes and bullets the scene's. */
export interface ShownScene extends SceneSeeds {
  readonly no: number;
  readonly openedAt: number;
  readonly caught: readonly number[];
  readonly stages: readonly { readonly fish: number; readonly kind: string }[];
  readonly freezes: readonly { readonly at: number; readonly ms: number }[];
}

export interface ShownShot {
  readonly seat: number;
  readonly bullet: number;
  readonly weapon: WeaponId;
  readonly angle: number;
  readonly at: number;
  readonly target: number | null;
  /** What the cannon was loaded with, in words: its value for one's own, its level for others. */
  readonly label: string;
}

/** A catch, with what it pays in words and how much there is to be heard of it. */
export interface ShownCatch {
  readonly fish: number;
  readonly seat: number;
  readonly multiplier: number;
  readonly next: string | null;
  readonly isOwn: boolean;
  readonly amount: string | null;
  readonly tier: 'small' | 'good' | 'big';
}

/** Where the player points, and at which fish. */
export interface Aim {
  readonly angle: number;
  readonly target: number | null;
}

export interface DaryaStageOptions
  extends Pick<StageOptions, 'host' | 'text' | 'reducedMotion' | 'onContextRestored' | 'onProgress'> {
  readonly hall: Hall;
  /** The server's time as the page knows it, in milliseconds since 1970. */
  readonly now: () => number;
  /** The player holds the trigger: asked with every frame. */
  readonly onTrigger: (aim: Aim) => void;
}

export interface DaryaStage {
  show(scene: ShownScene | null): void;
  setSeats(seats: readonly ShownSeat[]): void;
  fire(shots: readonly ShownShot[]): void;
  caught(one: ShownCatch): void;
  froze(freeze: { readonly at: number; readonly ms: number }): void;
  /** `isAuto`: fires by itself; `isLocking`: a press chooses a fish; `weapon`: what a press fires. */
  setAim(aim: {
    readonly isAuto: boolean;
    readonly isLocking: boolean;
    readonly weapon: WeaponId;
    readonly isOn: boolean;
  }): void;
  setInsets(insets: Insets): void;
  setSound(on: boolean): void;
  isSoundOn(): boolean;
  /** What is in sight, for whoever tests the stage. */
  counts(): { readonly fish: number; readonly bullets: number };
  destroy(): void;
}
