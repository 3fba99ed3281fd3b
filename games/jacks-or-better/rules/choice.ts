import { HAND_SIZE } from './sheet.ts';

/** [J2] The places that were held, in rising order; null while nothing was decided. */
export type PokerChoice = { readonly hold: readonly number[] | null };

/** [J2] Holds these places, from 0 to 4, and draws for the others. */
export type PokerAction = { readonly hold: readonly number[] };

function fieldsOf(value: unknown, count: number): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).length === count ? (value as Readonly<Record<string, unknown>>) : undefined;
}

const isPlace = (place: unknown): place is number =>
  typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < HAND_SIZE;

function readHold(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || !value.every(isPlace)) return undefined;
  return value.every((place, at) => at === 0 || place > (value[at - 1] ?? HAND_SIZE)) ? value : undefined;
}

/** A round as somebody sent it, as far as it was played, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): PokerChoice | undefined {
  const fields = fieldsOf(value, 1);
  if (fields?.hold === null) return { hold: null };
  const hold = readHold(fields?.hold);
  return hold && { hold };
}

/** What a round is opened with: nothing is chosen before the cards lie. */
export function readOpening(value: unknown): PokerChoice | undefined {
  return fieldsOf(value, 0) ? { hold: null } : undefined;
}

export function readAction(value: unknown): PokerAction | undefined {
  const hold = readHold(fieldsOf(value, 1)?.hold);
  return hold && { hold };
}
