import { CASH_OUT_MAX, CASH_OUT_MIN } from './sheet.ts';

/** [C4] What the player did, by hand or by his standing order: where he cashed out, in hundredths, or null where he never did. */
export type CrashChoice = { readonly cashOut: number | null };

/** A choice as it is recorded, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): CrashChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined;
  const { cashOut } = value as { cashOut?: unknown };
  if (cashOut === null) return { cashOut };
  return isCashOut(cashOut) ? { cashOut } : undefined;
}

/** [C4, C5] Whether one can cash out at this multiplier: whole hundredths from 1.01 to 10,000.00. */
export function isCashOut(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= CASH_OUT_MIN && value <= CASH_OUT_MAX
  );
}
