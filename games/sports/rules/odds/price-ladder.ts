import { type Fraction, fraction, isLess } from '@ikka/money';

/** Steps in hundredths below an upper bound in whole units (SP2). */
const steps: readonly { readonly below: bigint; readonly step: bigint }[] = [
  { below: 3n, step: 1n },
  { below: 6n, step: 5n },
  { below: 10n, step: 10n },
  { below: 20n, step: 50n },
  { below: 50n, step: 100n },
];
const lastStep = 500n;

/** The least and the greatest odds that the house writes. */
const least = fraction(101n, 100n);
const most = 1_000n;

/** The price on the ladder at or next below these odds, towards the house; null where it would pay nothing worth a bet. */
export function onLadder(odds: Fraction): Fraction | null {
  if (isLess(odds, least)) return null;
  if (odds.numerator > most * odds.denominator) return fraction(most, 1n);
  const step = steps.find(({ below }) => odds.numerator < below * odds.denominator)?.step ?? lastStep;
  const hundredths = (odds.numerator * 100n) / odds.denominator;
  return fraction(hundredths - (hundredths % step), 100n);
}
