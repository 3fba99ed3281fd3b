import { expect, it } from 'vitest';
import { isUsable } from './is-usable.ts';

it('rests until its time has come', () => {
  const from = '2026-11-21T12:00:00.000Z';
  expect(isUsable(from, Date.parse(from) - 1)).toBe(false);
  expect(isUsable(from, Date.parse(from))).toBe(true);
});
