import type { Database } from '../../platform/database/index.ts';
import { tokenHash } from './secrets.ts';
import { attemptState, countAttempt, forgetAttempts, lockKey } from './store.ts';

const minute = 60_000;
const windowMs = 15 * minute;
const firstLockMs = 15 * minute;
const longestLockMs = 24 * 60 * minute;

/** What is counted, and how many failures in 15 minutes lock it. */
export interface AttemptLimit {
  readonly key: string;
  readonly failuresMax: number;
}

/** Hashed, for people type passwords into the field of the name. */
const keyOf = (...parts: string[]): string => tokenHash(parts.join('\0'));

/**
 * A password may fail five times from one address and thirty times from anywhere: one stranger cannot lock an
 * operator out of the office for long, and many addresses together cannot guess on. Names that nobody has are counted in
 * the same way, so that a lock tells nothing about who exists.
 */
export const passwordLimits = (username: string, ip: string): AttemptLimit[] => [
  { key: keyOf('password', username, ip), failuresMax: 5 },
  { key: keyOf('password', username), failuresMax: 30 },
];

/** Whoever gets this far knows the password: five wrong codes lock the second factor, from any address. */
export const codeLimits = (operatorId: bigint): AttemptLimit[] => [
  { key: keyOf('code', String(operatorId)), failuresMax: 5 },
];

/** Each lock without a success in between lasts twice as long as the one before, up to a day. */
export function lockMs(locksBefore: number): number {
  return Math.min(longestLockMs, firstLockMs * 2 ** Math.min(locksBefore, 10));
}

/** What a refusal of a locked login tells: when, and in how many seconds, the next attempt is heard. */
export function waitUntil(
  availableFrom: Date,
  now: Date,
): { availableFrom: string; retryAfterSeconds: number } {
  const seconds = Math.ceil((availableFrom.getTime() - now.getTime()) / 1000);
  return { availableFrom: availableFrom.toISOString(), retryAfterSeconds: Math.max(1, seconds) };
}

export type Attempt =
  | { readonly allowed: true; readonly counted: readonly (AttemptLimit & { failures: number })[] }
  | { readonly allowed: false; readonly availableFrom: Date };

/**
 * Counts the attempt before it is tried, each count in a statement of its own, so that a burst of parallel guesses gets no
 * more tries than a patient one.
 */
export async function beginAttempt(
  database: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Attempt> {
  const counted: (AttemptLimit & { failures: number })[] = [];
  for (const limit of limits) {
    const failures = await countAttempt(database.db, limit.key, now, new Date(now.getTime() + windowMs));
    if (failures === null || failures > limit.failuresMax) {
      const state = await attemptState(database.db, limit.key);
      return { allowed: false, availableFrom: state?.lockedUntil ?? new Date(now.getTime() + firstLockMs) };
    }
    counted.push({ ...limit, failures });
  }
  return { allowed: true, counted };
}

/** After a failure: locks what has used up its tries. Answers the keys that this failure locked. */
export async function failAttempt(
  database: Database,
  attempt: Extract<Attempt, { allowed: true }>,
  now: Date,
): Promise<string[]> {
  const spent = attempt.counted.filter(({ failures, failuresMax }) => failures >= failuresMax);
  const locked: string[] = [];
  for (const { key } of spent) {
    const locks = (await attemptState(database.db, key))?.locks ?? 0;
    const until = new Date(now.getTime() + lockMs(locks));
    if (await database.transaction((tx) => lockKey(tx, key, locks + 1, until))) locked.push(key);
  }
  return locked;
}

/** After a success nothing is held against it any more. */
export async function passAttempt(
  database: Database,
  attempt: Extract<Attempt, { allowed: true }>,
): Promise<void> {
  for (const { key } of attempt.counted) await forgetAttempts(database.db, key);
}
