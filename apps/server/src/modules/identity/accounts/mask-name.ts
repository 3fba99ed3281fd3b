/** A name as strangers may read it: its first character, and nothing of its length. */
export function maskName(name: string | undefined): string {
  const [first = ''] = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name?.trim() ?? '');
  return `${typeof first === 'string' ? first : first.segment}•••••`;
}
