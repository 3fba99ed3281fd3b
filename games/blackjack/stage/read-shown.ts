import { FACE_DOWN } from '../rules/index.ts';

/** The cards of an open round as they lie, one of them face down; undefined of what is none. */
export function readShown(value: unknown): readonly number[] | undefined {
  const { cards } = (value ?? {}) as { cards?: unknown };
  if (!Array.isArray(cards) || cards.length < 4) return undefined;
  const read = cards.map((card: unknown) => (card === null ? FACE_DOWN : card));
  return read.every((card): card is number => typeof card === 'number') ? read : undefined;
}
