/** A whole number from 0 on by the browser's own chance: it only helps to choose. */
export function chanceBelow(range: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % range;
}
