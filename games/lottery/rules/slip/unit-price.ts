import { type Fraction, fraction } from '@ikka/money';

/** [LT12] What one unit costs, in whole coins: two, or a tenth, a hundredth, a thousandth of it. */
export const unitModes = { YUAN: 1n, JIAO: 10n, FEN: 100n, LI: 1000n } as const;
export type UnitMode = keyof typeof unitModes;

const COINS_PER_UNIT = 2n;

/** The price of one unit in the currency's smallest units; of li it may be a part of one. */
export const unitPrice = (mode: UnitMode, multiple: bigint, currencyDigits: number): Fraction =>
  fraction(COINS_PER_UNIT * multiple * 10n ** BigInt(currencyDigits), unitModes[mode]);

/** What a line of so many units costs, or null where that is no whole number of smallest units and so cannot be charged. */
export function stakeOf(units: number, price: Fraction): bigint | null {
  const total = BigInt(units) * price.numerator;
  return total % price.denominator === 0n ? total / price.denominator : null;
}
