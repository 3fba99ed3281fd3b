import { randomBytes } from 'node:crypto';

/** A source of numbers in [0, 1); what a picture looks like need not be secret. */
export type Random = () => number;

/** xorshift, begun from the system's random source: only for what a picture looks like. */
export function pictureRandom(): Random {
  let state = randomBytes(4).readUInt32LE() | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);

export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;
