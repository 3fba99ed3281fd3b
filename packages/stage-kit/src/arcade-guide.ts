import type { TellRound } from '@ikka/game-kit';
import type { SteppedGuide } from './stepped-guide.ts';

/** What a player chose, as it is sent, recorded and verified: values by name. */
export type Choice = Readonly<Record<string, string | number | readonly number[]>>;

/** One part of a choice, as the bet box asks for it. Its texts are `choice.<name>.…` of the game's bundle. */
export type ChoiceField =
  | {
      readonly kind: 'one-of';
      readonly name: string;
      readonly options: readonly (string | number)[];
    }
  | {
      /** A whole number of 10^-digits, from `min` to `max`. */
      readonly kind: 'number';
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly digits: number;
      /** What is written behind the number, such as × or %. */
      readonly unit?: string;
    }
  | {
      /** Some of the numbers 1 to `of`, at most `most`, in rising order. The stage shows them as a grid of buttons. */
      readonly kind: 'numbers';
      readonly name: string;
      readonly of: number;
      readonly most: number;
    }
  | {
      /** A stake beside the one of the bet box and no greater: smallest units as text, '0' for none. */
      readonly kind: 'amount';
      readonly name: string;
    };

/** Something that a choice can win: the multiplier in ten-thousandths, and how likely it is (between 0 and 1). */
export interface Prize {
  readonly multiplier: number;
  readonly chance: number;
  /** Where prizes have names: their words in the bundle are `prize.<name>`. */
  readonly name?: string;
  /** The field of the choice whose amount it multiplies; the stake of the bet box where absent. */
  readonly of?: string;
}

/** Everything that the page around an arcade game needs to know of it: how one chooses, and what a choice can win. */
export interface ArcadeGuide {
  readonly kind: 'arcade';
  /** The bundle of texts that names its parts and rules. */
  readonly texts: string;
  /** The least and the greatest return of all choices, between 0 and 1. */
  readonly rtp: { readonly least: number; readonly greatest: number };
  /** What is chosen when the game is opened for the first time. */
  readonly first: Choice;
  readonly fields: readonly ChoiceField[];
  /**
   * A choice of this version of the game, perhaps one that is not finished yet, or undefined. In a game of several steps: what a
   * round is opened with, also of a whole round.
   */
  readChoice(value: unknown): Choice | undefined;
  /** Whether a choice can be bet as it is. Absent where every choice can. */
  isFinished?(choice: Choice): boolean;
  /** The prizes of a choice, the greatest first, each multiplier once; none of a choice that is not finished. */
  prizes(choice: Choice): readonly Prize[];
  /** A round of this version in words, or null where it is none. */
  readonly tell: TellRound;
  /** In a game whose rounds are played in several steps. */
  readonly steps?: SteppedGuide;
}
