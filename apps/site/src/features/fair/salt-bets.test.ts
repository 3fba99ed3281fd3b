import { saltOf } from '@ikka/fair';
import { expect, it } from 'vitest';
import { saltOfText } from './salt-bets.ts';

const bets = ['0198d2a0-0000-7000-8000-00000000000b', '0198d2a0-0000-7000-8000-00000000000a'];

it.each([bets.join(','), bets.join('\n'), ` ${bets.join(' ,  ').toUpperCase()}\n`])('reads %j', (text) => {
  expect(saltOfText(text)).toBe(saltOf(bets));
});

it.each(['', ' , ', 'a bet', `${bets[0]} and ${bets[1]}`, bets.join('')])('reads no bets in %j', (text) => {
  expect(saltOfText(text)).toBeNull();
});
