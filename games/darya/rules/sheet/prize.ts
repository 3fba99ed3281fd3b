import { type Fraction, fraction } from '@ikka/money';

/**
 * [D3] What a caught fish pays, in whole multiples of the cannon's value: always the same, or one of a table that is drawn after
 * the catch, whatever else swims in the room. Weights are whole numbers.
 */
export type Prize = { readonly multiplier: number } | { readonly table: readonly PrizeRow[] };
export type PrizeRow = readonly [multiplier: number, weight: number];

/** A prize as its rows, a single one included. */
export const rowsOf = (prize: Prize): readonly PrizeRow[] =>
  'table' in prize ? prize.table : [[prize.multiplier, 1]];

export const weightOf = (prize: Prize): number => rowsOf(prize).reduce((sum, [, weight]) => sum + weight, 0);

/** The exact mean of the multiplier to the power of `power`. */
export function meanOf(prize: Prize, power: 1 | 2 = 1): Fraction {
  const sum = rowsOf(prize).reduce((all, [multiplier, weight]) => all + multiplier ** power * weight, 0);
  return fraction(BigInt(sum), BigInt(weightOf(prize)));
}

export const greatestOf = (prize: Prize): number =>
  Math.max(...rowsOf(prize).map(([multiplier]) => multiplier));
