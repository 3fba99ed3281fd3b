import { expect, it } from 'vitest';
import { afterFee } from './after-fee.ts';

it.each([
  ['500.00', '0.00', '500.00'],
  ['500.10', '1.50', '492.60'],
  ['0.01', '20.00', '0.01'],
])('of %s with a fee of %s %% it credits %s', (amount, feePercent, credited) => {
  expect(afterFee(amount, 'PKR', feePercent)).toBe(credited);
});
