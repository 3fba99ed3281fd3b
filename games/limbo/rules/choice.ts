import { POINT_OF_ONE, TARGET_MAX, TARGET_MIN } from './sheet.ts';

/** [L2] What the player bets on: a point at or above the target, which is in hundredths. */
export type LimboChoice = { readonly target: number };

/** A choice as somebody sent it, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): LimboChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined;
  const { target } = value as { target?: unknown };
  if (typeof target !== 'number' || !Number.isInteger(target)) return undefined;
  return target >= TARGET_MIN && target <= TARGET_MAX ? { target } : undefined;
}

/** [L3] Whether a point wins. */
export function wins({ target }: LimboChoice, point: number): boolean {
  return point >= target;
}

/** [L3] How many of the words win: those from 0 to 99 · 2^32 ÷ target. */
export function winningWords({ target }: LimboChoice): number {
  return Math.floor(POINT_OF_ONE / target) + 1;
}

/** [L4] What a win pays for one, in ten-thousandths: the target itself. */
export function multiplierOf({ target }: LimboChoice): number {
  return target * 100;
}
