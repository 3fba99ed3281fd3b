import { describe, expect, it } from 'vitest';
import { commit, isClientSeed, isSeatsSeed, isServerSeed } from './seeds.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';

describe('commit', () => {
  it('is SHA-256 over the ASCII characters of the server seed', () => {
    expect(commit(serverSeed)).toBe('1eec1c06bffacb8e8d2c4796296e12941362b896b1e3d42d8695e374b9298099');
  });

  it('throws on what is not a server seed', () => {
    expect(() => commit(serverSeed.toUpperCase())).toThrow(RangeError);
  });
});

describe('isServerSeed', () => {
  it('takes 64 lower-case hexadecimal characters alone', () => {
    expect(isServerSeed(serverSeed)).toBe(true);
    for (const other of [
      '',
      serverSeed.slice(1),
      `${serverSeed}0`,
      serverSeed.toUpperCase(),
      `${serverSeed}\n`,
    ]) {
      expect(isServerSeed(other)).toBe(false);
    }
  });
});

describe('isClientSeed', () => {
  it('takes 1 to 64 printable ASCII characters', () => {
    for (const seed of ['a', ' ', '~', 'my lucky seed: 7', 'x'.repeat(64)])
      expect(isClientSeed(seed)).toBe(true);
    for (const other of ['', 'x'.repeat(65), 'a\n', '\t', '\x7f', 'é', 'اکا'])
      expect(isClientSeed(other)).toBe(false);
  });
});

describe('isSeatsSeed', () => {
  const seed = 'ab'.repeat(32);
  it.each([[[seed, seed]], [Array.from({ length: 10 }, () => seed)]])(
    'takes the seeds of seats: %#',
    (seeds) => {
      expect(isSeatsSeed(seeds.join(','))).toBe(true);
    },
  );
  it.each([[seed], [`${seed},`], [`${seed},x`], [Array.from({ length: 11 }, () => seed).join(',')], ['']])(
    'takes nothing else: %#',
    (text) => {
      expect(isSeatsSeed(text)).toBe(false);
    },
  );
});
