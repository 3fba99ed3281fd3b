import type { SlipLine, SlipUnitPrice } from '@ikka/contract';
import {
  type Alphabet,
  exposuresOf,
  type Game,
  type LineExposure,
  lineOf,
  type OddsRow,
  type Part,
  type Play,
  printSelection,
  quoteLine,
  readOdds,
  readSymbol,
  returnOf,
  selectFor,
  symbolsOf,
  unitPrice,
} from '@ikka/lottery/rules';
import { type Currency, type Fraction, fraction, parseAmount } from '@ikka/money';

/** What is being selected: of each part of the play its symbols. */
export type Draft = readonly (readonly string[])[];

export const emptyDraft = (play: Play): Draft => play.grammar.parts.map(() => []);

/** Symbols that stand as buttons; of longer alphabets they are typed. */
export const padMost = 100;

/** The symbols of a part that has a pad; null where they are typed alone. */
export function padOf({ kind, ...alphabet }: Alphabet): readonly string[] | null {
  if (kind === 'names' && 'names' in alphabet) return alphabet.names;
  if (kind !== 'numbers' || !('from' in alphabet)) return null;
  return alphabet.to - alphabet.from < padMost ? symbolsOf({ kind, ...alphabet }) : null;
}

/** The draft with one symbol of a part chosen, or no more. Where a part takes one alone, another replaces it. */
export function toggled(draft: Draft, play: Play, at: number, symbol: string): Draft {
  const part = play.grammar.parts[at];
  if (part === undefined) return draft;
  return draft.map((symbols, index) => {
    if (index !== at) return play.grammar.apart ? symbols.filter((one) => one !== symbol) : symbols;
    if (symbols.includes(symbol)) return symbols.filter((one) => one !== symbol);
    return part.most === 1 ? [symbol] : [...symbols, symbol].slice(0, part.most);
  });
}

export const picks = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type Pick = (typeof picks)[number];

/** What a quick pick chooses of a pad. */
export function picked(part: Part, pick: Pick): readonly string[] {
  const pad = padOf(part.alphabet) ?? [];
  if (pick === 'clear') return [];
  const wanted = pad.filter((symbol, at) => {
    if (pick === 'all') return true;
    if (pick === 'big' || pick === 'small') return at >= pad.length / 2 === (pick === 'big');
    return (Number(symbol) % 2 === 1) === (pick === 'odd');
  });
  return wanted.slice(0, part.most);
}

/** A selection by chance of as few symbols as the play takes. `below` answers a whole number from 0 on. */
export function atRandom(play: Play, below: (range: number) => number): Draft {
  // What fits together is for the rules to say: a pair of 7 with a single 7 is drawn anew.
  for (let tries = 0; tries < 500; tries += 1) {
    const draft = drawn(play, tries, below);
    if (
      selectFor(
        play,
        draft.map((symbols) => [...symbols]),
      ).refusal === undefined
    )
      return draft;
  }
  return emptyDraft(play);
}

/** One selection by chance; each try that failed lets it have a few symbols more. */
function drawn({ grammar }: Play, tries: number, below: (range: number) => number): Draft {
  const sizes = grammar.parts.map(({ least }, at) =>
    at === 0 ? Math.max(least, grammar.sizes?.[0] ?? 0) : least,
  );
  const inAll = Math.max(grammar.leastInAll ?? 1, Math.floor(tries / 20));
  const room = () => sizes.some((size, at) => size < (grammar.parts[at]?.most ?? 0));
  while (sizes.reduce((sum, size) => sum + size, 0) < inAll && grammar.sizes === undefined && room()) {
    const at = below(sizes.length);
    const size = sizes[at] ?? 0;
    if (size < (grammar.parts[at]?.most ?? 0)) sizes[at] = size + 1;
  }
  return grammar.parts.map(({ alphabet }, at) => {
    const chosen = new Set<string>();
    for (let draws = 0; chosen.size < (sizes[at] ?? 0) && draws < 500; draws += 1) {
      const symbol = symbolAtRandom(alphabet, below);
      if (symbol !== null) chosen.add(symbol);
    }
    return [...chosen];
  });
}

