import { type Fraction, multiplyByFraction, parseRate } from '@ikka/money';
import { divide, multiply, subtract } from '../exact/fractions.ts';
import type { Price } from './price.ts';

/**
 * What a stake of one returns, the stake included, in ten-thousandths: 99 is 990,000. Odds are kept, shown and paid with these four
 * digits, so that a player can check a payout by the odds that he saw.
 */
export type Odds = bigint;

/** The odds of 1: the stake comes back. */
export const EVEN: Odds = 10_000n;
/** At this prize group nothing would stay with the house. */
const GROUP_WITHOUT_MARGIN = 2_000n;
const GROUP_OF_TABLES = 1_800n;

/** Odds as a decimal with at most four digits behind the point, or null. */
export function readOdds(text: string): Odds | null {
  const rate = parseRate(text);
  if (rate === null || rate.numerator < 0n) return null;
  return (EVEN * rate.numerator) % rate.denominator === 0n
    ? (EVEN * rate.numerator) / rate.denominator
    : null;
}

export function printOdds(odds: Odds): string {
  const digits = String(odds).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}

export const oddsRate = (odds: Odds): Fraction => ({ numerator: odds, denominator: EVEN });

/** [LT8] The odds of a price at a prize group, rounded down to a ten-thousandth. */
export function oddsAt(price: Price, group: number): Odds {
  const ofGroup = { numerator: BigInt(group), denominator: GROUP_WITHOUT_MARGIN };
  switch (price.by) {
    case 'fixed':
      return decimal(price.odds);
    case 'table':
      return (decimal(price.perTwoAt1800) * BigInt(group)) / (2n * GROUP_OF_TABLES);
    case 'chance': {
      const due = multiply(subtract(ofGroup, price.push), price.share);
      return multiplyByFraction(EVEN, divide(due, price.chance), 'down');
    }
  }
}

function decimal(text: string): Odds {
  const odds = readOdds(text);
  if (odds === null) throw new RangeError(`no odds: ${text}`);
  return odds;
}
