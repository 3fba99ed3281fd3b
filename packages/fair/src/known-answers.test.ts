import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { asciiBytes } from './ascii-bytes.ts';

/** The primitives that the stream stands on, against published answers: FIPS 180-4's example and RFC 4231. */
describe('the primitives give their published answers', () => {
  it('SHA-256 of abc', () => {
    expect(bytesToHex(sha256(asciiBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it.each([
    {
      name: '1',
      key: new Uint8Array(20).fill(0x0b),
      message: asciiBytes('Hi There'),
      answer: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    },
    {
      name: '2',
      key: asciiBytes('Jefe'),
      message: asciiBytes('what do ya want for nothing?'),
      answer: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    },
    {
      name: '3',
      key: new Uint8Array(20).fill(0xaa),
      message: new Uint8Array(50).fill(0xdd),
      answer: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    },
    {
      name: '6, a key longer than a block',
      key: new Uint8Array(131).fill(0xaa),
      message: asciiBytes('Test Using Larger Than Block-Size Key - Hash Key First'),
      answer: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    },
  ])('HMAC-SHA-256, case $name', ({ key, message, answer }) => {
    expect(bytesToHex(hmac(sha256, key, message))).toBe(answer);
  });
});
