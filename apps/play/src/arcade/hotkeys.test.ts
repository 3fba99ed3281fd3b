import { guide as blackjack } from '@ikka/blackjack/stage';
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

it.each([[[]], [['decline']]])(
  'changes no stake by a key that plays a hand of blackjack, after %j',
  (acts) => {
    const shown = { cards: [0, 48, 1, null] };
    const options = blackjack.steps?.options({
      choice: { main: '1000', pairs: '0', plus3: '0', acts },
      shown,
    });
    const keys = options?.map(({ key }) => key ?? '') ?? [];
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(hotkeyOf(press(key), null)).toBeNull();
  },
);
