import type { Face } from '../rules/index.ts';

/** Whole turns of a flip, beside the half one that it takes to another face. */
const FLIP_TURNS = 3;

/** The angle at which a face lies upwards, in degrees about the coin's own axis. */
export const angleOf = (face: Face): number => (face === 'heads' ? 0 : 180);

/** Where a flip that begins at a whole or half turn ends so that this face lies upwards. */
export function flippedTo(face: Face, from: number): number {
  const further = (((angleOf(face) - from) % 360) + 360) % 360;
  return from + FLIP_TURNS * 360 + further;
}

/** How high the coin is after so much of its flight: 0 at both ends, 1 in the middle. */
export const heightAt = (share: number): number => 4 * share * (1 - share);
