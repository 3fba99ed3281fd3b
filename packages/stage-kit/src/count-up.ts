/**
 * The amount that a figure shows while it counts up: at `progress` 0 exactly `from`, at 1 exactly `to`, in smallest
 * units. Progress is clamped, and the figure never passes its end.
 */
export function countUpAt(from: bigint, to: bigint, progress: number): bigint {
  if (progress >= 1) return to;
  if (progress <= 0) return from;
  const parts = BigInt(Math.round(progress * 10_000));
  return from + ((to - from) * parts) / 10_000n;
}

/** How long a count-up takes: longer for more, but nobody waits more than `maxMs`. */
export function countUpMs(multiple: number, maxMs = 5200): number {
  return Math.min(maxMs, 420 + 460 * Math.log2(1 + Math.max(0, multiple)));
}
