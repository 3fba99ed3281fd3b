/**
 * What the house keeps of a transfer: `percent` (such as `1.50`) of what arrived, rounded down to whole smallest units, so
 * that the remainder is the member's.
 */
export function transferFee(received: bigint, percent: string): bigint {
  const [whole = '0', part = ''] = percent.split('.');
  const basisPoints = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
  return (received * basisPoints) / 10_000n;
}
