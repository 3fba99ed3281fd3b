import { FLIPS_MOST } from './sheet.ts';

export const faces = ['heads', 'tails'] as const;
/** [CF1] A face of the coin, in the order of the draw's numbers. */
export type Face = (typeof faces)[number];

/** What was called, in order. */
export type CoinFlipChoice = { readonly calls: readonly Face[] };

export type CoinFlipAction = { readonly call: Face };

export const isFace = (value: unknown): value is Face => faces.some((face) => face === value);

function fieldsOf(value: unknown, count: number): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).length === count ? (value as Readonly<Record<string, unknown>>) : undefined;
}

/** A round as somebody sent it, as far as it was played, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): CoinFlipChoice | undefined {
  const calls = fieldsOf(value, 1)?.calls;
  if (!Array.isArray(calls) || calls.length > FLIPS_MOST) return undefined;
  return calls.every(isFace) ? { calls } : undefined;
}

/** [CF2] What a round is opened with: nothing is chosen before the first call. */
export function readOpening(value: unknown): CoinFlipChoice | undefined {
  return fieldsOf(value, 0) ? { calls: [] } : undefined;
}

export function readAction(value: unknown): CoinFlipAction | undefined {
  const call = fieldsOf(value, 1)?.call;
  return isFace(call) ? { call } : undefined;
}
