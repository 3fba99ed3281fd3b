import { describe, expect, it } from 'vitest';
import { verifyLink } from './verify-link.ts';

describe('verifyLink', () => {
  it('carries every part of the round, whatever signs a client seed has', () => {
    const link = verifyLink({
      game: 'karakoram-25',
      version: '1.0.0',
      serverSeed: 'a1',
      commitment: 'c0',
      clientSeed: 'a b&c=#d',
      nonce: 3,
    });
    const query = new URLSearchParams(link.slice('/fair#'.length));
    expect(Object.fromEntries(query)).toEqual({
      game: 'karakoram-25',
      version: '1.0.0',
      serverSeed: 'a1',
      commitment: 'c0',
      clientSeed: 'a b&c=#d',
      nonce: '3',
    });
  });
});
