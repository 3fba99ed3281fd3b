import { addressKey } from '../../platform/address-key.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { tokenHash } from './secrets.ts';
import {
  attemptState,
  countAttempt,
  forgetAttempts,
  forgetAttemptsAtName,
  giveBackAttempt,
  lockKey,
} from './store.ts';

const minute = 60_000;
const windowMs = 15 * minute;
const firstLockMs = 15 * minute;
const longestLockMs = 24 * 60 * minute;
const firstSlowMs = 250;
const longestSlowMs = 4_000;

/** What is counted, and what follows when it fails more often than that in 15 minutes. */
export interface AttemptLimit {
  readonly key: string;
  readonly failuresMax: number;
  /** Locked for a while, or heard after a pause. */
  readonly beyond: 'lock' | 'slow';
  /** What a success takes back: all failures, or this attempt alone, where others share the count. */
  readonly success: 'forgets' | 'givesBack';
  /** Whose failures these are, hashed: what a reset forgets. */
  readonly nameHash: string | null;
}

/** Hashed, for people type passwords into the field of the name. */
const keyOf = (...parts: string[]): string => tokenHash(parts.join('\0'));

/**
 * A password may fail five times from one address (an IPv6 network is one), and an address fifty times with whatever names:
 * both lock the address alone. A name is never locked, for whoever knows it could keep its owner out; from thirty failures
 * on its attempts are heard after a pause. Names that nobody has are counted in the same way, so that a lock tells nothing
 * about who exists.
 */
export function passwordLimits(username: string, ip: string): AttemptLimit[] {
  const address = addressKey(ip);
  const ofName = { success: 'forgets', nameHash: nameHashOf(username) } as const;
  return [
    { key: keyOf('password', username, address), failuresMax: 5, beyond: 'lock', ...ofName },
    {
      key: keyOf('address', address),
      failuresMax: 50,
      beyond: 'lock',
      success: 'givesBack',
      nameHash: null,
    },
    { key: keyOf('password', username), failuresMax: 30, beyond: 'slow', ...ofName },
  ];
}

/** Whoever gets this far knows the password: five wrong codes lock the second factor, from any address. */
export const codeLimits = (operatorId: bigint, username: string): AttemptLimit[] => [
  {
    key: keyOf('code', String(operatorId)),
    failuresMax: 5,
    beyond: 'lock',
    success: 'forgets',
    nameHash: nameHashOf(username),
  },
];

const nameHashOf = (username: string): string => keyOf('name', username);

/** Forgets every failure under a name: of its password from any address, and of its codes. */
export const forgetName = (tx: Transaction, username: string): Promise<void> =>
  forgetAttemptsAtName(tx, nameHashOf(username));

/** Each lock without a success in between lasts twice as long as the one before, up to a day. */
export function lockMs(locksBefore: number): number {
  return Math.min(longestLockMs, firstLockMs * 2 ** Math.min(locksBefore, 10));
}

/** How long the attempt after so many failures too many is held back. */
export function slowMs(tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(longestSlowMs, firstSlowMs * 2 ** Math.min(tooMany - 1, 10));
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
  | {
      readonly allowed: true;
      readonly counted: readonly (AttemptLimit & { failures: number })[];
      readonly slowedForMs: number;
    }
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
    const failures = await countAttempt(database.db, limit, now, new Date(now.getTime() + windowMs));
    if (failures === null || (limit.beyond === 'lock' && failures > limit.failuresMax)) {
      const state = await attemptState(database.db, limit.key);
      return { allowed: false, availableFrom: state?.lockedUntil ?? new Date(now.getTime() + firstLockMs) };
    }
    counted.push({ ...limit, failures });
  }
  const slowed = counted.map(({ beyond, failures, failuresMax }) =>
    beyond === 'slow' ? slowMs(failures - failuresMax) : 0,
  );
  return { allowed: true, counted, slowedForMs: Math.max(...slowed) };
}

/** After a failure: locks what has used up its tries. Answers the keys that this failure locked. */
export async function failAttempt(
  database: Database,
  attempt: Extract<Attempt, { allowed: true }>,
  now: Date,
): Promise<string[]> {
  const spent = attempt.counted.filter(
    ({ beyond, failures, failuresMax }) => beyond === 'lock' && failures >= failuresMax,
  );
  const locked: string[] = [];
  for (const { key } of spent) {
    const locks = (await attemptState(database.db, key))?.locks ?? 0;
    const until = new Date(now.getTime() + lockMs(locks));
    if (await database.transaction((tx) => lockKey(tx, key, locks + 1, until))) locked.push(key);
  }
  return locked;
}

/** After a success nothing is held against the name any more. */
export async function passAttempt(
  database: Database,
  attempt: Extract<Attempt, { allowed: true }>,
): Promise<void> {
  for (const { key, success } of attempt.counted) {
    await (success === 'forgets' ? forgetAttempts : giveBackAttempt)(database.db, key);
  }
}
