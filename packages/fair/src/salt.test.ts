import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { saltOf } from './salt.ts';

const bets = ['0198d2a0-0000-7000-8000-00000000000b', '0198D2A0-0000-7000-8000-00000000000A'];

it('is the SHA-256 of the sorted ids, whoever hashes them and in whatever order they come', () => {
  const text = '0198d2a0-0000-7000-8000-00000000000a,0198d2a0-0000-7000-8000-00000000000b';
  const expected = createHash('sha256').update(text).digest('hex');
  expect(saltOf(bets)).toBe(expected);
  expect(saltOf(bets.toReversed())).toBe(expected);
});

it('changes with every bet that is put in, left out or exchanged, and comes from nothing else', () => {
  const [one = '', two = ''] = bets;
  const salts = [bets, [one], [two], [one, `${two.slice(0, -1)}c`], [...bets, one]].map(saltOf);
  expect(new Set(salts).size).toBe(salts.length);
  expect(() => saltOf([])).toThrow(RangeError);
});
