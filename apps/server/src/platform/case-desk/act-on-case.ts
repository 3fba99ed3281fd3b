import { isRefusal, type Refusal, type RefusalCode } from '@ikka/contract';
import type { Transaction } from '../database/index.ts';
import { type ActsRecord, asOperator, type OperatorActor } from '../office-acts.ts';

/** What an operator's act makes of a case, and how the audit chain tells it. */
interface Decided<Change> {
  readonly change: Change;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface CaseAct<Case, Change, Code extends RefusalCode> {
  /** The case, as the audit chain names it. */
  readonly subject: string;
  /** The case as it stands, held until the transaction ends; null where there is none. */
  lock(): Promise<Case | null>;
  readonly unknown: Refusal<Code>;
  /** Decides under the lock; null where it is so already. */
  decide(
    found: Case,
  ): Decided<Change> | Refusal<Code> | null | Promise<Decided<Change> | Refusal<Code> | null>;
  /** Writes the change, with what has to come with it. */
  write(found: Case, change: Change): Promise<void>;
}

/**
 * An operator's act on a case, within one transaction: it is held, decided, written and recorded. Of two operators who come at once
 * one is first, and the other decides on what he left. `change` is null where nothing had to be done.
 */
export async function actOnCase<Case, Change, Code extends RefusalCode>(
  tx: Transaction,
  audit: ActsRecord,
  by: OperatorActor,
  { subject, lock, unknown, decide, write }: CaseAct<Case, Change, Code>,
): Promise<{ readonly found: Case; readonly change: Change | null } | Refusal<Code>> {
  const found = await lock();
  if (found === null) return unknown;
  const decided = await decide(found);
  if (decided === null) return { found, change: null };
  if (isRefusal(decided)) return decided;
  const { change, ...told } = decided;
  await write(found, change);
  await audit.record(tx, { ...asOperator(by), subject, ...told });
  return { found, change };
}
