/** Reads an amount of the wire into smallest units; null where it is none with exactly these digits. */
export function readAmount(text: string, digits: number): bigint | null {
  const form = digits === 0 ? /^(0|[1-9]\d{0,12})$/ : new RegExp(`^(0|[1-9]\\d{0,12})\\.\\d{${digits}}$`);
  return form.test(text) ? BigInt(text.replace('.', '')) : null;
}

export function writeAmount(units: bigint, digits: number): string {
  if (digits === 0) return String(units);
  const text = String(units).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
