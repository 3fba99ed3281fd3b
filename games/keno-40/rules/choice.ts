import { NUMBER_COUNT, PICKS_MAX, type Risk, risks } from './sheet.ts';

/** [K2] The numbers that the player hopes for, rising, and how far the prizes lie apart. */
export type KenoChoice = { readonly picks: readonly number[]; readonly risk: Risk };

/** A choice as somebody sent it, with nothing beside it, its picks in rising order; or undefined when it is none. */
export function readChoice(value: unknown): KenoChoice | undefined {
  const choice = readUnfinished(value);
  return choice && choice.picks.length > 0 ? choice : undefined;
}

/** The same, where nothing may be picked yet. */
export function readUnfinished(value: unknown): KenoChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const sent = value as { picks?: unknown; risk?: unknown };
  const risk = risks.find((one) => one === sent.risk);
  if (risk === undefined || !Array.isArray(sent.picks) || sent.picks.length > PICKS_MAX) return undefined;
  const picks = [...(sent.picks as unknown[])];
  if (!picks.every(isNumberOfTheDrum) || new Set(picks).size !== picks.length) return undefined;
  return { picks: picks.sort((a, b) => a - b), risk };
}

/** [K1] The numbers of the drum are 1 to 40. */
export function isNumberOfTheDrum(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= NUMBER_COUNT;
}
