/** Letters of Urdu that look alike, under the one that stands for them all. */
const alike: Readonly<Record<string, string>> = {
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ە: 'ہ',
  ه: 'ہ',
  ۂ: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
  // Figures and signs that are written for letters.
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};

/** A letter of a text, as often as it stands there in a row. */
interface Run {
  readonly letter: string;
  times: number;
  /** Which of the text's characters it begins with. */
  readonly at: number;
}

/** Whoever writes a letter so often in a row means it once. */
const DRAWN_OUT = 3;

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** A text's letters as they count for comparing: small, bare of marks, those that look alike as one. */
function runsOf(characters: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [at, character] of characters.entries()) {
    const bare = character
      .normalize('NFKD')
      .replace(/[\p{M}\u0640\u200c\u200d]/gu, '')
      .toLowerCase();
    for (const one of bare) {
      const letter = /\s/u.test(one) ? ' ' : (alike[one] ?? one);
      const last = runs.at(-1);
      if (last?.letter === letter) last.times += 1;
      else runs.push({ letter, times: 1, at });
    }
  }
  return runs;
}

const isSame = (said: Run | undefined, sought: Run): boolean =>
  said?.letter === sought.letter &&
  (said.letter === ' ' || said.times === sought.times || said.times >= DRAWN_OUT);

const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/**
 * Stars out every one of these words in a text, whatever their case, their marks and how often a letter is repeated. A word
 * counts where it stands by itself; one that ends with `*` counts at the beginning of longer ones too.
 */
export function starWords(text: string, words: readonly string[]): string {
  const characters = charactersOf(text);
  const said = runsOf(characters);
  const starred = new Set<number>();
  for (const word of words) {
    const isBeginning = word.endsWith('*');
    const sought = runsOf(charactersOf((isBeginning ? word.slice(0, -1) : word).trim()));
    if (sought.length === 0) continue;
    for (let from = 0; from + sought.length <= said.length; from += 1) {
      const end = wordEnd(said, from, sought, isBeginning);
      if (end === null) continue;
      const [first, next] = [said[from]?.at ?? 0, said[end]?.at ?? characters.length];
      for (let at = first; at < next; at += 1) if (!/\s/u.test(characters[at] ?? '')) starred.add(at);
    }
  }
  return characters.map((character, at) => (starred.has(at) ? '*' : character)).join('');
}

/** Where a word ends that stands in a text from this run on; null where it does not. */
function wordEnd(
  said: readonly Run[],
  from: number,
  sought: readonly Run[],
  isBeginning: boolean,
): number | null {
  if (isLetter(said[from - 1]?.letter)) return null;
  const isThere = (run: Run, index: number): boolean => {
    const one = said[from + index];
    const goesOn = isBeginning && index === sought.length - 1;
    return isSame(one, run) || (goesOn && one?.letter === run.letter && one.times > run.times);
  };
  if (!sought.every(isThere)) return null;
  let end = from + sought.length;
  if (isLetter(said[end]?.letter) && !isBeginning) return null;
  while (isLetter(said[end]?.letter)) end += 1;
  return end;
}
