import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { attemptRules, countAttempt, lockedForMs } from '../login/attempt-rules.ts';
import { forgetAttempts, giveBackAttempt, lockAttempts, saveAttempts } from '../login/store.ts';

/** A member's secrets that can be guessed at by who is in already, each with tries of its own. */
export const triedSecrets = ['password', 'authenticator', 'payment_password', 'bank_account_name'] as const;
export type TriedSecret = (typeof triedSecrets)[number];

/** Under which hash the tries at a member's secret count. */
export const tryKey = (secret: TriedSecret, memberId: bigint): Buffer =>
  createHash('sha256').update(`try\0${secret}\0${memberId}`).digest();

type TryDeps = Pick<IdentityDeps, 'database' | 'clock' | 'settings' | 'audit'>;

/** A try that was counted before its secret is known to be right or wrong. */
export interface BegunTry {
  /** It was right: the count starts anew. */
  succeed(): Promise<void>;
  /** It was wrong: a lock that it set is recorded. */
  fail(): Promise<void>;
  /** It never came to the secret. */
  withdraw(): Promise<void>;
}

/**
 * Counts a try at a member's secret, in PostgreSQL, for all processes: after `identity.lock_after_failures` in a row it is
 * locked, for longer each time, up to an hour. Refused with the seconds to wait.
 */
export async function beginTry(
  deps: TryDeps,
  secret: TriedSecret,
  memberId: bigint,
): Promise<BegunTry | Refusal<'login.locked'>> {
  const { db } = deps.database;
  const keyHash = tryKey(secret, memberId);
  const rule = attemptRules(
    deps.settings.get('identity.lock_after_failures'),
    deps.settings.get('identity.lock_seconds'),
  ).nameFromAddress;
  const outcome = await deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const [known = null] = await lockAttempts(tx, [keyHash]);
    const waitMs = lockedForMs(known, now);
    if (waitMs > 0) return { waitMs, locksForMs: 0 };
    const counted = { keyHash, ...countAttempt(known, rule, now) };
    await saveAttempts(tx, [counted]);
    return { waitMs: 0, locksForMs: lockedForMs(counted, now) };
  });
  if (outcome.waitMs > 0) {
    return refuse('login.locked', { retryAfterSeconds: Math.ceil(outcome.waitMs / 1_000) });
  }
  return {
    succeed: () => forgetAttempts(db, [keyHash]),
    withdraw: () => giveBackAttempt(db, keyHash),
    async fail() {
      if (outcome.locksForMs === 0) return;
      await deps.database.transaction((tx) =>
        deps.audit.record(tx, {
          actorKind: 'system',
          actor: 'identity',
          action: 'member.proof_locked',
          subject: `member:${memberId}`,
          after: { secret, lockedForSeconds: Math.ceil(outcome.locksForMs / 1_000) },
          ip: null,
        }),
      );
    },
  };
}
