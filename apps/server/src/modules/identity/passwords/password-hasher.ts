import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../../../platform/bounded-queue.ts';
import { argon2Cost, argon2id } from './argon2-settings.ts';

/** argon2id off the main thread, with a bound on what runs and waits. `null` always means: too busy at present. */
export interface PasswordHasher {
  hash(password: string): Promise<string | null>;
  /**
   * Whether `password` is the one behind `hash`. Without a hash it does the same work on one that nobody
   * knows a password for, so that the time does not tell whether an account exists.
   */
  verify(hash: string | null, password: string): Promise<boolean | null>;
  /** Whether the hash was made at a lower cost than today's. */
  isOutdated(hash: string): boolean;
}

export function createPasswordHasher(
  limits = { runningMax: Math.max(1, Math.min(3, availableParallelism())), waitingMax: 128 },
): PasswordHasher {
  const queue = createBoundedQueue(limits);
  const make = (password: string) => hash(password.normalize('NFKC'), { ...argon2Cost, algorithm: argon2id });
  let nobodys: Promise<string> | null = null;
  return {
    async hash(password) {
      const done = await queue.run(() => make(password));
      return done?.value ?? null;
    },
    async verify(known, password) {
      nobodys ??= make(randomBytes(32).toString('base64url'));
      const against = known ?? (await nobodys);
      const done = await queue.run(() => verify(against, password.normalize('NFKC')));
      return done === null ? null : known !== null && done.value;
    },
    isOutdated(known) {
      const made = parseOptions(known);
      return (
        made.algorithm !== argon2id ||
        made.memoryCost < argon2Cost.memoryCost ||
        made.timeCost < argon2Cost.timeCost
      );
    },
  };
}
