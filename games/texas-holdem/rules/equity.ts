import { strengthOf } from './hand-rank.ts';

/** What comes of all ways in which the rest of the table can be dealt. */
export interface Equity {
  readonly boards: number;
  /** Boards that each hand wins alone. */
  readonly wins: readonly number[];
  /** Boards on which the best hand is held by several, of whom this one is one. */
  readonly ties: readonly number[];
  /** The share of the pot that each hand gets on average; together 1. */
  readonly shares: readonly number[];
}

const pack = 52;
const boardSize = 5;

/**
 * Counts every way in which the table can be filled up, with all hands known; `dead` cards are known to be out of the pack. With no card on the table and two hands these are
 * 1,712,304: about a second.
 */
export function equityOf(
  hands: readonly (readonly number[])[],
  board: readonly number[] = [],
  dead: readonly number[] = [],
): Equity {
  const known = new Set([...hands.flat(), ...board, ...dead]);
  const rest = Array.from({ length: pack }, (_, card) => card).filter((card) => !known.has(card));
  const wins = hands.map(() => 0);
  const ties = hands.map(() => 0);
  const shares = hands.map(() => 0);
  const sevens = hands.map((hand) => Int8Array.from([...hand, ...board, 0, 0, 0, 0, 0]).subarray(0, 7));
  const strengths = hands.map(() => 0);
  let boards = 0;
  const judge = () => {
    boards += 1;
    let best = 0;
    let holders = 0;
    for (let at = 0; at < sevens.length; at += 1) {
      const strength = strengthOf(sevens[at] as Int8Array);
      strengths[at] = strength;
      if (strength > best) [best, holders] = [strength, 1];
      else if (strength === best) holders += 1;
    }
    for (let at = 0; at < sevens.length; at += 1) {
      if (strengths[at] !== best) continue;
      if (holders === 1) wins[at] = (wins[at] ?? 0) + 1;
      else ties[at] = (ties[at] ?? 0) + 1;
      shares[at] = (shares[at] ?? 0) + 1 / holders;
    }
  };
  const deal = (place: number, from: number): void => {
    if (place === boardSize) {
      judge();
      return;
    }
    for (let n = from; n <= rest.length - (boardSize - place); n += 1) {
      for (const seven of sevens) seven[2 + place] = rest[n] as number;
      deal(place + 1, n + 1);
    }
  };
  deal(board.length, 0);
  return { boards, wins, ties, shares: shares.map((share) => share / boards) };
}
