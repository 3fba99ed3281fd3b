import { expect, it } from 'vitest';
import { arcadeCovers } from './arcade-covers.ts';
import { type Cover, coverPicture, karakoram } from './cover.ts';
import { outsideCovers } from './outside-covers.ts';
import { tableCovers } from './table-covers.ts';
import { type Ink, nameBox, numberBaseline, placeName } from './urdu-title.ts';

const inks: readonly Ink[] = [
  { up: 90, down: 40, toLeft: 80, toRight: 80 },
  // Long, and high above its baseline.
  { up: 150, down: 60, toLeft: 330, toRight: 310 },
  { up: 60, down: 110, toLeft: 40, toRight: 70 },
];
const inkOf = (ink: Ink, { x, y, size }: ReturnType<typeof placeName>) => ({
  left: x - (ink.toLeft * size) / 100,
  right: x + (ink.toRight * size) / 100,
  top: y - (ink.up * size) / 100,
  bottom: y + (ink.down * size) / 100,
});

it.each(inks.flatMap((ink) => ['', '3:2'].map((number) => [ink, number] as const)))(
  'a name of %j lies within its place, whole, above the number "%s"',
  (ink, number) => {
    const box = nameBox(number);
    const covered = inkOf(ink, placeName(ink, box));
    expect(covered.left).toBeGreaterThanOrEqual(box.left - 1e-9);
    expect(covered.right).toBeLessThanOrEqual(box.right + 1e-9);
    expect(covered.top).toBeGreaterThanOrEqual(box.top - 1e-9);
    expect(covered.bottom).toBeLessThanOrEqual(box.bottom + 1e-9);
    // A capital of the number is 40 high.
    if (number !== '') expect(covered.bottom).toBeLessThan(numberBaseline - 40);
  },
);

const covers: readonly Cover[] = [karakoram, ...arcadeCovers, ...tableCovers, ...outsideCovers];
const ink: Ink = { up: 90, down: 40, toLeft: 80, toRight: 80 };

/** The lower edges of the things in a picture. */
const lowerEdges = (svg: string): number[] =>
  [...svg.matchAll(/<image [^>]*?y="(-?[\d.]+)" width="\d+" height="(\d+)"/g)].map(
    ([, y, height]) => Number(y) + Number(height),
  );

it.each(covers)('nothing that stands on the Urdu cover of $game reaches its name', (cover) => {
  const edges = lowerEdges(coverPicture(cover, 'ur', ink));
  expect(edges).toHaveLength(cover.things.length);
  expect(Math.max(...edges)).toBeLessThanOrEqual(nameBox('').top);
});
