import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { isPlausibleMove, type SliderMove } from './trail.ts';

type Point = readonly [number, number];
const move = (trail: readonly Point[], durationMs = trail.at(-1)?.[1] ?? 0): SliderMove => ({
  x: 0,
  durationMs,
  trail,
});
const shown = 60_000;

/** Minimum-jerk motion with the tremor of a hand. */
function hand(seed: number): Point[] {
  const random = seededRandom(seed);
  const [way, ms, points] = [60 + random.int(200), 250 + random.int(2_000), 8 + random.int(60)];
  return Array.from({ length: points + 1 }, (_, index) => {
    const t = index / points;
    const place = way * (10 * t ** 3 - 15 * t ** 4 + 6 * t ** 5);
    return [Math.round(place + random.int(3) - 1), Math.round(t * ms)];
  });
}

/** A key held down: the first step, a wait, then a step every 33 ms. */
const heldKey: Point[] = [
  [5, 0],
  ...Array.from({ length: 28 }, (_, index): Point => [10 + index * 5, 480 + index * 33]),
];

describe('the way of the piece', () => {
  it('[I18] of every hand passes', () => {
    for (let seed = 1; seed <= 500; seed++) {
      if (!isPlausibleMove(move(hand(seed)), shown)) throw new Error(`the hand of seed ${seed} was refused`);
    }
  });

  it.each<[string, readonly Point[]]>([
    ['a held arrow key', heldKey],
    [
      'single presses of a key',
      [
        [0, 0],
        [10, 210],
        [20, 390],
        [30, 640],
        [40, 790],
        [45, 1_020],
      ],
    ],
    [
      'big steps by page keys and small ones back',
      [
        [0, 0],
        [40, 300],
        [80, 520],
        [75, 900],
        [70, 1_010],
      ],
    ],
    [
      'a quick flick',
      [
        [0, 0],
        [3, 20],
        [60, 60],
        [118, 120],
        [131, 160],
      ],
    ],
    [
      'a hand in a right-to-left page',
      [
        [0, 0],
        [-9, 80],
        [-60, 200],
        [-110, 330],
        [-121, 500],
      ],
    ],
  ])('[I18] by %s passes', (_case, trail) => {
    expect(isPlausibleMove(move(trail), shown)).toBe(true);
  });

  it.each<[string, SliderMove, number]>([
    ['is missing', move([]), shown],
    [
      'is a jump',
      move(
        [
          [0, 0],
          [150, 300],
        ],
        300,
      ),
      shown,
    ],
    [
      'is quicker than a hand',
      move([
        [0, 0],
        [20, 20],
        [90, 60],
        [150, 90],
      ]),
      shown,
    ],
    [
      'is a straight line',
      move(Array.from({ length: 30 }, (_, step): Point => [step * 5, step * 16])),
      shown,
    ],
    [
      'goes back in time',
      move([
        [0, 0],
        [20, 300],
        [60, 200],
        [150, 500],
      ]),
      shown,
    ],
    [
      'ends where it began',
      move([
        [0, 0],
        [20, 100],
        [60, 200],
        [0, 500],
      ]),
      shown,
    ],
    ['took longer than the puzzle was shown', move(hand(1), 9_000), 5_000],
    [
      'goes on after it ended',
      move(
        heldKey.map(([x, at]) => [x, at * 3]),
        200,
      ),
      shown,
    ],
  ])('[I18] that %s is refused', (_case, wrong, shownForMs) => {
    expect(isPlausibleMove(wrong, shownForMs)).toBe(false);
  });
});
