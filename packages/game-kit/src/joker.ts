/** Cards are indexes of packs of 52; jokers are those from here on, one of each pack. */
export const JOKER = 10_000;

export const isJoker = (card: number): boolean => card >= JOKER;
