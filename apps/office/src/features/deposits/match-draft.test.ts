import { expect, it } from 'vitest';
import type { OfficeDeposit } from './deposit-words.ts';
import { bonusToBe, matchOf, problemsOf } from './match-draft.ts';

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

it('says what the chosen bonus gives on what arrived, less the fee', () => {
  const terms = {
    currency: 'PKR',
    percent: '50.00',
    fixed: '0.00',
    cap: '400.00',
    depositMin: '500.00',
  } as const;
  const bonusTerms = { ...terms, turnoverTimes: '2.00', base: 'bonus' } as OfficeDeposit['bonusTerms'];
  const deposit = {
    bonusTerms,
    currency: 'PKR',
    to: { bank: '', holder: '', number: '', feePercent: '1.50' },
  };
  expect(bonusToBe('600.00', deposit)).toEqual({
    credited: '591.00',
    gives: { bonus: '295.50', required: '591.00' },
  });
  expect(bonusToBe('9000.00', deposit)?.gives).toEqual({ bonus: '400.00', required: '800.00' });
  expect(bonusToBe('507.00', deposit)).toEqual({ credited: '499.40', gives: null });
  expect(bonusToBe('600.00', { ...deposit, bonusTerms: null })).toBeNull();
});
