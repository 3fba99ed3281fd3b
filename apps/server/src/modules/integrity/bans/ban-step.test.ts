import { expect, it } from 'vitest';
import { banStep } from './ban-step.ts';

const rule = { hands: 3, steps: [10, 60, 1_440] };

it.each([
  ['nothing was abandoned', 0, 0, null],
  ['one hand too few', 2, 0, null],
  ['the first time', 3, 0, 10],
  ['several at once', 7, 0, 10],
  ['the second time', 3, 1, 60],
  ['the third time', 3, 2, 1_440],
  ['from then on the longest', 3, 9, 1_440],
  ['after three bans still only for enough hands', 2, 3, null],
] as const)('[IG10] %s', (_name, abandoned, bansBefore, minutes) => {
  expect(banStep({ abandoned, bansBefore }, rule)).toBe(minutes);
});

it('[IG10] a house without steps bans nobody', () => {
  expect(banStep({ abandoned: 100, bansBefore: 0 }, { hands: 3, steps: [] })).toBeNull();
});
