/** Chips of one worth, piled. */
export interface ChipColumn {
  /** Place in the row of worths, from the least: its colour. */
  readonly tone: number;
  readonly count: number;
}

/** Worths in units of the table's stake, from the least; each is a whole number of the one before. */
const worths = [1n, 5n, 25n, 100n, 500n, 2_500n, 10_000n] as const;

const columnsMost = 4;
const highest = 6;

/**
 * An amount as chips that lie on felt: the dearest first, as few as there can be. `unit` is the worth of the least chip in the same
 * smallest units. It is a picture: what is less than a chip, or more than `columnsMost` piles of `highest`, is not in it.
 */
export function chipColumns(amount: bigint, unit: bigint): readonly ChipColumn[] {
  if (amount <= 0n || unit <= 0n) return [];
  let rest = amount;
  const columns: ChipColumn[] = [];
  for (const [fromTop, worth] of worths.toReversed().entries()) {
    const tone = worths.length - 1 - fromTop;
    const count = rest / (worth * unit);
    rest -= count * worth * unit;
    if (count > 0n) columns.push({ tone, count: Number(count < BigInt(highest) ? count : BigInt(highest)) });
  }
  return columns.length === 0 ? [{ tone: 0, count: 1 }] : columns.slice(0, columnsMost);
}
