import { type Risk, ROWS_MAX, ROWS_MIN, risks } from './sheet.ts';

/** [P2] How many rows of pegs, and how far the prizes lie apart. */
export type PlinkoChoice = { readonly rows: number; readonly risk: Risk };

/** A choice as somebody sent it, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): PlinkoChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const sent = value as { rows?: unknown; risk?: unknown };
  const risk = risks.find((one) => one === sent.risk);
  const { rows } = sent;
  if (risk === undefined || typeof rows !== 'number' || !Number.isInteger(rows)) return undefined;
  return rows >= ROWS_MIN && rows <= ROWS_MAX ? { rows, risk } : undefined;
}
