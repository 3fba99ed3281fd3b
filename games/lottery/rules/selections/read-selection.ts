import { readSymbol } from './alphabet.ts';
import type { Grammar, Part, Selection } from './grammar.ts';

/** Why what was sent is no selection of a play. */
export type SelectionRefusal =
  | 'unreadable'
  | 'unknown_symbol'
  | 'too_few'
  | 'too_many'
  | 'wrong_size'
  | 'in_two_parts'
  | 'makes_no_unit';

export type ReadSelection =
  | { readonly selection: Selection; readonly refusal?: undefined }
  | { readonly refusal: SelectionRefusal; readonly symbol?: string };

/** No list that a person pastes is longer; a longer one is not even split. */
const TEXT_LENGTH_MOST = 1_000_000;

/**
 * Reads a selection as text (`12,37` or, in parts, `1,2|3|4`) or as JSON (`[["12","37"]]`), and brings it into the one form in which
 * it is kept: symbols at full width, rising, each once. Spaces, semicolons and line ends part symbols as commas do, so that a list
 * can be pasted. Empty parts at the end may be left out.
 */
export function readSelection(grammar: Grammar, sent: unknown): ReadSelection {
  const raw = typeof sent === 'string' ? splitText(sent) : rawParts(sent);
  if (raw === null || raw.length > grammar.parts.length) return { refusal: 'unreadable' };
  const selection: string[][] = [];
  for (const [at, part] of grammar.parts.entries()) {
    const symbols = new Set<string>();
    for (const text of raw[at] ?? []) {
      const symbol = readSymbol(part.alphabet, text);
      if (symbol === null) return { refusal: 'unknown_symbol', symbol: text };
      symbols.add(symbol);
    }
    selection.push(inOrder(part, symbols));
  }
  const refusal = checkSizes(grammar, selection);
  return refusal === null ? { selection } : { refusal };
}

/** The text of a selection as it is kept and shown. */
export function printSelection(selection: Selection): string {
  const filled = selection.findLastIndex((symbols) => symbols.length > 0);
  return selection
    .slice(0, filled + 1)
    .map((symbols) => symbols.join(','))
    .join('|');
}

function splitText(text: string): string[][] | null {
  if (text.length > TEXT_LENGTH_MOST) return null;
  return text.split('|').map((part) => part.split(/[\s,;]+/).filter((symbol) => symbol !== ''));
}

function rawParts(sent: unknown): string[][] | null {
  const isParts = (value: unknown): value is string[][] =>
    Array.isArray(value) &&
    value.every(
      (part: unknown) => Array.isArray(part) && part.every((symbol: unknown) => typeof symbol === 'string'),
    );
  return isParts(sent) ? sent : null;
}

/** Names stand as their alphabet lists them, everything else rises. */
function inOrder({ alphabet }: Part, symbols: ReadonlySet<string>): string[] {
  return alphabet.kind === 'names' ? alphabet.names.filter((name) => symbols.has(name)) : [...symbols].sort();
}

function checkSizes(grammar: Grammar, selection: Selection): SelectionRefusal | null {
  const sizes = selection.map((symbols) => symbols.length);
  const inAll = sizes.reduce((sum, size) => sum + size, 0);
  const { parts, leastInAll = 1, apart, sizes: allowed } = grammar;
  if (parts.some(({ least }, at) => (sizes[at] ?? 0) < least) || inAll < leastInAll) return 'too_few';
  if (parts.some(({ most }, at) => (sizes[at] ?? 0) > most)) return 'too_many';
  if (allowed !== undefined && !allowed.includes(sizes[0] ?? 0)) return 'wrong_size';
  if (apart && new Set(selection.flat()).size < inAll) return 'in_two_parts';
  return null;
}
