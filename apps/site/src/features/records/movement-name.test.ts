import { expect, it } from 'vitest';
import { movementName } from './movement-name.ts';

it.each([
  ['withdrawal', 'withdrawal_returned', 'kinds.withdrawal_returned'],
  ['deposit', 'deposit_reversed', 'kinds.deposit_reversed'],
  ['deposit', 'deposit', 'types.deposit'],
  ['adjustment', 'a kind of tomorrow', 'types.adjustment'],
] as const)('a movement of type %s and kind %s is called %s', (type, kind, name) => {
  expect(movementName({ type, kind })).toBe(name);
});
