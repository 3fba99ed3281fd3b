/** The part of `phe`, a public evaluator of poker hands, that the tests ask. */
declare module 'phe' {
  /** Cards by their names, such as `Ah`. */
  export function cardCodes(cards: readonly string[]): number[];
  /** What the best five of five to seven cards are worth, from 1, the best, to 7,462. */
  export function evaluateCardCodes(codes: readonly number[]): number;
}
