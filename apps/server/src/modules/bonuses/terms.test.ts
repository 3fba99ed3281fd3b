import { expect, it } from 'vitest';
import { rupees, usualTerms } from './bonuses-test-terms.ts';
import { decideGrant } from './decide-grant.ts';
import { bonusOn, figuresOf, turnoverFor } from './terms.ts';

it.each([
  ['half of what was credited', {}, '1000.00', '500.00'],
  ['rounded down to the smallest unit', { percent: '33.33' }, '100.10', '33.36'],
  ['no more than the cap', {}, '100000.00', '5000.00'],
  ['a fixed sum on top', { percent: '10.00', fixed: '50.00' }, '200.00', '70.00'],
  ['the cap counts for both together', { fixed: '4999.99' }, '200.00', '5000.00'],
  ['nothing below the least deposit', { fixed: '50.00' }, '99.99', '0.00'],
  ['something from the least deposit on', {}, '100.00', '50.00'],
] as const)('[BO2] the bonus: %s', (_what, change, credited, expected) => {
  expect(bonusOn({ ...usualTerms, ...change }, rupees(credited))).toBe(rupees(expected));
});

it.each([
  ['bonus', '2.00', '1000.00'],
  ['depositAndBonus', '2.00', '3000.00'],
  ['bonus', '1.25', '625.00'],
] as const)('[BO2] the turnover on %s, %s times', (base, turnoverTimes, expected) => {
  const terms = { ...usualTerms, base, turnoverTimes };
  expect(turnoverFor(terms, rupees('1000.00'), rupees('500.00'))).toBe(rupees(expected));
});

it('[BO2] rounds the turnover up', () => {
  expect(turnoverFor({ ...usualTerms, turnoverTimes: '1.01' }, 100n, 33n)).toBe(34n);
});

it('[BO1] reads no terms with an amount of another currency’s digits, or of play money', () => {
  expect(figuresOf({ ...usualTerms, cap: '5' })).toBeNull();
  expect(figuresOf({ ...usualTerms, currency: 'PKT' })).toBeNull();
  expect(figuresOf(usualTerms)).toMatchObject({ basisPoints: 5_000n, cap: 500_000n });
});

const nobody = { isExcluded: false, hasActive: false, hasDeposited: false, hasTakenToday: false };
it.each([
  ['first', nobody, null],
  ['first', { ...nobody, hasDeposited: true }, 'notFirst'],
  ['every', { ...nobody, hasDeposited: true, hasTakenToday: true }, null],
  ['daily', { ...nobody, hasDeposited: true }, null],
  ['daily', { ...nobody, hasTakenToday: true }, 'taken'],
  ['every', { ...nobody, hasActive: true }, 'active'],
  ['every', { ...nobody, isExcluded: true, hasActive: true }, 'excluded'],
] as const)('[BO3] an offer for %s deposits, to who stands so %o: %s', (occasion, standing, denied) => {
  const decided = decideGrant({ ...usualTerms, occasion }, rupees('200.00'), standing);
  expect(decided).toEqual(denied === null ? { amount: rupees('100.00') } : { denied });
});

it('[BO2] a deposit that came too small brings none', () => {
  expect(decideGrant(usualTerms, rupees('99.99'), nobody)).toEqual({ denied: 'amount' });
});
