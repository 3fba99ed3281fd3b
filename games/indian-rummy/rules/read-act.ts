import type { RummyAct } from './hand.ts';

const isCard = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 20_000;

/** An act as it came from a page or from a record, or undefined where it is none. */
export function readAct(value: unknown): RummyAct | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const { type } = value;
  if (type === 'drop' || type === 'miss') return { type };
  if (type === 'draw' && 'from' in value && (value.from === 'stock' || value.from === 'open'))
    return { type, from: value.from };
  if ((type === 'discard' || type === 'declare') && 'card' in value && isCard(value.card))
    return { type, card: value.card };
  return undefined;
}
