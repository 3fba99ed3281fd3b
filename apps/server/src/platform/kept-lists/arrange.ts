import { isDeepStrictEqual } from 'node:util';
import type { Refusal, RefusalCode } from '@ikka/contract';
import type { Transaction } from '../database/index.ts';
import { type ActsRecord, asOperator, type OperatorActor } from '../office-acts.ts';

export interface Arrangement<Place, Code extends RefusalCode> {
  /** As the list stands, in its order, held until the transaction ends. */
  readonly before: readonly Place[];
  /** What the operator looked at. */
  readonly seen: readonly Place[];
  readonly wanted: readonly Place[];
  keyOf(place: Place): string;
  readonly changedMeanwhile: Refusal<Code>;
  /** Gives one its place, counted from 1. */
  put(place: Place, position: number): Promise<void>;
  readonly action: string;
  readonly subject: string;
}

/**
 * Gives a list another order, with its act in the audit chain. When somebody else arranged or added since the operator looked,
 * nothing is done; nor is it where the list stands as it is wanted already.
 */
export async function arrange<Place, Code extends RefusalCode>(
  tx: Transaction,
  audit: ActsRecord,
  by: OperatorActor,
  { before, seen, wanted, keyOf, changedMeanwhile, put, action, subject }: Arrangement<Place, Code>,
): Promise<{ readonly isNew: boolean } | Refusal<Code>> {
  if (isDeepStrictEqual(before, wanted)) return { isNew: false };
  const keys = (places: readonly Place[]) => places.map(keyOf).sort();
  if (!isDeepStrictEqual(before, seen) || !isDeepStrictEqual(keys(before), keys(wanted)))
    return changedMeanwhile;
  for (const [index, place] of wanted.entries()) await put(place, index + 1);
  await audit.record(tx, {
    ...asOperator(by),
    action,
    subject,
    before: { order: before },
    after: { order: wanted },
  });
  return { isNew: true };
}
