import { expect, it } from 'vitest';
import { matchOf, problemsOf } from './match-draft.ts';

const wish = { amount: '1500.00', currency: 'PKR', isSecond: false };
const draft = { received: '1500', bankReference: 'FT-12', reason: '' };

it.each([
  ['as wished', draft, wish, { received: '1500.00', bankReference: 'FT-12' }, ''],
  [
    'with a comma and one digit',
    { ...draft, received: '1,500.0' },
    wish,
    { received: '1500.00', bankReference: 'FT-12' },
    '',
  ],
  [
    'less, without a reason',
    { ...draft, received: '900' },
    wish,
    { received: '900.00', bankReference: 'FT-12', reason: '' },
    'reason',
  ],
  [
    'less, with a reason',
    { ...draft, received: '900', reason: ' charge ' },
    wish,
    { received: '900.00', bankReference: 'FT-12', reason: 'charge' },
    '',
  ],
  [
    'less, as the second',
    { ...draft, received: '900' },
    { ...wish, isSecond: true },
    { received: '900.00', bankReference: 'FT-12' },
    '',
  ],
  ['nothing', { ...draft, received: '0' }, wish, null, 'received'],
  ['no amount', { ...draft, received: 'all' }, wish, null, 'received'],
  ['too many digits', { ...draft, received: '1.005' }, wish, null, 'received'],
  [
    'a short reference',
    { ...draft, bankReference: 'F' },
    wish,
    { received: '1500.00', bankReference: 'F' },
    'bankReference',
  ],
] as const)('a match %s', (_, typed, of, match, problems) => {
  expect(matchOf(typed, of)).toEqual(match);
  expect(Object.keys(problemsOf(typed, of)).join(' ')).toBe(problems);
});
