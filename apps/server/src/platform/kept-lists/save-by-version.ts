import type { Refusal, RefusalCode } from '@ikka/contract';
import type { Transaction } from '../database/index.ts';
import { type ActsRecord, asOperator, type OperatorActor } from '../office-acts.ts';

/** Something of a list that operators keep, and what becomes of it. All of it happens within one transaction. */
export interface Save<Stored, Code extends RefusalCode> {
  /** The version that was edited; 0 for something new. */
  readonly version: number;
  /** As it stands, held until the transaction ends; null where there is none. */
  lock(): Promise<Stored | null>;
  find(): Promise<Stored | null>;
  versionOf(stored: Stored): number;
  /** Whether what stands is what is wished. `before` is what was there when it was held. */
  isSame(stored: Stored, before: Stored | null): boolean;
  readonly changedMeanwhile: Refusal<Code>;
  /** What stands in the way of the wish; null where nothing does. */
  refusalOf(before: Stored | null): Promise<Refusal<Code> | null> | Refusal<Code> | null;
  /** Writes it as the next version; false where the id of something new was taken at this very moment. */
  write(before: Stored | null, version: number): Promise<boolean>;
  /** The act for the audit chain. */
  act(before: Stored | null): {
    readonly action: string;
    readonly subject: string;
    readonly before?: unknown;
    readonly after: unknown;
  };
}

export interface Saved<Stored> {
  readonly stored: Stored;
  /** Whether anything was written: only then is there anything to tell. */
  readonly isNew: boolean;
}

/**
 * Adds something to a list or changes it, with its act in the audit chain. The same again changes nothing, whichever of two
 * presses came first; of two who edited one version, one is refused.
 */
export async function saveByVersion<Stored, Code extends RefusalCode>(
  tx: Transaction,
  audit: ActsRecord,
  by: OperatorActor,
  save: Save<Stored, Code>,
): Promise<Saved<Stored> | Refusal<Code>> {
  const before = await save.lock();
  if (before !== null && save.isSame(before, before)) return { stored: before, isNew: false };
  if ((before === null ? 0 : save.versionOf(before)) !== save.version) return save.changedMeanwhile;
  const refused = await save.refusalOf(before);
  if (refused !== null) return refused;
  if (!(await save.write(before, save.version + 1))) {
    const others = await save.find();
    return others !== null && save.isSame(others, before)
      ? { stored: others, isNew: false }
      : save.changedMeanwhile;
  }
  const act = save.act(before);
  await audit.record(tx, { ...asOperator(by), ...act });
  const stored = await save.find();
  if (stored === null) throw new Error(`${act.subject} is not there after it was written`);
  return { stored, isNew: true };
}
