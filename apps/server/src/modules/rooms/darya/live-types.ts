import type { ShotProblem, WeaponId } from '@ikka/darya/rules';

/** What a page asks of a room's owner beside sitting down and leaving. Amounts are smallest units as text. */
export type LiveCommand =
  | {
      readonly type: 'fire';
      readonly playSessionId: string;
      readonly scene: number;
      /** What a cannon of the room can be loaded with in the player's money, ascending. */
      readonly values: readonly string[];
      readonly shots: readonly FiredShot[];
    }
  | { readonly type: 'look'; readonly playSessionId: string };

export type FiredShot = {
  readonly bullet: number;
  readonly weapon: WeaponId;
  readonly value: string;
  readonly angle: number;
  readonly at: number;
  readonly target: number | null;
};

/** A bullet as everybody sees it. */
export type ShownBullet = {
  readonly bullet: number;
  readonly weapon: WeaponId;
  /** The place of its value among those of the room, from 1. */
  readonly level: number;
  readonly angle: number;
  readonly at: number;
  readonly target: number | null;
};

/** What everybody in the room is told at once. */
export type LiveNews =
  | {
      readonly type: 'shots';
      readonly scene: number;
      readonly seat: number;
      readonly shots: readonly ShownBullet[];
    }
  | {
      readonly type: 'caught';
      readonly scene: number;
      readonly seat: number;
      readonly fish: number;
      readonly kind: string;
      readonly multiplier: number;
      readonly next: string | null;
    }
  | { readonly type: 'froze'; readonly scene: number; readonly at: number; readonly ms: number }
  | {
      readonly type: 'jackpot';
      readonly seat: number;
      /** What the pot paid, in smallest units of the winner's money. */
      readonly amount: string;
      readonly currency: string;
    }
  | {
      /** [D23] A boss that guarded the treasure was caught from a seat, and all that shot at it divide what it held. */
      readonly type: 'treasure';
      readonly seat: number;
      readonly kind: string;
      readonly shares: number;
    };

export type LiveShot = {
  readonly bullet: number;
  readonly fish: number;
  readonly kind: string;
  readonly weapon: WeaponId;
  readonly stake: string;
  readonly multiplier: number;
  readonly payout: string;
};

/** What one player alone is told. */
export type OwnLiveNews =
  | {
      readonly type: 'batch';
      readonly roundId: string;
      readonly stake: string;
      readonly payout: string;
      /** What of the payout came out of the pot. */
      readonly jackpot: string;
      readonly shots: readonly LiveShot[];
    }
  | { readonly type: 'pot'; readonly pot: string; readonly treasure: string }
  /** [D23] One's part of a treasure. */
  | { readonly type: 'treasure_share'; readonly kind: string; readonly amount: string }
  | { readonly type: 'returned'; readonly code: string | null; readonly bullets: readonly number[] }
  | { readonly type: 'put_out'; readonly why: 'idle' | 'elsewhere' };

export type FireAnswer = {
  readonly lastBullet: number;
  readonly refused: readonly { readonly bullet: number; readonly why: ShotProblem | 'value' | 'funds' }[];
};

export type LookAnswer = {
  readonly caught: readonly number[];
  readonly stages: readonly { readonly fish: number; readonly kind: string }[];
  readonly freezes: readonly { readonly at: number; readonly ms: number }[];
  readonly bullets: readonly (ShownBullet & { readonly seat: number })[];
  /** Of the seat that asks; null where it has none. */
  readonly lastBullet: number | null;
};