function symbolAtRandom(alphabet: Alphabet, below: (range: number) => number): string | null {
  switch (alphabet.kind) {
    case 'names':
      return alphabet.names[below(alphabet.names.length)] ?? null;
    case 'numbers': {
      const value = alphabet.from + below(alphabet.to - alphabet.from + 1);
      return readSymbol(alphabet, String(value).padStart(alphabet.width, '0'));
    }
    case 'runs': {
      const parts = Array.from({ length: alphabet.length }, () => symbolAtRandom(alphabet.of, below) ?? '');
      return readSymbol(alphabet, parts.join(''));
    }
    case 'roll': {
      const digits = Array.from({ length: alphabet.width }, () => String(below(10)));
      digits[below(alphabet.width)] = 'R';
      return readSymbol(alphabet, digits.join(''));
    }
  }
}

/** Reads typed symbols of a part; `unknown` is the first that is none. */
export function readTyped(
  part: Part,
  text: string,
): { readonly symbols: readonly string[]; readonly unknown: string | null } {
  const symbols = new Set<string>();
  let unknown: string | null = null;
  for (const word of text.split(/[\s,;|]+/)) {
    if (word === '') continue;
    const symbol = readSymbol(part.alphabet, word);
    if (symbol === null) unknown ??= word;
    else symbols.add(symbol);
  }
  return { symbols: [...symbols].slice(0, part.most), unknown };
}

/** What a line would be: as it is sent, and what it costs and could win, in smallest units. */
export interface DraftLine {
  readonly line: SlipLine;
  readonly units: number;
  readonly stake: bigint;
  readonly greatest: bigint;
  /** Of one unit of stake, between 0 and 1. */
  readonly returned: number;
  readonly isOpen: boolean;
  /** What it would win by each number or set that wins together, once. */
  readonly exposures: readonly LineExposure[];
}

/** The line of a draft at a price; null while it is none yet. */
export function lineOfDraft(
  {
    game,
    play,
    odds,
  }: { readonly game: Game; readonly play: Play; readonly odds: Readonly<Record<string, string>> },
  draft: Draft,
  price: SlipUnitPrice,
  currency: Currency,
): DraftLine | null {
  const read = selectFor(
    play,
    draft.map((symbols) => [...symbols]),
  );
  const unit = priceOf(price, currency);
  const row = rowOf(game, odds);
  if (read.refusal !== undefined || unit === null || row === null) return null;
  const line = lineOf(play, row, { selection: read.selection, unitPrice: unit });
  const quote = quoteLine(line);
  if (quote.stake === null) return null;
  const { numerator, denominator } = returnOf(line);
  return {
    line: { play: play.code, selection: printSelection(read.selection), price, odds: { ...odds } },
    units: quote.units,
    stake: quote.stake,
    greatest: quote.greatestPayout,
    returned: Number((numerator * 10_000n) / denominator) / 10_000,
    isOpen: !quote.opensByOperator,
    exposures: exposuresOf(line),
  };
}

function priceOf(price: SlipUnitPrice, currency: Currency): Fraction | null {
  if ('mode' in price) return unitPrice(price.mode, BigInt(price.multiple), currency.digits);
  const units = parseAmount(price.unitStake, currency);
  return units === null || units <= 0n ? null : fraction(units, 1n);
}

function rowOf(game: Game, odds: Readonly<Record<string, string>>): OddsRow | null {
  const tiers: Record<string, bigint> = {};
  for (const [tier, text] of Object.entries(odds)) {
    const read = readOdds(text);
    if (read === null) return null;
    tiers[tier] = read;
  }
  return { shape: game.shape, tiers };
}
