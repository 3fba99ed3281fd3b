import { type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { type CodeSubject, isCode, subjectHash } from './code-secrets.ts';
import { spendCode, takeTry } from './store.ts';

export interface TypedCode extends CodeSubject {
  readonly code: string;
}

type CodeRefusal = Refusal<'code.wrong' | 'code.expired'>;
type CheckDeps = Pick<IdentityDeps, 'database' | 'clock' | 'settings' | 'vault'>;

/** A code that was right; it counts once it was spent. */
export interface RightCode {
  /** Spends it in the transaction of what it allows; false when somebody else was first. */
  spend(tx: Transaction): Promise<boolean>;
}

/**
 * Looks at a code without spending it, for a deed that may still be refused. The try is counted before the comparison,
 * and for good, whatever becomes of the deed: of a hundred guesses at once five are looked at.
 */
export async function tryCode(deps: CheckDeps, typed: TypedCode): Promise<RightCode | CodeRefusal> {
  const { db } = deps.database;
  if (typed.code.length > deps.settings.get('identity.verification_code_length')) return refuse('code.wrong');
  const taken = await takeTry(db, subjectHash(deps.vault, typed), deps.clock.now());
  if (taken === null) return refuse('code.expired');
  if (!isCode(deps.vault, taken, typed.code)) return refuse('code.wrong');
  return { spend: (tx) => spendCode(tx, taken.id, deps.clock.now()) };
}

/**
 * Checks and spends a code: null when it was right. Of any number at once with the right code exactly one gets null;
 * `code.expired` means that there is no code any more: over, used, tried five times, or never sent.
 */
export async function checkCode(deps: CheckDeps, typed: TypedCode): Promise<CodeRefusal | null> {
  const tried = await tryCode(deps, typed);
  if (!('spend' in tried)) return tried;
  const isFirst = await deps.database.transaction((tx) => tried.spend(tx));
  return isFirst ? null : refuse('code.expired');
}
