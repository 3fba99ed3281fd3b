import { tables } from '@ikka/baccarat/rules';
import { expect, it } from 'vitest';
import { houseShelf, versionsOf } from './house-shelf.ts';

it('names the versions of games that one plays alone and of those that many play, and of no other', () => {
  const known = versionsOf(houseShelf());
  const ids = ['karakoram-25', 'blackjack', 'crash', ...tables.map(({ id }) => id)];
  expect(ids.filter((id) => known(id).length === 0)).toEqual([]);
  expect(known('baccarat-saddar')).toEqual(['1.0.0']);
  expect(known('outside-game')).toEqual([]);
});
