import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether what was sent is the secret; neither its beginning nor its length shows in how long the answer takes. */
export function isSameSecret(sent: string, secret: string): boolean {
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashed(sent), hashed(secret));
}
