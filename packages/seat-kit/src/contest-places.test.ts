import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Contender,
  chipsAfter,
  FURTHER_DEALS_MOST,
  HANDS_MOST,
  type Placed,
  placesAfter,
  prizeList,
  prizesOf,
  usualPrizes,
} from './contest-places.ts';
import { levelAt, levelEndsAt } from './contest-terms.ts';

/** Chips before and after a hand, seat by seat. */
const seats = (...chips: readonly (readonly [before: number, after: number])[]): Contender[] =>
  chips.map(([before, after], seat) => ({ seat, before: BigInt(before), after: BigInt(after) }));
const placesOf = (placed: readonly Placed[]) =>
  Object.fromEntries(placed.map(({ seat, place }) => [seat, place]));

const sitAndGo = { kind: 'sit_and_go', deals: 0 } as const;
const pool = { kind: 'pool', deals: 0 } as const;
const twoDeals = { kind: 'deals', deals: 2 } as const;

describe('places in a contest', () => {
  it.each([
    ['nobody is out', seats([1500, 1600], [1500, 1400], [1500, 1500]), {}, false],
    ['one of three is out', seats([1500, 3000], [1500, 0], [1500, 1500]), { 1: 3 }, false],
    [
      'two go at once, and the larger stack is ahead',
      seats([2000, 4500], [1500, 0], [1000, 0]),
      { 0: 1, 1: 2, 2: 3 },
      true,
    ],
    [
      'two equal stacks go at once and share',
      seats([1500, 4500], [1500, 0], [1500, 0]),
      { 0: 1, 1: 2, 2: 2 },
      true,
    ],
    ['two of four go at once', seats([1000, 3000], [900, 0], [1100, 0], [3000, 3000]), { 1: 4, 2: 3 }, false],
    ['the last two', seats([1700, 3000], [1300, 0]), { 0: 1, 1: 2 }, true],
  ])('[SK22] sit-and-go: %s', (_name, contenders, places, isOver) => {
    const after = placesAfter(sitAndGo, contenders, 9);
    expect([placesOf(after.placed), after.isOver]).toEqual([places, isOver]);
  });

  it('[SK22] ends a sit-and-go after so many hands by its chips', () => {
    const contenders = seats([1000, 1000], [2000, 2000], [1000, 1000]);
    expect(placesAfter(sitAndGo, contenders, HANDS_MOST - 1).isOver).toBe(false);
    const after = placesAfter(sitAndGo, contenders, HANDS_MOST);
    expect([placesOf(after.placed), after.isOver]).toEqual([{ 0: 2, 1: 1, 2: 2 }, true]);
  });

  it.each([
    ['100 points are not too many', seats([101, 101], [21, 1]), {}, false],
    ['101 are', seats([101, 101], [20, 0]), { 0: 1, 1: 2 }, true],
    ['more are too', seats([101, 101], [60, -20], [50, 10]), { 1: 3 }, false],
    ['fewer points before are ahead', seats([101, 101], [20, 0], [30, -5]), { 0: 1, 1: 3, 2: 2 }, true],
    ['equal points before share', seats([101, 101], [30, -10], [30, -50]), { 0: 1, 1: 2, 2: 2 }, true],
  ])('[SK21, SK22] pool of 101: %s', (_name, contenders, places, isOver) => {
    const after = placesAfter(pool, contenders, 5);
    expect([placesOf(after.placed), after.isOver]).toEqual([places, isOver]);
  });

  it.each([
    ['the first deal decides nothing', 1, seats([160, 240], [160, 80]), {}, false],
    ['the most chips win after the last', 2, seats([240, 170], [80, 150]), { 0: 1, 1: 2 }, true],
    ['level players go on', 2, seats([240, 160], [80, 160]), {}, false],
    ['of three, the third has his place', 2, seats([200, 190], [200, 190], [80, 100]), { 2: 3 }, false],
    ['a further deal decides', 3, seats([160, 190], [160, 130]), { 0: 1, 1: 2 }, true],
    [
      'after the last further deal they share',
      2 + FURTHER_DEALS_MOST,
      seats([160, 160], [160, 160]),
      { 0: 1, 1: 1 },
      true,
    ],
  ])('[SK22] deals: %s', (_name, hands, contenders, places, isOver) => {
    const after = placesAfter(twoDeals, contenders, hands);
    expect([placesOf(after.placed), after.isOver]).toEqual([places, isOver]);
  });

  it.each([
    ['sit_and_go', 1500n, 200n, 0n, 1300n],
    ['sit_and_go', 1500n, 200n, 400n, 1700n],
    ['deals', 160n, 30n, 0n, 130n],
    ['deals', 160n, 50n, 100n, 210n],
    ['pool', 101n, 80n, 0n, 21n],
    ['pool', 11n, 80n, 0n, -69n],
    ['pool', 101n, 50n, 100n, 101n],
  ] as const)('[SK21] %s: %s chips, staked %s, won %s: %s', (kind, before, stake, payout, after) => {
    expect(chipsAfter(kind, before, { stake, payout })).toBe(after);
  });
});

