import { expect, it } from 'vitest';
import { deedsOf, spanOf } from './case-words.ts';

const hina = { username: 'hina', mayWrite: true };

it.each([
  ['an open one is taken', { state: 'open', holder: null }, hina, 'take'],
  ['one’s own is given back or decided', { state: 'taken', holder: 'hina' }, hina, 'giveBack decide'],
  ['a colleague’s is taken over', { state: 'taken', holder: 'omar' }, hina, 'take'],
  ['a decided one is read', { state: 'cleared', holder: 'hina' }, hina, ''],
  ['who may only read reads', { state: 'open', holder: null }, { ...hina, mayWrite: false }, ''],
] as const)('%s', (_name, found, who, expected) => {
  const deeds = Object.entries(deedsOf(found, who)).flatMap(([name, can]) => (can ? [name] : []));
  expect(deeds.join(' ')).toBe(expected);
});

it.each([
  [10, 'minutes', 10],
  [60, 'hours', 1],
  [90, 'minutes', 90],
  [1_440, 'days', 1],
  [10_080, 'days', 7],
] as const)('%i minutes are told in %s', (minutes, unit, count) => {
  expect(spanOf(minutes)).toEqual({ unit, count });
});
