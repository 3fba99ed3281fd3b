import type { Prize } from './arcade-guide.ts';

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
}

/** What the page around a game of several steps needs to know beside its guide. */
export interface SteppedGuide {
  /** What can be done now, as buttons of the bet box. */
  options(round: Pick<OpenStageRound, 'choice' | 'shown'>): readonly StepOption[];
}
