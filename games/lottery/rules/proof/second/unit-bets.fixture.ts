/**
 * A second implementation of every play, for tests alone: a line is taken apart into its unit bets, and each is held against the board
 * by itself. It shares no code with the plays and knows nothing of their formulas.
 */

export type Numbers = Readonly<Record<string, readonly string[]>>;
/** The tiers that one unit wins on a board, one entry for each time. */
export type UnitBet = (board: Numbers) => readonly string[];
/** `layout` is a board of the shape on which the line is bet; only how many numbers it has, and how long they are, may be read. */
export type TakeApart = (parts: readonly (readonly string[])[], layout: Numbers) => UnitBet[];

export const when = (isWon: boolean, tier = 'win'): string[] => (isWon ? [tier] : []);
