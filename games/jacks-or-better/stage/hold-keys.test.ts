import { expect, it } from 'vitest';
import { holdKeyOf } from './hold-keys.ts';

const press = (code: string, change = {}) => ({
  code,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...change,
});
const at = (...selectors: string[]) => ({
  matches: (selector: string) => selectors.some((one) => selector.includes(one)),
});

it.each([
  ['Digit1', null, 0],
  ['Digit5', null, 4],
  ['Numpad3', null, 2],
  ['Digit6', null, null],
  ['Digit0', null, null],
  ['KeyA', null, null],
  ['Enter', null, 'draw'],
  ['NumpadEnter', null, 'draw'],
  ['Enter', at('button'), null],
  ['Digit2', at('button'), 1],
  ['Digit2', at('textarea'), null],
  ['Enter', at('[role="dialog"]'), null],
] as const)('%s on %o means %s', (code, target, meaning) => {
  expect(holdKeyOf(press(code), target)).toBe(meaning);
});

it('leaves held keys and those of the browser alone', () => {
  for (const change of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(holdKeyOf(press('Digit1', change), null)).toBeNull();
  }
});
