interface Span {
  readonly beginsAt: Date;
  /** Null: for good. */
  readonly endsAt: Date | null;
  readonly liftedAt: Date | null;
}

/** For how long of a time a member was excluded from play, in milliseconds; exclusions that overlap count once. */
export function excludedMs(exclusions: readonly Span[], from: Date, to: Date): number {
  const spans = exclusions
    .map(({ beginsAt, endsAt, liftedAt }) => ({
      begins: Math.max(beginsAt.getTime(), from.getTime()),
      ends: Math.min(
        endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
        liftedAt?.getTime() ?? Number.POSITIVE_INFINITY,
        to.getTime(),
      ),
    }))
    .toSorted((a, b) => a.begins - b.begins);
  let sum = 0;
  let reached = from.getTime();
  for (const { begins, ends } of spans) {
    const start = Math.max(begins, reached);
    if (ends <= start) continue;
    sum += ends - start;
    reached = ends;
  }
  return sum;
}
