/** Which untranslated page is asked for: `?lang=en-XA` stretches and accents, `?lang=ur-XB` runs from the right as well. */
export type Pseudo = 'stretched' | 'mirrored';

type Texts = { readonly [key: string]: string | Texts };

/** Letters of the page's own faces, so that a missing glyph is a fault and not the letter's. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'îî', o: 'öö', u: 'üü', y: 'ýý', c: 'ç', n: 'ñ' },
  ...{ A: 'ÅÅ', E: 'ÊÊ', I: 'ÌÌ', O: 'ÕÕ', U: 'ÚÚ', Y: 'ÝÝ', C: 'Ç', N: 'Ñ', D: 'Ð' },
};

/** Places for values, tags and references to other texts stay as they are. */
const kept = /(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\))/;
const rightToLeft = '\u202E';
const leftToRightIsolate = '\u2066';
const [endOfDirection, endOfIsolate] = ['\u202C', '\u2069'];

/** The pseudo-locale that an address asks for; undefined for a language that people speak. */
export function pseudoOf(asked: string | null): Pseudo | undefined {
  const code = asked?.trim().toLowerCase();
  return code === 'en-xa' ? 'stretched' : code === 'ur-xb' ? 'mirrored' : undefined;
}

/**
 * An English text as a translator might stretch it, some two fifths longer and between quotes: what stays plain English on
 * such a page is written into the code, and what lost a quote is cut off.
 */
export function pseudoText(text: string, kind: Pseudo): string {
  const parts = text.split(kept).map((part, index) => {
    if (index % 2 === 1) return kind === 'mirrored' ? `${leftToRightIsolate}${part}${endOfIsolate}` : part;
    const stretched = part.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
    if (kind === 'stretched') return stretched;
    return stretched.replace(/\S+/g, (word) => `${rightToLeft}${word}${endOfDirection}`);
  });
  return `«${parts.join('')}»`;
}

/** A whole bundle, pseudo-translated. */
export function pseudoTexts(texts: Texts, kind: Pseudo): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value, kind) : pseudoTexts(value, kind),
    ]),
  );
}
