import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters of base64url: nothing in it to read, and nothing to guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export const isTokenShaped = (token: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(token);

/** What is stored: a read database gives nobody a session. No salt is needed for 256 random bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
