/** Where the target hangs, as a share of the sky. */
export const TARGET_HEIGHT = 0.62;

/**
 * How high a point stands in the sky, between 0 and 1: on a scale of logarithms on which 1.00 is the ground and the target
 * hangs at the same height whatever it is. Both in hundredths.
 */
export function heightOf(point: number, target: number): number {
  const share = Math.log(point / 100) / Math.log(target / 100);
  return Math.min(1, share * TARGET_HEIGHT);
}
