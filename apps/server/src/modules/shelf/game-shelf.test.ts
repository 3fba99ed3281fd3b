import { dice } from '@ikka/dice/round';
import { expect, it } from 'vitest';
import { createGameShelf } from './game-shelf.ts';

it('plays the last version of a game, and knows all of them', () => {
  const changed = { ...dice, version: '1.1.0' };
  const shelf = createGameShelf([dice, changed]);
  expect(shelf.current('dice')).toBe(changed);
  expect(shelf.version('dice', '1.0.0')).toBe(dice);
  expect(shelf.version('dice', '2.0.0')).toBeNull();
  expect(shelf.versions('dice')).toEqual(['1.1.0', '1.0.0']);
  expect([shelf.current('moon'), shelf.versions('moon')]).toEqual([null, []]);
});

it('takes no two of one version', () => {
  expect(() => createGameShelf([dice, { ...dice }])).toThrow('dice 1.0.0 is on the shelf twice');
});
