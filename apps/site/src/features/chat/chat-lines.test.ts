import { expect, it } from 'vitest';
import { joinLines, lastWithoutGap, stillPending } from './chat-lines.ts';

const lines = (...numbers: number[]) => numbers.map((no) => ({ no, key: `k${no}` }));

it('joins lines by number, each once and in order', () => {
  expect(joinLines(lines(1, 2), lines(2, 4, 3))).toEqual(lines(1, 2, 3, 4));
  const known = lines(1);
  expect(joinLines(known, lines(1))).toBe(known);
});

it('knows up to where nothing is missing', () => {
  expect(lastWithoutGap([])).toBe(0);
  expect(lastWithoutGap(lines(1, 2, 4))).toBe(2);
  expect(lastWithoutGap(lines(2, 3))).toBe(0);
});

it('no longer waits for what has arrived', () => {
  const pending = [
    { key: 'k1', text: 'a', isFailed: false },
    { key: 'k9', text: 'b', isFailed: true },
  ];
  expect(stillPending(pending, lines(1, 2))).toEqual([pending[1]]);
});
