import type { TeenPattiAct } from './hand.ts';

const plain = ['see', 'pack', 'show', 'side_show', 'all_in'] as const;
const isPlain = (type: unknown): type is (typeof plain)[number] => plain.some((one) => one === type);

/** An act as it came from a page or from a record, or undefined where it is none. */
export function readAct(value: unknown): TeenPattiAct | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const { type } = value;
  if (isPlain(type)) return { type };
  if (type === 'bet' && 'amount' in value && typeof value.amount === 'string') {
    return /^[1-9]\d{0,17}$/.test(value.amount) ? { type, amount: value.amount } : undefined;
  }
  if (type === 'answer' && 'accepts' in value && typeof value.accepts === 'boolean') {
    return { type, accepts: value.accepts };
  }
  return undefined;
}
