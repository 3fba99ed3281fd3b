import {
  add,
  divide,
  type Fraction,
  fraction,
  isLess,
  multiply,
  one,
  parseRate,
  subtract,
} from '@ikka/money';

/** The ways in which odds are written (SP1). */
export const oddsFormats = ['decimal', 'fractional', 'hong_kong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const negative = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
});
const hundred = fraction(100n, 1n);

/** Decimal odds as the number of another format. Of `fractional` it is what is won for each unit. */
export function inFormat(decimal: Fraction, format: OddsFormat): Fraction {
  const won = subtract(decimal, one);
  const lost = () => negative(divide(one, won));
  switch (format) {
    case 'decimal':
      return decimal;
    case 'fractional':
    case 'hong_kong':
      return won;
    case 'malay':
      return isLess(one, won) ? lost() : won;
    case 'indonesian':
      return isLess(won, one) ? lost() : won;
    case 'american':
      return multiply(isLess(won, one) ? lost() : won, hundred);
  }
}

/** The decimal odds of a number of another format; null for a number that the format does not have. */
export function fromFormat(value: Fraction, format: OddsFormat): Fraction | null {
  if (value.numerator === 0n) return null;
  const won = value.numerator > 0n ? value : negative(divide(one, value));
  switch (format) {
    case 'decimal':
      return isLess(one, value) ? value : null;
    case 'fractional':
    case 'hong_kong':
      return value.numerator > 0n ? add(one, value) : null;
    case 'malay':
    case 'indonesian':
      return add(one, won);
    case 'american':
      return value.numerator > 0n
        ? add(one, divide(value, hundred))
        : add(one, divide(hundred, negative(value)));
  }
}

/** How many digits of each format a page shows. */
const shownDigits: Readonly<Record<OddsFormat, number>> = {
  decimal: 2,
  fractional: 0,
  hong_kong: 2,
  malay: 2,
  indonesian: 2,
  american: 0,
};

const signed: readonly OddsFormat[] = ['malay', 'indonesian', 'american'];

/** Writes decimal odds in a format: `1.95`, `19/20`, `0.95`, `+0.95`, `-1.05`, `-105`. Rounded to the nearest last digit, halves away from zero. */
export function printOdds(decimal: Fraction, format: OddsFormat, digits = shownDigits[format]): string {
  const value = inFormat(decimal, format);
  if (format === 'fractional') return `${value.numerator}/${value.denominator}`;
  const text = printRounded(value, digits);
  return signed.includes(format) && value.numerator > 0n ? `+${text}` : text;
}

function printRounded({ numerator, denominator }: Fraction, digits: number): string {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const scale = 10n ** BigInt(digits);
  const rounded = (magnitude * scale * 2n + denominator) / (denominator * 2n);
  const whole = `${rounded / scale}`;
  const rest = digits === 0 ? '' : `.${`${rounded % scale}`.padStart(digits, '0')}`;
  return `${numerator < 0n ? '-' : ''}${whole}${rest}`;
}

/** Reads decimal odds above 1, such as `1.95`; null for anything else. */
export function readOdds(text: string): Fraction | null {
  const value = parseRate(text);
  return value === null ? null : fromFormat(value, 'decimal');
}
