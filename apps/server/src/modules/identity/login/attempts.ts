import { createHash } from 'node:crypto';
import { addressKey } from '../../../platform/address-key.ts';
import { accountNameKey } from '../accounts/account-name.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  type AttemptRule,
  asksCaptcha,
  attemptRules,
  countAttempt,
  lockedForMs,
  slowedForMs,
} from './attempt-rules.ts';
import { forgetAttempts, giveBackAttempt, lockAttempts, saveAttempts } from './store.ts';

interface AttemptKey {
  readonly hash: Buffer;
  readonly rule: AttemptRule;
}

/** Whether the code in a picture was read: `off` where none is ever asked for. */
export type CaptchaState = 'passed' | 'missing' | 'off';

/** Why an attempt did not begin: it has to wait, or to bring the code in a picture. */
export type NotBegun = { readonly lockedForMs: number } | { readonly captchaDue: true };

/** An attempt that was counted before its password is known to be right or wrong. */
export interface BegunAttempt {
  /** How long its proof waits to be looked at: a name that is guessed at from everywhere answers slowly. */
  readonly slowedForMs: number;
  /** How long the address, alone or with this name, is locked once this attempt turns out wrong; 0 for not at all. */
  readonly locksForMs: number;
  /** Whether the next attempt needs the code in a picture, should this one turn out wrong. */
  readonly asksCaptchaNext: boolean;
  /** The attempt was right: the name starts anew, and the address gets this attempt back. */
  succeed(): Promise<void>;
  /** The attempt never came to the password: both get it back. */
  withdraw(): Promise<void>;
}

/**
 * Counts an attempt for the name, the address and the two together, in PostgreSQL, so that it holds over all
 * processes. Answers how long to wait when one of them is locked, and whether a picture has to be read first: looked at
 * under the same locks, so that guesses sent at once do not pass it by. An unknown name is counted like a known one.
 */
export async function beginAttempt(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'settings'>,
  username: string,
  ip: string,
  captcha: CaptchaState,
): Promise<NotBegun | BegunAttempt> {
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
    const before = keys.map(({ hash, rule }) => ({
      keyHash: hash,
      rule,
      attempts: known.find(({ keyHash }) => keyHash.equals(hash)) ?? null,
    }));
    const isDue = before.some(({ attempts, rule }) => asksCaptcha(attempts, rule, now));
    if (captcha === 'missing' && isDue) return { captchaDue: true as const };
    const counted = before.map(({ keyHash, rule, attempts }) => ({
      keyHash,
      rule,
      ...countAttempt(attempts, rule, now),
    }));
    await saveAttempts(
      tx,
      counted.map(({ rule: _, ...attempts }) => attempts),
    );
    return {
      locksForMs: Math.max(...counted.map((attempts) => lockedForMs(attempts, now))),
      slowedForMs: Math.max(...counted.map((attempts) => slowedForMs(attempts, attempts.rule))),
      asksCaptchaNext:
        captcha !== 'off' && counted.some((attempts) => asksCaptcha(attempts, attempts.rule, now)),
    };
  });
  if (!('locksForMs' in outcome)) return outcome;
  return {
    ...outcome,
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
    deps.settings.get('identity.captcha_after_failures'),
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

/** Under which hashes failures of a name count: from anywhere, and from each of these addresses. */
export const nameLockKeys = (
  deps: Pick<IdentityDeps, 'settings'>,
  name: string,
  ips: readonly string[],
): Buffer[] => [
  keysOf(deps, accountNameKey(name), '').name.hash,
  ...ips.map((ip) => keysOf(deps, accountNameKey(name), addressKey(ip)).nameFromAddress.hash),
];

/** Unlocks a name: whoever has proven to own it begins anew, from this address and from anywhere. */
export async function forgetLock(
  deps: Pick<IdentityDeps, 'database' | 'settings'>,
  username: string,
  ip: string,
): Promise<void> {
  const { nameFromAddress, name } = keysOf(deps, accountNameKey(username), addressKey(ip));
  await forgetAttempts(deps.database.db, [nameFromAddress.hash, name.hash]);
}
