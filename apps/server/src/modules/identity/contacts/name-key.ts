/** Letters of Arabic keyboards and the Urdu ones that look and mean the same. */
const urduOf: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ۂ: 'ہ',
  ھ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};

/**
 * A person's name as it is compared: letters and digits alone, whatever their case, accents, vowel signs, spaces, points
 * or keyboard. Two names are the same when their keys are; a text without letters has the key ''.
 */
export function nameKey(name: string): string {
  const unified = name.normalize('NFKC').replace(/[يىئكهةۃۂھأإآٱؤ]/g, (letter) => urduOf[letter] ?? letter);
  return unified
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
