/** What one player has put in. */
export interface Contribution {
  readonly amount: bigint;
  readonly isFolded: boolean;
}

/** A part of the pot and who may win it, by place. */
export interface Pot {
  readonly amount: bigint;
  readonly places: readonly number[];
}

export interface Pots {
  /** What nobody called, and whose it is; null where all was called. */
  readonly refund: { readonly place: number; readonly amount: bigint } | null;
  /** The main pot first. */
  readonly pots: readonly Pot[];
}

/** The lesser of two amounts. */
export function lesserOf(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

const highestOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, amount) => -lesserOf(-most, -amount), 0n);

/** [TH11, TH12] Gives back what nobody called, and lays the rest into pots by what each player has put in. Source: pvp.md, side pots. */
export function potsOf(contributions: readonly Contribution[]): Pots {
  const amounts = contributions.map(({ amount }) => amount);
  const highest = highestOf(amounts);
  const place = amounts.indexOf(highest);
  const second = highestOf(amounts.filter((_, at) => at !== place));
  const refund = highest > second ? { place, amount: highest - second } : null;
  const called = amounts.map((amount) => lesserOf(amount, second));
  const levels = [...new Set(called.filter((_, at) => contributions[at]?.isFolded === false))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const pots: Pot[] = [];
  for (const [at, level] of levels.entries()) {
    const below = levels[at - 1] ?? 0n;
    const isLast = at === levels.length - 1;
    // What those who folded had in above the last level is in the last pot.
    const upTo = (amount: bigint) => (isLast ? amount : lesserOf(amount, level));
    const amount = called.reduce((sum, one) => sum + (one > below ? upTo(one) - below : 0n), 0n);
    const places = contributions.flatMap(({ isFolded }, one) =>
      !isFolded && (called[one] ?? 0n) >= level ? [one] : [],
    );
    const before = pots.at(-1);
    if (before?.places.length === places.length)
      pots[pots.length - 1] = { places, amount: before.amount + amount };
    else pots.push({ amount, places });
  }
  return { refund, pots };
}
