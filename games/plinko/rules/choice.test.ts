import { expect, it } from 'vitest';
import { readChoice } from './choice.ts';

it.each([
  { rows: 8, risk: 'low' },
  { rows: 16, risk: 'high' },
  { risk: 'medium', rows: 12 },
])('[P2] reads %o', (sent) => {
  expect(readChoice(sent)).toEqual(sent);
});

it.each([
  null,
  undefined,
  'low',
  [],
  [8, 'low'],
  {},
  { rows: 8 },
  { risk: 'low' },
  { rows: 7, risk: 'low' },
  { rows: 17, risk: 'low' },
  { rows: 8.5, risk: 'low' },
  { rows: '8', risk: 'low' },
  { rows: 8, risk: 'none' },
  { rows: 8, risk: 'low', stake: 1 },
])('[P2] refuses %o', (sent) => {
  expect(readChoice(sent)).toBeUndefined();
});
