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

/** Where a round stands when autoplay takes its next step. */
export interface AutoplayRound extends Pick<OpenStageRound, 'choice' | 'shown'> {
  /** How many steps were taken. */
  readonly step: number;
}

/** What autoplay does next in an open round: an action as it is sent, or null to cash out. */
export type NextAction = (round: AutoplayRound) => unknown;

/** A board of whose places some are chosen beforehand. Its texts are `auto.title` and `auto.place` of the bundle. */
export interface AutoplayBoard {
  readonly kind: 'board';
  readonly places: number;
  readonly inRow: number;
  /** How many may be chosen. */
  most(choice: Choice): number;
  /** Takes the places in the order in which they were chosen. */
  plan(places: readonly number[]): NextAction;
}

/**
 * Ways to decide each step by what lies, and how often before cashing out; the player chooses both. Its texts are `auto.title`,
 * `auto.way.<name>` and `auto.count` of the bundle.
 */
export interface AutoplayWays {
  readonly kind: 'ways';
  readonly names: readonly string[];
  /** How many steps that risk something can be asked for, ascending. */
  readonly counts: readonly number[];
  plan(name: string, count: number): NextAction;
}

/** What the page around a game of several steps needs to know beside its guide. */
export interface SteppedGuide {
  /** What can be done now, as buttons of the bet box. */
  options(round: Pick<OpenStageRound, 'choice' | 'shown'>): readonly StepOption[];
  /** In a game whose rounds autoplay can play. */
  readonly auto?: AutoplayBoard | AutoplayWays;
  /** What the main button is called, `action.<main>` in the bundle, while the picture has an action ready for it. */
  readonly main?: string;
  /** In a game whose bet has several stakes. */
  readonly stakes?: SeveralStakes;
  /**
   * Where steps go on multiplying: no round comes to more, in ten-thousandths. The prizes of the guide are then those of a first step.
   */
  readonly greatest?: number;
}