describe('prizes of a contest', () => {
  it.each([
    [2, 20_000n, [20_000n]],
    [6, 30_000n, [19_500n, 10_500n]],
    [9, 90_000n, [45_000n, 27_000n, 18_000n]],
    // Divisions are rounded down, and the remainder is the first one's.
    [6, 33_333n, [21_667n, 11_666n]],
    [9, 7n, [4n, 2n, 1n]],
  ])('[SK23] %i seats, a pool of %s: %s', (count, sum, list) => {
    expect(prizeList(sum, usualPrizes(count))).toEqual(list);
  });

  it.each([
    ['two share the second place and what is behind it', [1, 2, 2], [4_504n, 2_252n, 2_251n]],
    ['two share the first, odd units go to the lowest seat', [1, 1, 3], [3_601n, 3_600n, 1_800n]],
    ['who shares the last paid place has half of it', [1, 2, 3, 3], [4_504n, 2_702n, 901n, 900n]],
    ['all are level', [1, 1, 1], [3_001n, 3_000n, 3_000n]],
  ])('[SK23] %s', (_name, places, prizes) => {
    const sum = prizes.reduce((all, one) => all + one, 0n);
    const placed = places.map((place, seat) => ({ seat, place }));
    expect([...prizesOf(sum, [5_000, 3_000, 2_000], placed).values()]).toEqual(prizes);
  });

  it('[SK23] pays out all of the pool, whatever the places are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 9, maxLength: 9 }),
        (count, sum, marks) => {
          const placed = marks.slice(0, count).map((mark, seat) => ({
            seat,
            place: 1 + marks.slice(0, count).filter((other) => other > mark).length,
          }));
          const paid = [...prizesOf(sum, usualPrizes(count), placed).values()];
          expect(paid.reduce((all, one) => all + one, 0n)).toBe(sum);
          expect(paid.every((one) => one >= 0n)).toBe(true);
        },
      ),
      { seed: 25 },
    );
  });
});

describe('levels of a contest', () => {
  const options = { rake: { basisPoints: 0, cap: '0' } };
  const terms = {
    levels: ['20', '30', '50'].map((stake) => ({ stake, options })),
    levelMs: 180_000,
  };

  it.each([
    [0, 0],
    [179_999, 0],
    [180_000, 1],
    [359_999, 1],
    [360_000, 2],
    [9_000_000, 2],
  ])('[SK20] after %i ms it is level %i', (passed, level) => {
    expect(levelAt(terms, 5_000, 5_000 + passed)).toBe(level);
  });

  it.each([
    [0, 185_000],
    [1, 365_000],
    [2, null],
  ])('[SK20] level %i lasts until %s', (level, endsAt) => {
    expect(levelEndsAt(terms, { beganAt: 5_000, level })).toBe(endsAt);
  });
});
