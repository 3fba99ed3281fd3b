import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { asciiBytes } from './ascii-bytes.ts';
import { type FairStream, openStream, type WatchedDraw } from './open-stream.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const open = (nonce: number): FairStream => openStream({ serverSeed, clientSeed, nonce });
const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** Answers of an independent program for the same scheme. */
const published = [
  {
    nonce: 0,
    block: '2784f0d4cc9d2694ebdcf65255b6ab235263dd5b9d53db5ae400c6368f904e0f',
    u32: [663023828, 3432851092, 3957126738, 1438034723, 1382276443, 2639518554, 3825255990, 2408599055],
    below37: [5, 29, 34, 12, 11, 22, 32, 20],
    dice: [1, 5, 6, 3, 2, 4, 6, 4, 3, 4],
    roll: 15.43,
    deck: [
      8, 41, 48, 17, 16, 31, 45, 28, 22, 30, 43, 18, 26, 6, 14, 10, 49, 11, 24, 39, 15, 42, 3, 20, 40, 7, 33,
      35, 21, 19, 13, 38, 25, 4, 2, 29, 0, 32, 46, 23, 36, 51, 27, 34, 47, 1, 12, 50, 37, 9, 5, 44,
    ],
    shoeStart: [64, 332, 383, 139, 133, 255, 370, 232, 185, 242, 352, 154],
    shoeHash: '7699d6e12f10d7bb3f6ba1fef6c901ade6470e7a508bfce0428fcdf6cd64c404',
    keno: [12, 13, 17, 20, 24, 26, 27, 29, 36, 38, 42, 44, 47, 50, 61, 65, 68, 71, 74, 75],
    u52: 695230874307026,
    crash: 1.17,
    limbo: 6.41,
    plinko: '0110011101101000',
    mines: [3, 20, 23],
  },
  {
    nonce: 1,
    block: '150913cab47c92d2a420793098ddb22ebeb7112c4438533cfea994dc705c7bdf',
    u32: [352916426, 3028062930, 2753591600, 2564665902, 3199668524, 1144542012, 4272526556, 1885109215],
    below37: [3, 26, 23, 22, 27, 9, 36, 16],
    dice: [1, 5, 4, 4, 5, 2, 6, 3, 5, 4],
    roll: 8.21,
    deck: [
      4, 36, 33, 30, 39, 13, 51, 21, 42, 32, 49, 1, 37, 45, 0, 17, 6, 26, 10, 3, 44, 27, 20, 47, 34, 35, 9, 7,
      29, 14, 41, 24, 12, 23, 48, 38, 46, 31, 43, 8, 5, 28, 11, 50, 18, 25, 15, 16, 40, 19, 22, 2,
    ],
    shoeStart: [34, 293, 266, 247, 310, 110, 413, 181, 338, 271, 398, 18],
    shoeHash: '19b835517707a9ef3c46936ce4cd7032fba9e1cf292a93b7755535584bf65761',
    keno: [2, 3, 4, 7, 10, 17, 21, 28, 35, 43, 47, 51, 52, 57, 59, 61, 66, 71, 77, 80],
    u52: 370059695048649,
    crash: 1.07,
    limbo: 12.04,
    plinko: '0111101011101100',
    mines: [2, 15, 17],
  },
];

describe.each(published)('the stream of nonce $nonce', (answer) => {
  it('is HMAC-SHA-256 over clientSeed:nonce:c, in big-endian words', () => {
    const stream = open(answer.nonce);
    const words = times(8, () => stream.u32());
    expect(words).toEqual(answer.u32);
    expect(words.map((word) => word.toString(16).padStart(8, '0')).join('')).toBe(answer.block);
    expect(stream.bytesUsed).toBe(32);
  });

  it('maps to roulette numbers, dice and the dice game', () => {
    const [roulette, dice, game] = [open(answer.nonce), open(answer.nonce), open(answer.nonce)];
    expect(times(8, () => roulette.below(37))).toEqual(answer.below37);
    expect(times(10, () => dice.below(6) + 1)).toEqual(answer.dice);
    expect(game.below(10001) / 100).toBe(answer.roll);
  });

  it('deals a deck and a shoe of eight decks without replacement', () => {
    const [deck, shoe] = [open(answer.nonce), open(answer.nonce)];
    expect(deck.deal(52, 52)).toEqual(answer.deck);
    expect(deck.bytesUsed).toBe(208);
    const cards = shoe.deal(416, 416);
    expect(cards.slice(0, 12)).toEqual(answer.shoeStart);
    expect(bytesToHex(sha256(asciiBytes(cards.join(','))))).toBe(answer.shoeHash);
    expect(shoe.bytesUsed).toBe(1664);
  });

  it('draws keno numbers, mines and plinko turns', () => {
    const byValue = (a: number, b: number) => a - b;
    const keno = open(answer.nonce).deal(80, 20);
    expect(keno.map((index) => index + 1).sort(byValue)).toEqual(answer.keno);
    const mines = open(answer.nonce).deal(25, 3);
    expect(mines.sort(byValue)).toEqual(answer.mines);
    const plinko = open(answer.nonce);
    expect(times(16, () => plinko.below(2)).join('')).toBe(answer.plinko);
  });

  it('gives the crash point from 52 bits and the limbo point from 32', () => {
    const u52 = open(answer.nonce).u52();
    expect(u52).toBe(answer.u52);
    const crashHundredths = (99n * 2n ** 52n) / (2n ** 52n - BigInt(u52));
    expect(Math.max(1, Number(crashHundredths) / 100)).toBe(answer.crash);
    const limboHundredths = (99n * 2n ** 32n) / BigInt(open(answer.nonce).u32());
    expect(Math.max(1, Number(limboHundredths) / 100)).toBe(answer.limbo);
  });
});

