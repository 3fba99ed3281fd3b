import type { Fraction } from '@ikka/money';
import type { Board, Place } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import type { Price } from '../odds/price.ts';
import type { Grammar, Selection } from '../selections/grammar.ts';
import type { Exposure, Play } from './play.ts';

interface OneTier<Code extends ShapeCode> {
  readonly code: string;
  readonly shape: Code;
  readonly text: string;
  readonly size?: number;
  readonly grammar: Grammar;
  readonly price: Price;
  /** How often one unit wins, on the average of all draws. */
  readonly mean: Fraction;
  readonly exposure?: Exposure;
  units(selection: Selection): number;
  /** Null where the line lost. */
  win(selection: Selection, board: Board<Code>): Won | null;
  /** How often the selection wins at most in one draw. */
  most(selection: Selection): number;
}

export interface Won {
  readonly times: number;
  readonly symbols: readonly string[];
  readonly at: readonly Place[];
}

/** A play with one prize, in which all units are alike. */
export function oneTier<Code extends ShapeCode>(play: OneTier<Code>): Play<Code> {
  const { code, shape, text, size, grammar, price, mean, exposure, units, win, most } = play;
  return {
    code,
    shape,
    text,
    ...(size !== undefined && { size }),
    grammar,
    tiers: [{ code: 'win', price }],
    kinds: [{ code: 'unit', means: { win: mean } }],
    ...(exposure && { exposure }),
    count: (selection) => ({ unit: units(selection) }),
    hits: (selection, board) => {
      const won = win(selection, board);
      return won === null || won.times === 0 ? [] : [{ tier: 'win', ...won }];
    },
    peaks: (selection) => [{ win: most(selection) }],
  };
}
