import { expect, it } from 'vitest';
import { classSize } from './suit-classes.ts';

// Cards as they rise in the deck: four suits of each rank, diamonds first.
it.each([
  ['one suit', [0, 4, 8, 12, 20], 4],
  ['one suit, not the first', [1, 5, 9, 13, 21], 0],
  ['two suits', [0, 4, 8, 12, 21], 12],
  ['all suits, one twice', [0, 5, 10, 15, 20], 24],
  ['a pair beside three cards', [0, 1, 8, 14, 18], 24],
  ['a pair whose suits could change places', [0, 1, 9, 14, 18], 0],
  ['four of a kind', [0, 1, 2, 3, 4], 4],
])('counts the hands of the same kind as one of %s', (_what, cards, size) => {
  expect(classSize(cards)).toBe(size);
});

it('counts every pair of cards once: 1,326 hands in few classes', () => {
  let [hands, classes] = [0, 0];
  for (let low = 0; low < 52; low += 1) {
    for (let high = low + 1; high < 52; high += 1) {
      const size = classSize([low, high]);
      hands += size;
      classes += Number(size > 0);
    }
  }
  expect([hands, classes]).toEqual([1_326, 169]);
});
