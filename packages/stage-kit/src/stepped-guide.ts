import type { Choice, Prize } from './arcade-guide.ts';

/** A round of several steps that is not over, as a stage needs it. Amounts are smallest units. */
export interface OpenStageRound {
  /** What was chosen and done so far. */
  readonly choice: unknown;
  /** What the player may know beside it; the game's own. */
  readonly shown: unknown;
  readonly stake: bigint;
  /** What cashing out pays now, or null where it is not allowed. */
  readonly cashOut: bigint | null;
}

/** Something that the player can do next in an open round, beside cashing out. */
export interface StepOption {
  /** Its words in the bundle are `action.<name>`. */
  readonly name: string;
  /** Makes the action as it is sent. */
  readonly act: () => unknown;
  /** What the round stands at if it goes well, and how likely that is; null where nothing is at risk. */
  readonly prize: Prize | null;
  /** What it stakes further, in smallest units; absent where it stakes nothing. */
  readonly stake?: bigint;
  /** The key that does it for players who turned hotkeys on, by its place on the keyboard (`KeyH`). */
  readonly key?: string;
}

/** In a game whose bet has several stakes: the one of the bet box, and others that are chosen beside it. */
export interface SeveralStakes {
  /** The bet as it is sent: all that it stakes, in smallest units, and what the round is opened with. */
  place(stake: bigint, choice: Choice): { readonly stake: bigint; readonly bet: unknown };
  /** The stake of the bet box with which a round was opened, from its choice; undefined where it is none. */
  stakeOf(bet: unknown): bigint | undefined;
  /** The most that such a bet could come to, in smallest units. */
  greatest(stake: bigint, choice: Choice): bigint;
}

/** A board of whose places some are chosen beforehand, for every round that autoplay plays. */
export interface AutoplayBoard {
  readonly places: number;
  readonly inRow: number;
  /** How many may be chosen. */
  most(choice: Choice): number;
  /** What is done in each round, in the order in which the places were chosen. */
  actions(places: readonly number[]): readonly unknown[];
}

/** What the page around a game of several steps needs to know beside its guide. */
export interface SteppedGuide {
  /** What can be done now, as buttons of the bet box. */
  options(round: Pick<OpenStageRound, 'choice' | 'shown'>): readonly StepOption[];
  /** In a game whose rounds autoplay can play. Its texts are `auto.title` and `auto.place` of the bundle. */
  readonly auto?: AutoplayBoard;
  /** What the main button is called, `action.<main>` in the bundle, while the picture has an action ready for it. */
  readonly main?: string;
  /** In a game whose bet has several stakes. */
  readonly stakes?: SeveralStakes;
}
