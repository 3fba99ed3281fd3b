import { expect, it } from 'vitest';
import { movedIds } from './moved-ids.ts';

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['strange', 1, ['a', 'b', 'c']],
] as const)('moves %s by %i', (id, by, order) => {
  expect(movedIds(['a', 'b', 'c'], id, by)).toEqual(order);
});
