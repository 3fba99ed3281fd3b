import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Letters and digits that cannot be mistaken for one another when read from a terminal. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new opaque token of 256 random bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It needs no salt: 256 random bits cannot be guessed from their hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A generated password of 99 bits in groups, `xxxx-xxxx-xxxx-xxxx-xxxx`, to be changed at the first login. */
export function newOneTimePassword(): string {
  const letters = Array.from({ length: 20 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** What a hash costs: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB, two passes, one lane (OWASP password storage cheat sheet). */
const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id at a cost; at OWASP's where none is given. */
export function hashPassword(password: string, cost = owaspCost): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}
