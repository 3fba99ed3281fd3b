import { expect, it } from 'vitest';
import { readChoice } from './choice.ts';
import { wheels } from './sheet.ts';

it.each(wheels)('[W2] reads the wheel %s', (wheel) => {
  expect(readChoice({ wheel })).toEqual({ wheel });
});

it.each([
  null,
  undefined,
  'low-10',
  [],
  ['low-10'],
  {},
  { wheel: 'low-20' },
  { wheel: 10 },
  { wheel: ['low-10'] },
  { wheel: 'low-10', stake: 1 },
])('[W2] refuses %o', (sent) => {
  expect(readChoice(sent)).toBeUndefined();
});
