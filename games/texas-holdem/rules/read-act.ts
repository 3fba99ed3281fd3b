import type { TexasHoldemAct } from './hand.ts';

const plain = ['fold', 'check', 'call'] as const;
const isPlain = (type: unknown): type is (typeof plain)[number] => plain.some((one) => one === type);

/** An act as it came from a page or from a record, or undefined where it is none. */
export function readAct(value: unknown): TexasHoldemAct | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const { type } = value;
  if (isPlain(type)) return { type };
  if (type === 'bet' && 'amount' in value && typeof value.amount === 'string')
    return /^[1-9]\d{0,17}$/.test(value.amount) ? { type, amount: value.amount } : undefined;
  return undefined;
}
