import type { Fraction } from '@ikka/money';
import type { Board, Place } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import type { Price } from '../odds/price.ts';
import type { Grammar, Selection } from '../selections/grammar.ts';

/** A prize of a play. */
export interface Tier {
  readonly code: string;
  readonly price: Price;
}

/** Unit bets that have the same chances. Most plays have one kind; a bet on a sum has one for each sum. */
export interface UnitKind {
  readonly code: string;
  /** How often one unit wins each tier, on the average of all draws. */
  readonly means: Readonly<Record<string, Fraction>>;
}

/** What won, and by what. */
export interface Hit {
  readonly tier: string;
  /** How many units won it; one unit can win at several places, and then counts at each. */
  readonly times: number;
  /** The symbols of the selection that did it. */
  readonly symbols: readonly string[];
  /** Where it stands on the board; empty where the board as a whole decides, or where something did not come. */
  readonly at: readonly Place[];
}

/** How often each tier is won in one draw. */
export type Wins = Readonly<Record<string, number>>;

/** By which facts of a board a line is weighed where the house caps what may be won by each of them. */
export interface Exposure {
  /** Plays that hang on the same numbers of a board name the same fact. */
  readonly fact: string;
  /** Each symbol wins by itself, or only together with so many. */
  readonly symbols: number;
}

/** A way to bet on boards of one shape, as data and pure functions. Selections come from `readSelection` with its grammar. */
export interface Play<Code extends ShapeCode = ShapeCode> {
  readonly code: string;
  readonly shape: Code;
  /** Under this key stand its name, how it wins, and an example. */
  readonly text: string;
  /** How many symbols one unit holds, where plays that differ in nothing else share their words. */
  readonly size?: number;
  readonly grammar: Grammar;
  readonly tiers: readonly Tier[];
  readonly kinds: readonly UnitKind[];
  /** How many units of each kind a selection is charged for. */
  count(selection: Selection): Readonly<Record<string, number>>;
  hits(selection: Selection, board: Board<Code>): readonly Hit[];
  /** The results of which one pays most, whatever the odds; each is possible in one draw, and no draw wins more than one of them. */
  peaks(selection: Selection): readonly Wins[];
  /** Left out where the units are too many to be told apart: then the line counts as a whole. */
  readonly exposure?: Exposure;
}

/** How many units a selection is charged for; none where its symbols do not fit together. */
export function unitsOf(play: Play, selection: Selection): number {
  return Object.values(play.count(selection)).reduce((units, of) => units + of, 0);
}
