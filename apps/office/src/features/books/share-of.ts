/** The size of a decimal amount without its sign, for a drawing; the figure itself is never computed here. */
const size = (amount: string): number => Math.abs(Number(amount));

/** How long a bar is, in per cent of the longest one; a shard that holds anything shows at least a sliver. */
export function shareOf(amount: string, largest: string): number {
  const whole = size(largest);
  if (whole === 0 || size(amount) === 0) return 0;
  return Math.max(1, Math.round((size(amount) / whole) * 100));
}

shareOf.larger = (one: string, other: string): string => (size(one) >= size(other) ? one : other);
