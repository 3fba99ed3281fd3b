import { expect, it } from 'vitest';
import { transferFee } from './transfer-fee.ts';

it.each([
  [100_000n, '0.00', 0n],
  [100_000n, '1.50', 1_500n],
  [99_999n, '1.50', 1_499n],
  [1n, '20.00', 0n],
  [7n, '20.00', 1n],
  [10n ** 17n, '0.01', 10n ** 13n],
] as const)('[C17] of %s at %s percent the house keeps %s', (received, percent, fee) =>
  expect(transferFee(received, percent)).toBe(fee),
);
