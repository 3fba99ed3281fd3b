/**
 * The same text with every decimal digit of another script as its Latin one: Urdu (۰–۹), Arabic (٠–٩), full-width and
 * the rest. A keyboard's language must not decide whether a number or a code is right.
 */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/**
 * Unicode keeps the ten digits of a script side by side, zero first. The one block in which such tens touch, that of
 * the mathematical digits, is folded by NFKC.
 */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}
