/**
 * What an operator typed as an amount, as the wire writes it with its two digits; null where it is none. Thousands separators
 * are forgiven.
 */
export function readAmount(typed: string): string | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(typed.replace(/[,\s]/g, ''));
  if (!match) return null;
  return `${(match[1] ?? '').replace(/^0+(?=\d)/, '')}.${(match[2] ?? '').padEnd(2, '0')}`;
}

/** As `readAmount`, and above zero. */
export function readAmountAboveZero(typed: string): string | null {
  const amount = readAmount(typed);
  return amount === null || /^0\.0+$/.test(amount) ? null : amount;
}
