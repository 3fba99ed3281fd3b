import { expect, it } from 'vitest';
import { pickNumbers } from './pick-numbers.ts';

it('picks different numbers of the drum, rising', () => {
  for (let i = 0; i < 200; i += 1) {
    const picked = pickNumbers(40, 10);
    expect(new Set(picked).size).toBe(10);
    expect(picked).toEqual([...picked].sort((a, b) => a - b));
    expect(Math.min(...picked)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...picked)).toBeLessThanOrEqual(40);
  }
});

it.each([
  [0, [1, 2, 3]],
  [2 ** 32 - 1, [38, 39, 40]],
])('reaches both ends of the drum with the word %i', (word, picked) => {
  expect(pickNumbers(40, 3, () => word)).toEqual(picked);
});
