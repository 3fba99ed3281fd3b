import { createHash } from 'node:crypto';
import { accountNameKey } from '../accounts/account-name.ts';
import type { IdentityDeps } from '../deps.ts';
import { addressKey } from './address-key.ts';
import {
  type AttemptRule,
  attemptRules,
  countAttempt,
  lockedForMs,
  takeBackAttempt,
} from './attempt-rules.ts';
import { forgetAttempts, lockAttempts, saveAttempts } from './store.ts';

interface AttemptKey {
  readonly hash: Buffer;
  readonly rule: AttemptRule;
  readonly isName: boolean;
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
 * Counts an attempt for the name, the address and the two together, in PostgreSQL, so that it holds over all processes.
 * Answers how long to wait when one of them is locked. An unknown name is counted like a known one.
 */
export async function beginAttempt(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'settings'>,
  username: string,
  ip: string,
): Promise<{ readonly lockedForMs: number } | BegunAttempt> {
  const keys = keysOf(deps, accountNameKey(username), addressKey(ip));
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const counted = [];
    for (const key of keys) {
      const known = await lockAttempts(tx, key.hash);
      counted.push({ key, known, next: countAttempt(known, key.rule, now) });
    }
    const waitMs = Math.max(...counted.map(({ known }) => lockedForMs(known, now)));
    if (waitMs > 0) return { lockedForMs: waitMs };
    for (const { key, next } of counted) await saveAttempts(tx, key.hash, next);
    return {
      locksForMs: Math.max(...counted.map(({ next }) => lockedForMs(next, now))),
      succeed: () => takeBack(deps, keys, true),
      withdraw: () => takeBack(deps, keys, false),
    };
  });
}

async function takeBack(
  deps: Pick<IdentityDeps, 'database'>,
  keys: readonly AttemptKey[],
  isNameCleared: boolean,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    for (const key of keys) {
      const known = await lockAttempts(tx, key.hash);
      if (known === null || (key.isName && isNameCleared)) await forgetAttempts(tx, key.hash);
      else await saveAttempts(tx, key.hash, takeBackAttempt(known));
    }
  });
}

/** In one order for everybody, so that two attempts never wait for each other. */
function keysOf(deps: Pick<IdentityDeps, 'settings'>, name: string, address: string): AttemptKey[] {
  const rules = attemptRules(
    deps.settings.get('identity.lock_after_failures'),
    deps.settings.get('identity.lock_seconds'),
  );
  const keyOf = (text: string, rule: AttemptRule, isName: boolean): AttemptKey => ({
    hash: createHash('sha256').update(text).digest(),
    rule,
    isName,
  });
  return [
    keyOf(`name\0${name}\0${address}`, rules.nameFromAddress, true),
    keyOf(`name\0${name}`, rules.name, true),
    keyOf(`address\0${address}`, rules.address, false),
  ].sort((one, other) => Buffer.compare(one.hash, other.hash));
}
