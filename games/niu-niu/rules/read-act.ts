import type { NiuNiuAct } from './hand.ts';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

/** An act as it came from a page or from a record, or undefined where it is none. */
export function readAct(value: unknown): NiuNiuAct | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const { type } = value;
  if (type === 'bid' && 'bid' in value && isCount(value.bid)) return { type, bid: value.bid };
  if (type === 'bet' && 'bet' in value && isCount(value.bet)) return { type, bet: value.bet };
  return undefined;
}
