import { expect, it } from 'vitest';
import { turnoverPercent } from './turnover-percent.ts';

it.each([
  ['1000.00', '250.00', 25],
  ['0.00', '0.00', 100],
  ['3.00', '2.99', 99],
])('of %s with %s staked is at %i percent', (required, played, percent) => {
  expect(turnoverPercent({ required, played }, 'PKR')).toBe(percent);
});
