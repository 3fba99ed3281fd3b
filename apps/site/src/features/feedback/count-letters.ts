/** Letters as people count them, and as the server does: an Urdu vowel sign or a flag is no letter of its own. */
export function countLetters(text: string): number {
  return [...new Intl.Segmenter().segment(text.trim())].length;
}
