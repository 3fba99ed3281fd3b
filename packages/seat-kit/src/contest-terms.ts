import type { JsonValue } from '@ikka/game-kit';
import type { CommonOptions } from './room-types.ts';

/**
 * How a contest goes. `sit_and_go`: stakes rise by the clock, and who has no chips left is out. `pool`: a loser's points are counted
 * against him, and who has too many is out. `deals`: so many hands, after which the most chips win.
 */
export const contestKinds = ['sit_and_go', 'pool', 'deals'] as const;
export type ContestKind = (typeof contestKinds)[number];

/** What hands are played for at a time: the stake as pages name it, in chips, and the game's own options. */
export type ContestLevel = { readonly stake: string; readonly options: CommonOptions & JsonValue };

/** [SK18] A contest as data. `entry` and `fee` are smallest units of the room's money; `stack` and all that a hand moves are chips. */
export type ContestTerms = {
  /** Which of the game's contests it is. */
  readonly code: string;
  readonly kind: ContestKind;
  readonly entry: string;
  readonly fee: string;
  /** Of the prize pool in ten-thousandths, from the first place on. */
  readonly prizes: readonly number[];
  /** Chips at the start; in a pool the points with which one is out. */
  readonly stack: string;
  /** From the lowest to the highest, which holds from then on; each so long, or for ever where there is one. */
  readonly levels: readonly ContestLevel[];
  readonly levelMs: number;
  /** How many hands are played, of `deals`. */
  readonly deals: number;
  /** The result stands so long before the room takes the next players in. */
  readonly overMs: number;
};

/** A hand of a contest: its number in the room, and what it moved, in the order of `players`. */
export type ContestHand = { readonly no: number; readonly changes: readonly string[] };

/** `registering`: players come and may go. `playing`: from the first hand to the last. `over`: the result stands. */
export type ContestStage = 'registering' | 'playing' | 'over';

export type ContestState = {
  readonly stage: ContestStage;
  /** When its clock began; outages move it on. */
  readonly beganAt: number | null;
  /** Of `levels`, as of the latest hand. */
  readonly level: number;
  /** Seats that began it. */
  readonly players: readonly number[];
  readonly hands: readonly ContestHand[];
};

export const noContest: ContestState = {
  stage: 'registering',
  beganAt: null,
  level: 0,
  players: [],
  hands: [],
};

/** [SK20] The level at an instant. */
export function levelAt(
  { levels, levelMs }: Pick<ContestTerms, 'levels' | 'levelMs'>,
  beganAt: number,
  at: number,
): number {
  return Math.min(levels.length - 1, Math.max(0, Math.floor((at - beganAt) / levelMs)));
}

/** When the level after this one begins; null for the last. */
export function levelEndsAt(
  { levels, levelMs }: Pick<ContestTerms, 'levels' | 'levelMs'>,
  { beganAt, level }: Pick<ContestState, 'beganAt' | 'level'>,
): number | null {
  return beganAt === null || level >= levels.length - 1 ? null : beganAt + (level + 1) * levelMs;
}

/** What a seat pays: the entry that goes into the prizes, and the house's fee. */
export const entryAndFee = ({ entry, fee }: Pick<ContestTerms, 'entry' | 'fee'>): bigint =>
  BigInt(entry) + BigInt(fee);
