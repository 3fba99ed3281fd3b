import { type Refusal, refuse } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import type { Queryable } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { beginTry } from '../verification/tries.ts';
import { openSecret, stepOf } from './authenticator-codes.ts';
import { readRecoveryCode, recoveryCodeHash } from './recovery-codes.ts';
import { findAuthenticator, isConfirmed, spendRecoveryCode, takeStep } from './store.ts';

type CheckDeps = Pick<IdentityDeps, 'database' | 'clock' | 'settings' | 'audit' | 'vault'>;

/** What a member's log-in or reset asks for beside the first proof; null where nothing is set up. */
export async function secondFactorOf(db: Queryable, memberId: bigint): Promise<'authenticator' | null> {
  return (await isConfirmed(db, memberId)) ? 'authenticator' : null;
}

/**
 * Checks a code of the member's app, or one of the recovery codes: null when it was right, and no code is right twice,
 * from however many hands at once. Wrong ones in a row lock it (`login.locked`).
 */
export async function checkAuthenticator(
  deps: CheckDeps,
  memberId: bigint,
  typed: string,
): Promise<Refusal<'code.wrong' | 'login.locked'> | null> {
  const begun = await beginTry(deps, 'authenticator', memberId);
  if (!('succeed' in begun)) return begun;
  if (!(await isRight(deps, memberId, typed))) {
    await begun.fail();
    return refuse('code.wrong');
  }
  await begun.succeed();
  return null;
}

async function isRight(deps: CheckDeps, memberId: bigint, typed: string): Promise<boolean> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const known = await findAuthenticator(db, memberId);
  if (known === null || known.confirmedAt === null) return false;
  const recoveryCode = readRecoveryCode(typed);
  if (recoveryCode !== null) {
    return spendRecoveryCode(db, memberId, recoveryCodeHash(deps.vault, memberId, recoveryCode), now);
  }
  const secret = openSecret(deps.vault, memberId, known.sealedSecret);
  const step = await stepOf(secret, latinDigits(typed).replace(/\s/gu, ''), now);
  return step !== null && takeStep(db, memberId, step);
}
