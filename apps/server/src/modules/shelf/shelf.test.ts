import { tables } from '@ikka/baccarat/rules';
import { houseGames } from '@ikka/games/node';
import { expect, it } from 'vitest';
import { createShelf } from './index.ts';

const shelf = createShelf(houseGames);

it('names the versions of games that one plays alone and of those that many play, and of no other', () => {
  const ids = ['karakoram-25', 'blackjack', 'crash', ...tables.map(({ id }) => id)];
  expect(ids.filter((id) => shelf.versions(id).length === 0)).toEqual([]);
  expect(shelf.versions('baccarat-saddar')).toEqual(['1.0.0']);
  expect(shelf.versions('outside-game')).toEqual([]);
});

it('keeps games that many play as one apart from those that one plays alone', () => {
  expect(shelf.own.current('crash')).toBeNull();
  expect(shelf.shared.current('crash')).toBe(shelf.current('crash'));
  expect(shelf.shared.current('dice')).toBeNull();
  expect(shelf.own.current('dice')).toBe(shelf.current('dice'));
});
