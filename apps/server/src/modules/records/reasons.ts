import type { MoneyReason } from '@ikka/contract';
import type { Entry } from './store.ts';

/** Why operators did these, by the reference of the movement. */
export type ReasonsOf = (references: readonly string[]) => Promise<ReadonlyMap<string, MoneyReason>>;

/** Answers of each of these movements why an operator made it; null of one that none made. */
export async function reasonsFor(
  reasonsOf: ReasonsOf,
  entries: readonly Entry[],
): Promise<(entry: Entry) => MoneyReason | null> {
  const references = entries.flatMap(({ type, reference }) =>
    type === 'adjustment' && reference !== null ? [reference] : [],
  );
  const reasons = references.length === 0 ? null : await reasonsOf(references);
  return ({ type, reference }) => (type === 'adjustment' ? (reasons?.get(reference ?? '') ?? null) : null);
}
