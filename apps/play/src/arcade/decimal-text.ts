import { latinDigits } from '@ikka/i18n';

/** Writes a whole number of 10^-digits: 5050 with two digits is "50.50". */
export function writeDecimal(value: bigint, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Reads what a person typed as a whole number of 10^-digits, or null. It may have fewer decimals, not more; digits of any
 * script that the page shows, a decimal comma and thousands' commas are understood.
 */
export function readDecimal(text: string, digits: number): bigint | null {
  const plain = latinDigits(text).replace(/\s/g, '').replace('٫', '.').replace(/٬/g, ',');
  const dotted = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replace(/,/g, '');
  const parts = /^(\d{0,12})(?:\.(\d*))?$/.exec(dotted);
  if (parts === null) return null;
  const [, whole = '', decimals = ''] = parts;
  if (whole + decimals === '' || decimals.length > digits) return null;
  return BigInt(whole + decimals.padEnd(digits, '0'));
}
