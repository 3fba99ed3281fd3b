import type { Fraction } from '@ikka/money';
import type { Board, Place } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import { byChance, type Price } from '../odds/price.ts';
import { type Alphabet, symbolsOf } from '../selections/alphabet.ts';
import { onePart } from '../selections/grammar.ts';
import type { Play } from './play.ts';

interface NamedResults<Code extends ShapeCode> {
  readonly code: string;
  readonly shape: Code;
  readonly text: string;
  readonly alphabet: Extract<Alphabet, { kind: 'numbers' | 'names' }>;
  readonly chances: Readonly<Record<string, Fraction>>;
  /** By symbol; where there is none, the price follows from the chance. */
  readonly prices?: Readonly<Record<string, Price>>;
  readonly fact?: string;
  /** The symbols that hold on a board. */
  named(board: Board<Code>): readonly string[];
  /** What of the board they are read from. */
  readonly at: readonly Place[];
  /** All that can hold in one draw together, where not each symbol alone. */
  readonly together?: readonly (readonly string[])[];
}

/** A play on results that have names or are sums: each selected one is a unit of its own, with its own chance and price. */
export function namedResults<Code extends ShapeCode>(play: NamedResults<Code>): Play<Code> {
  const { code, shape, text, alphabet, chances, prices, fact, named, at } = play;
  const symbols = alphabet.kind === 'names' ? alphabet.names : symbolsOf(alphabet);
  const together = play.together ?? symbols.map((symbol) => [symbol]);
  return {
    code,
    shape,
    text,
    grammar: onePart('results', alphabet, 1, symbols.length),
    tiers: symbols.map((symbol) => ({
      code: symbol,
      price: prices?.[symbol] ?? byChance(chances[symbol] as Fraction),
    })),
    kinds: symbols.map((symbol) => ({ code: symbol, means: { [symbol]: chances[symbol] as Fraction } })),
    exposure: { fact: fact ?? code, symbols: 1 },
    count: ([selected = []]) => Object.fromEntries(selected.map((symbol) => [symbol, 1])),
    hits: ([selected = []], board) => {
      const holding = named(board);
      return selected
        .filter((symbol) => holding.includes(symbol))
        .map((symbol) => ({ tier: symbol, times: 1, symbols: [symbol], at }));
    },
    peaks: ([selected = []]) =>
      together.map((all) =>
        Object.fromEntries(all.filter((symbol) => selected.includes(symbol)).map((symbol) => [symbol, 1])),
      ),
  };
}
