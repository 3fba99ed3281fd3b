import type { Queryable } from '../../../platform/database/index.ts';
import { findCredentials } from '../accounts/credentials-store.ts';
import type { IdentityDeps } from '../deps.ts';
import { addressesSince } from '../devices/event-store.ts';
import { nameLockKeys } from '../login/attempts.ts';
import { locksAmong } from '../login/store.ts';
import { type TriedSecret, triedSecrets, tryKey } from '../verification/tries.ts';

type Deps = Pick<IdentityDeps, 'clock' | 'settings'>;

/** What is closed to a member after wrong tries: the log-in, or one of the secrets that are asked for inside. */
export interface Lock {
  readonly of: 'login' | TriedSecret;
  readonly until: Date;
}

/** More addresses at a member's name than this within the hour are no member's. */
const addressesMax = 200;
const longestLockMs = 60 * 60_000;

/**
 * The keys under which failures of a member count, by what they close. Those of a name at an address are hashed, so they
 * are made anew from the addresses of the log: each lock began with a failure that stands there.
 */
export async function lockKeysOf(
  deps: Deps,
  db: Queryable,
  memberId: bigint,
): Promise<{ readonly of: Lock['of']; readonly keyHash: Buffer }[]> {
  const member = await findCredentials(db, memberId);
  if (member === null) return [];
  const lockMs = Math.max(longestLockMs, deps.settings.get('identity.lock_seconds') * 1_000);
  const since = new Date(deps.clock.now().getTime() - lockMs);
  const addresses = await addressesSince(db, memberId, since, addressesMax);
  const names = member.mobile === null ? [member.name] : [member.name, member.mobile];
  return [
    ...names
      .flatMap((name) => nameLockKeys(deps, name, addresses))
      .map((keyHash) => ({ of: 'login' as const, keyHash })),
    ...triedSecrets.map((secret) => ({ of: secret, keyHash: tryKey(secret, memberId) })),
  ];
}

/** What is closed to a member now, each with the end of its longest lock. */
export async function locksOf(deps: Deps, db: Queryable, memberId: bigint): Promise<Lock[]> {
  const keys = await lockKeysOf(deps, db, memberId);
  const hashes = keys.map(({ keyHash }) => keyHash);
  const locked = await locksAmong(db, hashes, deps.clock.now());
  const ends = new Map<Lock['of'], Date>();
  for (const { keyHash, lockedUntil } of locked) {
    const of = keys.find((key) => key.keyHash.equals(keyHash))?.of ?? 'login';
    const known = ends.get(of);
    if (known === undefined || known < lockedUntil) ends.set(of, lockedUntil);
  }
  return [...ends].map(([of, until]) => ({ of, until }));
}
