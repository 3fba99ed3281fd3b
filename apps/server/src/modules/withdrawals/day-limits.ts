/** What a member of a level may withdraw in a day. */
export interface DayLimit {
  readonly fromLevel: number;
  /** Smallest units. */
  readonly amountMax: bigint;
  readonly countMax: number;
}

export interface DayLeft {
  readonly amountMax: bigint;
  readonly amountLeft: bigint;
  readonly countMax: number;
  readonly countLeft: number;
}

/** The limit of a VIP level: that of the highest level of the list that was reached; the lowest one where none was. */
export function limitOf(limits: readonly DayLimit[], level: number): DayLimit {
  const sorted = [...limits].sort((one, other) => one.fromLevel - other.fromLevel);
  const reached = sorted.filter(({ fromLevel }) => fromLevel <= level);
  const limit = reached.at(-1) ?? sorted[0];
  if (limit === undefined) throw new Error('there is no limit of a day');
  return limit;
}

/** What is left of a day of which so much was used. A limit that was lowered since leaves nothing, never less. */
export function leftOfDay(
  { amountMax, countMax }: DayLimit,
  used: { readonly sum: bigint; readonly count: number },
): DayLeft {
  return {
    amountMax,
    amountLeft: used.sum < amountMax ? amountMax - used.sum : 0n,
    countMax,
    countLeft: Math.max(0, countMax - used.count),
  };
}
