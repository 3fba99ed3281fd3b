import { keyedHash } from '#keyed-hash';
import type { KeyedHash } from './keyed-hash.ts';
import { isServerSeed } from './seeds.ts';

/** What fixes every draw of a round. `nonce` counts the bets of a seed pair from 0. */
export interface StreamSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The draws of one round, in order. The same seeds always give the same draws, in Node and in a browser. */
export interface FairStream {
  /** The next four bytes as a big-endian unsigned integer. */
  u32(): number;
  /** The next seven bytes, big-endian, without their lowest four bits: 0 … 2^52 - 1. */
  u52(): number;
  /** A uniform integer 0 … n - 1, for a whole n from 1 to 2^32. It takes four bytes, and four more for each rejected draw. */
  below(n: number): number;
  /** k of the numbers 0 … n - 1 without replacement, in the order drawn. A deck or a shoe is `deal(n, n)`. */
  deal(n: number, k: number): number[];
  /** How many bytes the draws have taken so far. */
  readonly bytesUsed: number;
}

/** One number as a round took it from its stream: a word of 32 bits (of 52 for `u52`), and what it became. */
export interface WatchedDraw {
  readonly word: number;
  /** The n of `below(n)`, or null where the word was taken as it is. */
  readonly below: number | null;
  readonly value: number;
}

const BLOCK_BYTES = 32;
const TWO_32 = 2 ** 32;
/** Below this bound a 32-bit draw times n is an exact double. */
const EXACT_DOUBLE_MAX = 2 ** 21;
/** Several seats' seeds, joined, make one client seed of a shared deal; this only bounds the message. */
const CLIENT_SEED_LENGTH_MAX = 4096;

/**
 * Opens the stream of one round: block c is HMAC-SHA-256 with the server seed's ASCII characters as the key over
 * `clientSeed:nonce:c`, c = 0, 1, 2, …, and the stream is the blocks one after another.
 *
 * Malformed seeds are a bug of the caller and throw: what a player may type is decided by `isClientSeed` before.
 * `watch` hears of every number that was used; a word that `below` rejects is not one.
 *
 * The client seed may be longer than that here, because a shared deal joins the seeds of its seats with commas.
 */
export function openStream(
  { serverSeed, clientSeed, nonce }: StreamSeeds,
  watch?: (draw: WatchedDraw) => void,
): FairStream {
  if (!isServerSeed(serverSeed))
    throw new RangeError('a server seed is 64 lower-case hexadecimal characters');
  if (clientSeed.length > CLIENT_SEED_LENGTH_MAX || !/^[\x20-\x7e]+$/.test(clientSeed)) {
    throw new RangeError('a client seed is printable ASCII');
  }
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce counts from 0');
  return new BlockStream(serverSeed, `${clientSeed}:${nonce}:`, watch);
}

class BlockStream implements FairStream {
  readonly #hash: KeyedHash;
  readonly #messageStart: string;
  readonly #block = new Uint8Array(BLOCK_BYTES);
  #blockCount = 0;
  #position = BLOCK_BYTES;

  readonly #watch: ((draw: WatchedDraw) => void) | undefined;

  constructor(serverSeed: string, messageStart: string, watch?: (draw: WatchedDraw) => void) {
    this.#watch = watch;
    this.#hash = keyedHash(serverSeed);
    this.#messageStart = messageStart;
  }

  get bytesUsed(): number {
    return this.#blockCount * BLOCK_BYTES - (BLOCK_BYTES - this.#position);
  }

  u32(): number {
    const word = this.#word();
    this.#watch?.({ word, below: null, value: word });
    return word;
  }

  u52(): number {
    const high = this.#word();
    const value = high * 0x100000 + (this.#threeBytes() >>> 4);
    this.#watch?.({ word: value, below: null, value });
    return value;
  }

  // Multiply-shift with rejection (Lemire, 2019): the low half of x·n below 2^32 mod n marks the few x that would
  // make some results likelier than others. The remainder is below n, so that it is seldom asked for.
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_32)
      throw new RangeError('below(n) needs a whole n from 1 to 2^32');
    for (;;) {
      const x = this.#word();
      if (n <= EXACT_DOUBLE_MAX) {
        const product = x * n;
        const low = product >>> 0;
        if (low >= n || low >= TWO_32 % n) return this.#drawn(x, n, (product - low) / TWO_32);
      } else {
        const product = BigInt(x) * BigInt(n);
        if ((product & 0xffffffffn) >= BigInt(TWO_32 % n)) return this.#drawn(x, n, Number(product >> 32n));
      }
    }
  }

  deal(n: number, k: number): number[] {
    if (!Number.isInteger(k) || k < 0 || k > n)
      throw new RangeError('deal(n, k) needs a whole k from 0 to n');
    const pool = new Uint32Array(n);
    for (let index = 1; index < n; index += 1) pool[index] = index;
    const dealt: number[] = [];
    for (let left = n; left > n - k; left -= 1) {
      const place = this.below(left);
      dealt.push(pool[place] as number);
      // Those behind it move up, so that the rest keeps its order.
      pool.copyWithin(place, place + 1, left);
    }
    return dealt;
  }

  #drawn(word: number, below: number, value: number): number {
    this.#watch?.({ word, below, value });
    return value;
  }

  #word(): number {
    return this.#byte() * 0x1000000 + this.#threeBytes();
  }

  #threeBytes(): number {
    return this.#byte() * 0x10000 + this.#byte() * 0x100 + this.#byte();
  }

  #byte(): number {
    if (this.#position === BLOCK_BYTES) this.#nextBlock();
    const byte = this.#block[this.#position] as number;
    this.#position += 1;
    return byte;
  }

  #nextBlock(): void {
    this.#hash(this.#messageStart + this.#blockCount, this.#block);
    this.#blockCount += 1;
    this.#position = 0;
  }
}
