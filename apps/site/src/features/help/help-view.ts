import type { HelpItem } from '@ikka/contract';

/** The item that an address's hash means: `terms`, or a section of it such as `terms-3`. */
export function itemOfHash<Item extends Pick<HelpItem, 'key' | 'sections'>>(
  items: readonly Item[],
  hash: string,
): Item | undefined {
  return items.find(({ key, sections }) => key === hash || sections.some(({ id }) => id === hash));
}

/**
 * Letters without what keyboards and editors vary: case, accents, Urdu's signs above and below, Arabic forms of kaf, ye and he.
 * One letter stays one letter, so that a place in the answer is the same place in the text.
 */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return (sameLetters[plain] ?? plain).padEnd(letter.length, '\u0000').slice(0, letter.length);
  }).join('');
}

const sameLetters: Readonly<Record<string, string>> = {
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ه: 'ہ',
  ة: 'ہ',
  أ: 'ا',
  آ: 'ا',
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of cleaned HTML, for searching; each block ends with a space. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h3|h4|li|blockquote)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface Snippet {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export interface HelpFound<Item> {
  readonly item: Item;
  /** Where the words were found; null when in the title alone, or when nothing was looked for. */
  readonly snippet: Snippet | null;
}

const around = 60;

/** The items that hold what was typed, in title or text, in their order; all of them where nothing was typed. */
export function searchHelp<Item extends Pick<HelpItem, 'title' | 'content'>>(
  items: readonly Item[],
  typed: string,
): HelpFound<Item>[] {
  const wanted = folded(typed.trim().replace(/\s+/g, ' ')).replaceAll('\u0000', '');
  if (wanted === '') return items.map((item) => ({ item, snippet: null }));
  return items.flatMap((item): HelpFound<Item>[] => {
    const text = plainText(item.content);
    const place = findIn(text, wanted);
    if (place !== null) return [{ item, snippet: snippetOf(text, place) }];
    return findIn(item.title, wanted) === null ? [] : [{ item, snippet: null }];
  });
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Finds the folded words; signs that folding took away do not stand between letters. */
function findIn(text: string, wanted: string): Place | null {
  const letters = folded(text);
  const kept: number[] = [];
  let joined = '';
  for (let at = 0; at < letters.length; at += 1) {
    if (letters[at] === '\u0000') continue;
    kept.push(at);
    joined += letters[at];
  }
  const at = joined.indexOf(wanted);
  const from = kept[at];
  const last = kept[at + wanted.length - 1];
  return at < 0 || from === undefined || last === undefined ? null : { from, to: last + 1 };
}

function snippetOf(text: string, { from, to }: Place): Snippet {
  const start = from <= around ? 0 : text.indexOf(' ', from - around) + 1;
  const end = to + around >= text.length ? text.length : text.lastIndexOf(' ', to + around);
  return {
    before: (start > 0 ? '… ' : '') + text.slice(Math.min(start, from), from),
    match: text.slice(from, to),
    after: text.slice(to, Math.max(end, to)) + (end < text.length ? ' …' : ''),
  };
}
