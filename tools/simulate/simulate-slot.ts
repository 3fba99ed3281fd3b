import { createCipheriv, createHash } from 'node:crypto';
import { COINS_PER_STAKE } from '@ikka/karakoram-25/rules';
import { playFast } from './fast-slot.ts';
import { processorSeconds } from './processor-seconds.ts';
import { serverSeed } from './simulate-game.ts';

export interface SlotSpeed {
  readonly rounds: number;
  /** Of the processor's time. */
  readonly seconds: number;
  /** The return for a stake of 1. */
  readonly measured: number;
}

/**
 * Plays Karakoram 25 as fast as one processor can: its sheet by bit masks, its stops from the key stream of AES-256 in counter
 * mode under a fixed key. It measures the rules on far more rounds than the players' own stream allows, whose two hashes a block
 * cost more than a round; it says nothing of that stream, which `simulateGame` measures.
 */
export function simulateSlot(rounds: number): SlotSpeed {
  const next = stopsOfKeyStream();
  let coins = 0;
  const seconds = processorSeconds();
  for (let round = 0; round < rounds; round += 1) coins += playFast(next);
  return { rounds, seconds: seconds(), measured: coins / COINS_PER_STAKE / rounds };
}

const CHUNK_BYTES = 65_536;

/** The highest five bits of each byte: equally likely stops, as `below(32)` takes the highest five of a word. */
function stopsOfKeyStream(): () => number {
  const key = createHash('sha256').update(`slot ${serverSeed}`).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(CHUNK_BYTES);
  let chunk = cipher.update(zeros);
  let place = 0;
  return () => {
    if (place === CHUNK_BYTES) {
      chunk = cipher.update(zeros);
      place = 0;
    }
    const byte = chunk[place] as number;
    place += 1;
    return byte >>> 3;
  };
}
