/** Whole numbers from one to another, written with leading zeros to one width. */
export interface NumberAlphabet {
  readonly kind: 'numbers';
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** Of numbers that differ in the order of their digits alone, only the rising one stands for all. */
  readonly anyOrder?: true;
  /** Numbers of one digit repeated are none of it: they have no other order. */
  readonly mixed?: true;
}

/** What can stand at one place of a selection or of a board. */
export type Alphabet =
  | NumberAlphabet
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** Several different numbers in their order, written without a space: 010203. */
  | { readonly kind: 'runs'; readonly of: NumberAlphabet; readonly length: number }
  /** A number of which one digit, written R, stands for all ten. */
  | { readonly kind: 'roll'; readonly width: number };

/** All numbers of so many digits. */
export const digits = (width: number): NumberAlphabet => ({
  kind: 'numbers',
  from: 0,
  to: 10 ** width - 1,
  width,
});

/** The numbers of balls, dice or cars. */
export const numbers = (from: number, to: number): NumberAlphabet => ({
  kind: 'numbers',
  from,
  to,
  width: String(to).length,
});

export const names = <Name extends string>(...of: Name[]) => ({ kind: 'names', names: of }) as const;

export const written = (value: number, width: number): string => String(value).padStart(width, '0');

/** Its digits from the least to the greatest. */
export const rising = (number: string): string => [...number].sort().join('');

/** All symbols of an alphabet of numbers, in order. */
export const symbolsOf = ({ from, to, width }: NumberAlphabet): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => written(from + at, width));

/**
 * The symbol that a text stands for, or null. A number may be written shorter where that leaves no doubt (7 for 07), but a number
 * whose digits count one by one may not; names are read in any case.
 */
export function readSymbol(alphabet: Alphabet, text: string): string | null {
  switch (alphabet.kind) {
    case 'numbers':
      return readNumber(alphabet, text);
    case 'names': {
      const name = text.toUpperCase();
      return alphabet.names.includes(name) ? name : null;
    }
    case 'runs':
      return readRun(alphabet.of, alphabet.length, text);
    case 'roll': {
      const pattern = text.toUpperCase();
      return new RegExp(`^(?=.{${alphabet.width}}$)\\d*R\\d*$`).test(pattern) ? pattern : null;
    }
  }
}

function readNumber({ from, to, width, anyOrder, mixed }: NumberAlphabet, text: string): string | null {
  const isWholeWidth = text.length === width;
  const isShort = from > 0 && text.length > 0 && text.length < width;
  if (!/^\d+$/.test(text) || !(isWholeWidth || isShort)) return null;
  const value = Number(text);
  if (value < from || value > to) return null;
  const symbol = written(value, width);
  if (mixed && new Set(symbol).size === 1) return null;
  return anyOrder ? rising(symbol) : symbol;
}

function readRun(of: NumberAlphabet, length: number, text: string): string | null {
  if (text.length !== of.width * length) return null;
  const parts = runParts(text, of.width);
  if (parts.some((part) => readNumber(of, part) === null)) return null;
  return new Set(parts).size === length ? text : null;
}

/** The numbers of a run, in its order. */
export const runParts = (run: string, width: number): string[] =>
  Array.from({ length: run.length / width }, (_, at) => run.slice(at * width, (at + 1) * width));
