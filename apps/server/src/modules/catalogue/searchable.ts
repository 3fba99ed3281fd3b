/** Letters that Urdu shares with Arabic, in the form that Urdu writes: keyboards give either. */
const urduLetters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  أ: 'ا',
  إ: 'ا',
};

/**
 * A name or a wish as the search compares them: lower case, without marks and accents, in Urdu's own letters and Latin
 * figures, with single blanks. What is stored and what is looked for both go through it.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[يىكهةأإ]/g, (letter) => urduLetters[letter] ?? letter)
    .replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (figure) => String(figure.charCodeAt(0) - 0x6f0))
    .replace(/[\s\u200c\u200d]+/g, ' ')
    .trim();
}
