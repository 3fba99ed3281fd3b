import { karakoram25 } from '@ikka/karakoram-25/round';
import { limbo } from '@ikka/limbo/round';
import { expect, it } from 'vitest';
import { stakesWithin } from './greatest-wins.ts';

const stakes = [500n, 2_500n, 25_000n];

it.each([
  // A round of the slot returns 1,000 stakes at most.
  ['karakoram-25', karakoram25, 2_500_000n, [500n, 2_500n]],
  ['karakoram-25', karakoram25, null, stakes],
  ['crash', null, 25_000_000n, [500n, 2_500n]],
  // A table pays 34.55 times its greatest stake at most, where a side spot takes a tenth of it.
  ['baccarat-anarkali', null, 1_000_000n, stakes],
  ['baccarat-anarkali', null, 863_750n, stakes],
  ['baccarat-saddar', null, 863_749n, [500n, 2_500n]],
  // Side spots take the least stake however small the greatest is: 2 x 2,500 and 325.5 x 500.
  ['baccarat-anarkali', null, 167_750n, [500n, 2_500n]],
  ['baccarat-anarkali', null, 167_749n, [500n]],
  ['baccarat-anarkali', null, 163_749n, []],
  // What is chosen decides: the bet is judged.
  ['limbo', limbo, 1n, stakes],
  ['outside-game', null, 1n, stakes],
] as const)('%s offers within a greatest win of %s', (gameId, game, winMax, offered) => {
  expect(stakesWithin(game, gameId, stakes, winMax)).toEqual(offered);
});
