import { type Bid, type Guess, isOffered, winningRanks } from '../rules/index.ts';

/** Ways to guess without looking on: the side on which more ranks win, or always the same one. */
export const autoWays = ['likelier', 'higher', 'lower'] as const;
export type AutoWay = (typeof autoWays)[number];

/** After how many right guesses autoplay can be asked to cash out. */
export const autoCounts: readonly number[] = [1, 2, 3, 5, 10];

/** A way by its name. Throws on one that is none: names come from `autoWays` alone. */
export function readWay(name: string): AutoWay {
  const way = autoWays.find((one) => one === name);
  if (way === undefined) throw new TypeError(`no way to guess: ${name}`);
  return way;
}

/** Of two sides on which as many ranks win (on a seven) the higher one. */
const likelier = (rank: number): Bid =>
  winningRanks(rank, 'higher') >= winningRanks(rank, 'lower') ? 'higher' : 'lower';

/**
 * What is guessed next by a way, or null once so many guesses were right. On an ace or a king one side is not offered: who always
 * says that one passes the card over, or, where no more may be passed over, takes the other side.
 */
export function nextGuess(
  said: readonly Guess[],
  rank: number,
  { way, count }: { readonly way: AutoWay; readonly count: number },
): Guess | null {
  if (said.filter((guess) => guess !== 'skip').length >= count) return null;
  const guess = way === 'likelier' ? likelier(rank) : way;
  if (isOffered(said, rank, guess)) return guess;
  return isOffered(said, rank, 'skip') ? 'skip' : likelier(rank);
}
