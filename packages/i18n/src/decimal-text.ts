import { latinDigits } from './latin-digits.ts';

/** Writes a whole number of 10^-digits: 5050 with two digits is "50.50". */
export function writeDecimal(value: bigint, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Thousands in threes (1,234,567) or as South Asia writes them (12,34,567). */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/**
 * Reads what a person typed as a whole number of 10^-digits, or null. It may have fewer decimals, not more; digits of any
 * script that the page shows, a decimal comma and thousands' commas are understood. A comma that could mean either, or
 * stands where neither has one, is not guessed at.
 */
export function readDecimal(text: string, digits: number): bigint | null {
  const plain = latinDigits(text).replace(/\s/g, '').replace('٫', '.').replace(/٬/g, ',');
  const dotted = grouped.test(plain) ? plain.replace(/,/g, '') : plain.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const parts = /^(\d{0,15})(?:\.(\d*))?$/.exec(dotted);
  if (parts === null) return null;
  const [, whole = '', decimals = ''] = parts;
  if (whole + decimals === '' || decimals.length > digits) return null;
  return BigInt(whole + decimals.padEnd(digits, '0'));
}
