/** An exact decimal: `units` × 10^-`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export const zero: Decimal = { units: 0n, scale: 0 };

/** Reads a plain decimal such as `0.00012` or `-3`; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const form = /^(-?)(\d{1,20})(?:\.(\d{1,28}))?$/.exec(text);
  if (!form) return null;
  const [, sign, whole = '', part = ''] = form;
  const units = BigInt(whole + part);
  return { units: sign === '-' ? -units : units, scale: part.length };
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const at = ({ units, scale: own }: Decimal) => units * 10n ** BigInt(scale - own);
  return { units: at(a) + at(b), scale };
}

export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { ...b, units: -b.units });

export const times = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** Whole smallest units of a currency of so many digits, never more than there is: the rest stays where it is. */
export function floorTo({ units, scale }: Decimal, digits: number): bigint {
  const shift = digits - scale;
  if (shift >= 0) return units * 10n ** BigInt(shift);
  const by = 10n ** BigInt(-shift);
  const whole = units / by;
  return units < 0n && whole * by !== units ? whole - 1n : whole;
}
