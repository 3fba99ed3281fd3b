import { describe, expect, it } from 'vitest';
import { gameOptions, nameToFind } from './game-options.ts';

const dice = { gameId: 'dice', displayName: { EN: 'Dice', UR: 'ڈائس' } };
const mines = { gameId: 'mines', displayName: { EN: 'Mines', UR: 'مائنز' } };
const none = 'Any';

describe('the games to choose from', () => {
  it.each([
    ['nothing is chosen', undefined, undefined, ['', 'dice']],
    ['the chosen one was found', 'dice', dice, ['', 'dice']],
    ['the chosen one was not among those found', 'mines', mines, ['', 'mines', 'dice']],
    ['the chosen one is not known any more', 'gone', undefined, ['', 'gone', 'dice']],
  ] as const)('hold what is chosen where %s', (_, value, chosenGame, ids) => {
    const options = gameOptions([dice], { value, chosenGame, language: 'en', none });
    expect(options.map((option) => option.value)).toEqual(ids);
  });

  it('are named in the language of the page; one that is gone by its id', () => {
    const options = gameOptions([dice], { value: 'gone', chosenGame: undefined, language: 'ur', none });
    expect(options.map(({ label }) => label)).toEqual([none, 'gone', 'ڈائس']);
  });

  it('are asked for by what was typed, and all of them while the field shows what is chosen', () => {
    expect(nameToFind(' min ', [none, 'dice', 'Dice'])).toBe('min');
    expect(nameToFind('Dice', [none, 'dice', 'Dice'])).toBe('');
    expect(nameToFind('', [none, undefined])).toBe('');
  });
});
