import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A chain as it is kept: its commitment, and seeds at even distances from which all others follow. */
export interface SeedChain {
  /** SHA-256 of the first round's seed: who knows it can check every seed of the chain as it is revealed. */
  readonly commitment: string;
  /** Seeds by their place, from 1 (the first to be revealed): every `distance`-th and the last. */
  readonly marks: ReadonlyMap<number, string>;
}

/** The commitment to a seed, as `commit` of @ikka/fair has it, by the system's own hash: a chain takes a hundred thousand. */
const commitmentOf = (seed: string): string => hash('sha256', seed, 'hex');

/** So many hashes take about a millisecond, which other rooms of the process can spare. */
const hashesAtOnce = 1_000;

/**
 * The chain that ends with `last`: the seed before each is its commitment (SHA-256 of the 64 ASCII characters), so that
 * revealing one reveals nothing of those after it and proves that it was fixed with all others. Lets others have their turn.
 */
export async function seedChain(last: string, length: number, distance: number): Promise<SeedChain> {
  const marks = new Map<number, string>();
  let seed = last;
  for (let place = length; place >= 1; place -= 1) {
    if (place === length || place % distance === 0) marks.set(place, seed);
    seed = commitmentOf(seed);
    if (place % hashesAtOnce === 0) await nextTurn();
  }
  return { commitment: seed, marks };
}

/** The place of the mark from which the seed of a place follows. */
export function markFor(place: number, length: number, distance: number): number {
  return Math.min(length, Math.ceil(place / distance) * distance);
}

/** The seed so many places before this one. */
export function seedBefore(seed: string, places: number): string {
  let found = seed;
  for (let n = 0; n < places; n += 1) found = commitmentOf(found);
  return found;
}
