import { createHash } from 'node:crypto';
import { accountNameKey } from '../accounts/account-name.ts';
import type { IdentityDeps } from '../deps.ts';
import { addressKey } from './address-key.ts';
import { type AttemptRule, attemptRules, countAttempt, lockedForMs } from './attempt-rules.ts';
import { forgetAttempts, giveBackAttempt, lockAttempts, saveAttempts } from './store.ts';

interface AttemptKey {
  readonly hash: Buffer;
  readonly rule: AttemptRule;
}

/** An attempt that was counted before its password is known to be right or wrong. */
export interface BegunAttempt {
  /** How long the name or address is locked once this attempt turns out wrong; 0 for not at all. */
  readonly locksForMs: number;
  /** The attempt was right: the name starts anew, and the address gets this attempt back. */
  succeed(): Promise<void>;
  /** The attempt never came to the password: both get it back. */
  withdraw(): Promise<void>;
}

/**
 * Counts an attempt for the name, the address and the two together, in PostgreSQL, so that it holds over all
 * processes. Answers how long to wait when one of them is locked. An unknown name is counted like a known one.
 */
export async function beginAttempt(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'settings'>,
  username: string,
  ip: string,
): Promise<{ readonly lockedForMs: number } | BegunAttempt> {
  const { db } = deps.database;
  const { nameFromAddress, name, address } = keysOf(deps, accountNameKey(username), addressKey(ip));
  const keys = [nameFromAddress, name, address];
  const outcome = await deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const known = await lockAttempts(
      tx,
      keys.map(({ hash }) => hash),
    );
    const waitMs = Math.max(0, ...known.map((attempts) => lockedForMs(attempts, now)));
    if (waitMs > 0) return { lockedForMs: waitMs };
    const counted = keys.map(({ hash, rule }) => {
      const attempts = known.find(({ keyHash }) => keyHash.equals(hash)) ?? null;
      return { keyHash: hash, ...countAttempt(attempts, rule, now) };
    });
    await saveAttempts(tx, counted);
    return { locksForMs: Math.max(...counted.map((attempts) => lockedForMs(attempts, now))) };
  });
  if ('lockedForMs' in outcome) return { lockedForMs: outcome.lockedForMs };
  return {
    locksForMs: outcome.locksForMs,
    async succeed() {
      await forgetAttempts(db, [nameFromAddress.hash, name.hash]);
      await giveBackAttempt(db, address.hash);
    },
    async withdraw() {
      for (const { hash } of keys) await giveBackAttempt(db, hash);
    },
  };
}

function keysOf(deps: Pick<IdentityDeps, 'settings'>, name: string, address: string) {
  const rules = attemptRules(
    deps.settings.get('identity.lock_after_failures'),
    deps.settings.get('identity.lock_seconds'),
  );
  const keyOf = (text: string, rule: AttemptRule): AttemptKey => ({
    hash: createHash('sha256').update(text).digest(),
    rule,
  });
  return {
    nameFromAddress: keyOf(`name\0${name}\0${address}`, rules.nameFromAddress),
    name: keyOf(`name\0${name}`, rules.name),
    address: keyOf(`address\0${address}`, rules.address),
  };
}
