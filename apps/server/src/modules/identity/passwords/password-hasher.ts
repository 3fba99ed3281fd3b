import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../../../platform/bounded-queue.ts';
import { argon2Cost, argon2id, type HashCost } from './argon2-settings.ts';

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

export interface HasherOptions {
  readonly runningMax?: number;
  readonly waitingMax?: number;
  /** Of every hash that is made; OWASP's unless said otherwise. */
  readonly cost?: HashCost;
}

export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const { runningMax = Math.max(1, Math.min(3, availableParallelism())), waitingMax = 128 } = options;
  const { cost = argon2Cost } = options;
  const queue = createBoundedQueue({ runningMax, waitingMax });
  const make = (password: string) => hash(password.normalize('NFKC'), { ...cost, algorithm: argon2id });
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
        made.algorithm !== argon2id || made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost
      );
    },
  };
}
