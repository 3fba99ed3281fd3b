import { describe, expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

describe('a secret that was sent', () => {
  it.each([
    ['the secret', 'the secret', true],
    ['the secrex', 'the secret', false],
    ['the', 'the secret', false],
    ['', 'the secret', false],
    ['the secret and more', 'the secret', false],
  ])('%j against %j: %s', (sent, secret, expected) => {
    expect(isSameSecret(sent, secret)).toBe(expected);
  });
});
