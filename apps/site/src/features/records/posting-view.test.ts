import { expect, it } from 'vitest';
import { viewAccount } from './posting-view.ts';

it.each([
  ['cash', 'cash', ''],
  ['vendor:IKKA_SLOT', 'vendor', 'IKKA_SLOT'],
  ['provider:bank:2', 'provider', 'bank:2'],
  ['moon', null, ''],
])('reads %s', (name, kind, label) => {
  expect(viewAccount(name)).toEqual({ kind, label });
});
