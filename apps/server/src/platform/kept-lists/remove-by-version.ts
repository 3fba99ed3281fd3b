import type { Refusal, RefusalCode } from '@ikka/contract';
import type { Transaction } from '../database/index.ts';
import { type ActsRecord, asOperator, type OperatorActor } from '../office-acts.ts';

export interface Removal<Stored, Code extends RefusalCode> {
  /** The version that the operator looked at. */
  readonly version: number;
  /** As it stands, held until the transaction ends; null where there is none. */
  lock(): Promise<Stored | null>;
  versionOf(stored: Stored): number;
  remove(): Promise<void>;
  readonly unknown: Refusal<Code>;
  readonly changedMeanwhile: Refusal<Code>;
  act(before: Stored): { readonly action: string; readonly subject: string; readonly before: unknown };
}

/** Takes something out of a list as it was seen, with its act in the audit chain; what somebody else changed meanwhile stays. */
export async function removeByVersion<Stored, Code extends RefusalCode>(
  tx: Transaction,
  audit: ActsRecord,
  by: OperatorActor,
  removal: Removal<Stored, Code>,
): Promise<{ readonly removed: true } | Refusal<Code>> {
  const before = await removal.lock();
  if (before === null) return removal.unknown;
  if (removal.versionOf(before) !== removal.version) return removal.changedMeanwhile;
  await removal.remove();
  await audit.record(tx, { ...asOperator(by), ...removal.act(before) });
  return { removed: true };
}
