/**
 * So many of the numbers 1 to `of`, rising, picked by the browser's own chance. It is the player's pick and decides nothing of
 * the draw. `word` gives a number from 0 to 2^32 - 1.
 */
export function pickNumbers(of: number, count: number, word: () => number = browserWord): readonly number[] {
  const left = Array.from({ length: of }, (_, at) => at + 1);
  const picked = Array.from({ length: count }, () =>
    left.splice(Math.floor((word() * left.length) / 2 ** 32), 1),
  );
  return picked.flat().sort((a, b) => a - b);
}

function browserWord(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
