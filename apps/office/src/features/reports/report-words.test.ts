import { expect, it } from 'vitest';
import { sumOf } from './report-words.ts';

it.each([
  [['1.00', '2.50'], '3.50'],
  [['-0.05', '0.02'], '-0.03'],
  [['99999999999999.99', '0.01'], '100000000000000.00'],
  [['5', '-7'], '-2'],
  [[], '0.00'],
])('adds %j', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});
