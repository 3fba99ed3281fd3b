import { GUESSES_MOST, SKIPS_MOST } from './sheet.ts';

export const guesses = ['higher', 'lower', 'same', 'skip'] as const;
/** [H3, H5] What the player says of the next card; `skip` takes another one without a bet on it. */
export type Guess = (typeof guesses)[number];

/** What was guessed, in order. */
export type HiLoChoice = { readonly guesses: readonly Guess[] };

export type HiLoAction = { readonly guess: Guess };

const isGuess = (value: unknown): value is Guess => guesses.some((guess) => guess === value);

function fieldsOf(value: unknown, count: number): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).length === count ? (value as Readonly<Record<string, unknown>>) : undefined;
}

export const skipsIn = (said: readonly Guess[]): number => said.filter((guess) => guess === 'skip').length;

/** A round as somebody sent it, as far as it was played, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): HiLoChoice | undefined {
  const said = fieldsOf(value, 1)?.guesses;
  if (!Array.isArray(said) || said.length > GUESSES_MOST || !said.every(isGuess)) return undefined;
  return skipsIn(said) <= SKIPS_MOST ? { guesses: said } : undefined;
}

/** What a round is opened with: nothing is chosen before the first card. */
export function readOpening(value: unknown): HiLoChoice | undefined {
  return fieldsOf(value, 0) ? { guesses: [] } : undefined;
}

export function readAction(value: unknown): HiLoAction | undefined {
  const guess = fieldsOf(value, 1)?.guess;
  return isGuess(guess) ? { guess } : undefined;
}