describe('below(n)', () => {
  it('draws again when a draw would favour some results', () => {
    const stream = open(2);
    expect(times(4, () => stream.below(3221225473))).toEqual([444474547, 923978777, 2750876223, 1778036381]);
    expect(stream.bytesUsed).toBe(20);
  });

  it('takes four bytes even for a single possible result', () => {
    const stream = open(0);
    expect(stream.below(1)).toBe(0);
    expect(stream.bytesUsed).toBe(4);
  });

  it('is the word itself for n = 2^32', () => {
    expect(open(0).below(2 ** 32)).toBe(663023828);
  });

  it('agrees with exact arithmetic on both sides of the bound where doubles are exact', () => {
    for (const n of [2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 2 ** 31]) {
      const [stream, words] = [open(7), open(7)];
      for (let i = 0; i < 1000; i += 1) {
        let product = BigInt(words.u32()) * BigInt(n);
        while (product % 2n ** 32n < 2n ** 32n % BigInt(n)) product = BigInt(words.u32()) * BigInt(n);
        expect(stream.below(n)).toBe(Number(product / 2n ** 32n));
      }
    }
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('throws for n = %s', (n) => {
    expect(() => open(0).below(n)).toThrow(RangeError);
  });
});

describe('u52', () => {
  it('reads across the border of two blocks', () => {
    const [stream, words] = [open(0), open(0)];
    const bytes = times(10, () => words.u32().toString(16).padStart(8, '0')).join('');
    const expected = times(5, () => 0).map((_, i) =>
      Number(BigInt(`0x${bytes.slice(14 * i, 14 * i + 14)}`) >> 4n),
    );
    expect(times(5, () => stream.u52())).toEqual(expected);
    expect(stream.bytesUsed).toBe(35);
  });
});

describe('deal(n, k)', () => {
  it('deals nothing for k = 0 without drawing, and refuses more than there are', () => {
    const stream = open(0);
    expect(stream.deal(52, 0)).toEqual([]);
    expect(stream.bytesUsed).toBe(0);
    expect(() => stream.deal(5, 6)).toThrow(RangeError);
  });
});

describe('openStream', () => {
  it('takes the joined seeds of many seats as one client seed', () => {
    const joined = Array.from({ length: 9 }, (_, seat) => `${seat}`.repeat(64)).join(',');
    expect(openStream({ serverSeed, clientSeed: joined, nonce: 0 }).u32()).toBeGreaterThanOrEqual(0);
  });

  it.each([
    { serverSeed: 'ab', clientSeed, nonce: 0 },
    { serverSeed: serverSeed.toUpperCase(), clientSeed, nonce: 0 },
    { serverSeed, clientSeed: '', nonce: 0 },
    { serverSeed, clientSeed: 'ا', nonce: 0 },
    { serverSeed, clientSeed, nonce: -1 },
    { serverSeed, clientSeed, nonce: 0.5 },
    { serverSeed, clientSeed, nonce: 2 ** 53 },
  ])('throws on malformed seeds: %j', (seeds) => {
    expect(() => openStream(seeds)).toThrow(RangeError);
  });
});

it('tells a watcher each number that was used, and no rejected word', () => {
  const seen: WatchedDraw[] = [];
  const stream = openStream({ serverSeed, clientSeed, nonce: 0 }, (draw) => seen.push(draw));
  stream.below(10_001);
  stream.u32();
  stream.u52();
  expect(seen).toEqual([
    { word: 663023828, below: 10_001, value: 1_543 },
    { word: 3432851092, below: null, value: 3432851092 },
    { word: 4149348126776170, below: null, value: 4149348126776170 },
  ]);
  const rejecting: WatchedDraw[] = [];
  const other = openStream({ serverSeed, clientSeed, nonce: 2 }, (draw) => rejecting.push(draw));
  const values = times(4, () => other.below(3221225473));
  expect(other.bytesUsed).toBe(20);
  expect(rejecting.map(({ value }) => value)).toEqual(values);
});
