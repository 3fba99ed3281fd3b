import { describe, expect, it } from 'vitest';
import { keyedHash as onServers } from './keyed-hash.node.ts';
import { keyedHash as anywhere } from './keyed-hash.ts';

const hashed = (make: typeof anywhere, key: string, message: string): string => {
  const into = new Uint8Array(32);
  const write = make(key);
  // Twice, so that nothing of the first message is left in the second.
  write('something else', into);
  write(message, into);
  return Buffer.from(into).toString('hex');
};

describe('the keyed hash', () => {
  it('is HMAC-SHA-256 (RFC 4231, case 2), on servers and anywhere', () => {
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(hashed(anywhere, 'Jefe', 'what do ya want for nothing?')).toBe(expected);
    expect(hashed(onServers, 'Jefe', 'what do ya want for nothing?')).toBe(expected);
  });

  it('is the same on servers and anywhere for keys and messages of every length', () => {
    for (let length = 1; length <= 200; length += 1) {
      const key = 'k~ 0'.repeat(length).slice(0, length);
      const message = `${'seed ~'.repeat(length).slice(0, length)}:${length}:0`;
      expect(hashed(onServers, key, message)).toBe(hashed(anywhere, key, message));
    }
  });
});
