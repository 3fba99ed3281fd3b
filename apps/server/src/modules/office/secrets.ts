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

/** argon2id with 19 MiB, two passes, one lane (OWASP password storage cheat sheet). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}
