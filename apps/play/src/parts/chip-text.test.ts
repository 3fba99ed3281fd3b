import { currencies } from '@ikka/money';
import { expect, it } from 'vitest';
import { chipText } from './chip-text.ts';

it.each([
  [200n, '2'],
  [250n, '2.5'],
  [225n, '2.25'],
  [100_000n, '1K'],
  [250_000n, '2.5K'],
  [199_999n, '1.99K'],
  [100_000_000n, '1M'],
  [0n, '0'],
])('writes %i smallest units on a chip as %s', (amount, text) => {
  expect(chipText(amount, currencies.PKR)).toBe(text);
});
