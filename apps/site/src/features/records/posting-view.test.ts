import { expect, it } from 'vitest';
import { movesCash, viewAccount } from './posting-view.ts';

it.each([
  ['cash', 'cash', ''],
  ['vendor:IKKA_SLOT', 'vendor', 'IKKA_SLOT'],
  ['provider:bank:2', 'provider', 'bank:2'],
  ['moon', null, ''],
])('reads %s', (name, kind, label) => {
  expect(viewAccount(name)).toEqual({ kind, label });
});

it.each([
  ['cash', 'in_play', true],
  ['vendor:IKKA_SLOT', 'cash', true],
  ['in_play', 'vendor:IKKA_SLOT', false],
])('from %s to %s moves the cash: %s', (from, to, moves) => {
  expect(movesCash({ from, to })).toBe(moves);
});
