import { expect, it } from 'vitest';
import { hotkeyOf } from './hotkeys.ts';

const press = (code: string, change: object = {}) => ({
  code,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...change,
});
const field = { matches: (selector: string) => selector.startsWith('input') };

it.each([
  [press('KeyA'), null, 'half'],
  [press('KeyS'), null, 'double'],
  [press('KeyD'), null, null],
  [press('KeyA', { ctrlKey: true }), null, null],
  [press('KeyS', { metaKey: true }), null, null],
  [press('KeyS', { repeat: true }), null, null],
  [press('KeyS'), field, null],
])('%o on %o means %s', (event, target, meaning) => {
  expect(hotkeyOf(event, target)).toBe(meaning);
});
