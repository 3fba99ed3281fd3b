import { expect, it } from 'vitest';
import { judgeNumber } from './judge-number.ts';

const bounds = { least: 200n, greatest: 100_000n, digits: 2 };

it.each([
  ['2', 200n],
  ['1,000', 100_000n],
  ['12.5', 1_250n],
])('takes %j as it is', (text, value) => {
  expect(judgeNumber(text, bounds)).toEqual({ value, problem: null });
});

it.each([
  ['', { kind: 'required' }],
  ['  ', { kind: 'required' }],
  ['12a', { kind: 'form', digits: 2 }],
  ['1.234', { kind: 'form', digits: 2 }],
  ['-5', { kind: 'form', digits: 2 }],
  ['0.50', { kind: 'below', least: 200n }],
  ['7,500', { kind: 'above', greatest: 100_000n }],
  ['1000.01', { kind: 'above', greatest: 100_000n }],
])('says what is wrong with %j, and takes no other number instead', (text, problem) => {
  expect(judgeNumber(text, bounds)).toEqual({ value: null, problem });
});
