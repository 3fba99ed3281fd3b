/**
 * The letters of image codes as strokes of a pen, in the commands M, L and C of an SVG path, 100 high and about 60 wide.
 * A code is drawn from these and not set in type: there is no text in the picture, and each stroke bends as a whole.
 *
 * Left out is what an eye takes for another once it is bent: 0 O Q, 1 I, 2 Z, 4, 5, 6 G, 8 B, F, V.
 */
export const letterStrokes: { readonly [letter: string]: string } = {
  A: 'M0 100 L30 0 L60 100 M12 64 L48 64',
  C: 'M56 20 C44 -8 4 -8 4 50 C4 108 44 108 56 80',
  D: 'M6 0 L6 100 M6 0 C74 -2 74 102 6 100',
  E: 'M54 0 L6 0 L6 100 L54 100 M6 48 L44 48',
  H: 'M6 0 L6 100 M54 0 L54 100 M6 50 L54 50',
  J: 'M20 0 L52 0 M50 0 L50 70 C50 110 6 110 4 72',
  K: 'M6 0 L6 100 M54 0 L6 58 M22 42 L56 100',
  L: 'M8 0 L8 100 L54 100',
  M: 'M4 100 L8 0 L34 64 L60 0 L64 100',
  N: 'M6 100 L6 0 L54 100 L54 0',
  P: 'M6 100 L6 0 C72 -4 72 60 6 56',
  R: 'M6 100 L6 0 C68 -4 68 56 6 52 M28 53 L56 100',
  S: 'M52 16 C40 -10 4 -4 6 26 C8 52 54 44 54 74 C54 108 10 108 4 82',
  T: 'M2 0 L58 0 M30 0 L30 100',
  U: 'M6 0 L6 64 C6 112 54 112 54 64 L54 0',
  W: 'M0 0 L16 100 L34 32 L52 100 L68 0',
  X: 'M4 0 L56 100 M56 0 L4 100',
  Y: 'M2 0 L30 46 L58 0 M30 46 L30 100',
  3: 'M8 12 C24 -12 54 0 50 26 C48 44 34 46 22 46 C42 46 58 56 54 78 C50 108 16 108 4 86',
  7: 'M4 0 L56 0 L22 100',
  9: 'M52 30 C52 -10 6 -10 6 30 C6 66 52 66 52 30 C54 70 42 96 20 100',
};

/** What codes are made of. */
export const codeLetters: readonly string[] = Object.keys(letterStrokes);

export type Point = readonly [x: number, y: number];

/** Steps of a line or a curve: fine enough that the bends of the picture bend it too. */
const steps = 12;

/** The strokes of a letter as runs of points. */
export function strokesOf(letter: string): readonly (readonly Point[])[] {
  const strokes: Point[][] = [];
  for (const [, command, text = ''] of (letterStrokes[letter] ?? '').matchAll(/([MLC])([^MLC]*)/g)) {
    const numbers = text.trim().split(/\s+/).map(Number);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0],
    );
    const stroke = strokes.at(-1);
    if (command === 'M' || stroke === undefined) strokes.push([...points]);
    else stroke.push(...sampled(stroke.at(-1) ?? [0, 0], points));
  }
  return strokes;
}

/** The points after `from` on a line (one point) or a cubic curve (three). */
function sampled(from: Point, points: readonly Point[]): Point[] {
  const to = points.at(-1) ?? from;
  const [near, far] = points.length === 3 ? [points[0] ?? from, points[1] ?? to] : [from, to];
  return Array.from({ length: steps }, (_, step): Point => {
    const t = (step + 1) / steps;
    const at = (axis: 0 | 1): number =>
      from[axis] * (1 - t) ** 3 +
      near[axis] * 3 * t * (1 - t) ** 2 +
      far[axis] * 3 * t ** 2 * (1 - t) +
      to[axis] * t ** 3;
    return [at(0), at(1)];
  });
}
