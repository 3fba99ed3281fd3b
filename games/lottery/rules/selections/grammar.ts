import type { Alphabet } from './alphabet.ts';

/** What was selected: for each part of the play its symbols, in order and none twice. Parts at the end may be empty. */
export type Selection = readonly (readonly string[])[];

/** One of the rows on which a player selects. */
export interface Part {
  readonly code: string;
  readonly alphabet: Alphabet;
  readonly least: number;
  readonly most: number;
}

/** What a selection of a play looks like; the desk draws its pads from it. */
export interface Grammar {
  readonly parts: readonly Part[];
  /** So many symbols at least over all parts, where each part alone may be empty. */
  readonly leastInAll?: number;
  /** No symbol stands in two parts. */
  readonly apart?: true;
  /** The only sizes that the first part may have. */
  readonly sizes?: readonly number[];
}

/** A grammar of one part. */
export const onePart = (code: string, alphabet: Alphabet, least: number, most: number): Grammar => ({
  parts: [{ code, alphabet, least, most }],
});

/** Parts alike, one for each place of a draw. */
export const placeParts = (
  places: readonly string[],
  alphabet: Alphabet,
  least: number,
  most: number,
): Part[] => places.map((code) => ({ code, alphabet, least, most }));
