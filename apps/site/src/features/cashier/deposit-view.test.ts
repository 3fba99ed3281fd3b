import { expect, it } from 'vitest';
import { isOpen, stepStates, toneOf } from './deposit-view.ts';

it.each([
  ['created', true, 'waiting', 'done now next'],
  ['pending', true, 'waiting', 'done now next'],
  ['review', true, 'waiting', 'done now next'],
  ['paid', false, 'good', 'done done done'],
  ['failed', false, 'bad', 'done stopped next'],
  ['expired', false, 'calm', 'done stopped next'],
  ['cancelled', false, 'calm', 'done stopped next'],
] as const)('a deposit that is %s: open %s, %s, %s', (state, open, tone, steps) => {
  expect(isOpen(state)).toBe(open);
  expect(toneOf(state)).toBe(tone);
  expect(stepStates(state).join(' ')).toBe(steps);
});
