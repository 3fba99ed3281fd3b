import { nameKey } from '../contacts/name-key.ts';

/** Names that somebody can be asked for: those with a letter in them. */
export const askedNames = (names: readonly string[]): string[] =>
  names.filter((name) => nameKey(name) !== '');

/** Whether what was typed is one of these names; an empty one is nobody's. */
export function isOneOf(names: readonly string[], typed: string): boolean {
  const wanted = nameKey(typed);
  return wanted !== '' && names.some((name) => nameKey(name) === wanted);
}
