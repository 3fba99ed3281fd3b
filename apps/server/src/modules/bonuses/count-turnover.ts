import { type BonusTerms, type ShelfCategory, shelfCategories } from '@ikka/contract';

/** What was staked on a game, less what of it came back; smallest units. */
export interface StakedGame {
  readonly key: string;
  readonly stake: bigint;
}

/** Stakes of one category, and how much of them counts. */
export interface TurnoverLine {
  /** Null for games that are not known any more: they count nothing. */
  readonly category: ShelfCategory | null;
  readonly staked: bigint;
  /** Percent of a stake. */
  readonly weight: number;
  /** Hundredths of smallest units: nothing is rounded bet by bet. */
  readonly exact: bigint;
}

/** The same with figures as text, as JSON can hold them. */
export type StoredLine = Omit<TurnoverLine, 'staked' | 'exact'> & {
  readonly staked: string;
  readonly exact: string;
};

export const storedLine = ({ staked, exact, ...line }: TurnoverLine): StoredLine => ({
  ...line,
  staked: String(staked),
  exact: String(exact),
});

export const lineOfStored = ({ staked, exact, ...line }: StoredLine): TurnoverLine => ({
  ...line,
  staked: BigInt(staked),
  exact: BigInt(exact),
});

/** The lines of stakes by category, in the shelf's order, games that are not known last. */
export function turnoverLines(
  weights: BonusTerms['weights'],
  staked: readonly StakedGame[],
  categoryOf: (gameId: string) => ShelfCategory | undefined,
): TurnoverLine[] {
  const sums = new Map<ShelfCategory | null, bigint>();
  for (const { key, stake } of staked) {
    const category = categoryOf(key) ?? null;
    sums.set(category, (sums.get(category) ?? 0n) + stake);
  }
  return [...shelfCategories, null].flatMap((category) => {
    const sum = sums.get(category) ?? 0n;
    if (sum === 0n) return [];
    const weight = category === null ? 0 : weights[category];
    return [{ category, staked: sum, weight, exact: sum * BigInt(weight) }];
  });
}

/** How far a bonus is, in smallest units. */
export interface Progress {
  readonly required: bigint;
  /** What counts of all stakes, rounded down once; those in play among them. */
  readonly counted: bigint;
  /** The most that stakes in play can make of it: they may yet come back. */
  readonly inPlay: bigint;
}

/** `stakesInPlay`: smallest units of stakes that are not settled. */
export function progressOf(
  required: bigint,
  lines: readonly TurnoverLine[],
  weights: BonusTerms['weights'],
  stakesInPlay: bigint,
): Progress {
  const exact = lines.reduce((sum, line) => sum + line.exact, 0n);
  const most = BigInt(Math.max(...Object.values(weights)));
  return { required, counted: exact > 0n ? exact / 100n : 0n, inPlay: (stakesInPlay * most + 99n) / 100n };
}

/** What is certain of it, no more than is required. */
export function playedOf({ required, counted, inPlay }: Progress): bigint {
  const certain = counted - inPlay;
  return certain <= 0n ? 0n : certain < required ? certain : required;
}

/**
 * Whether a bonus is met, over, or goes on. Met comes first: what was staked in time is never lost because the house looked
 * late. While stakes in play could still meet it, its end waits for them; while the member is excluded no time runs.
 */
export function judge(
  progress: Progress,
  time: { readonly now: Date; readonly endsAt: Date; readonly isHeldUp: boolean },
): 'met' | 'timeOver' | 'open' {
  const { required, counted, inPlay } = progress;
  if (counted - inPlay >= required) return 'met';
  if (time.isHeldUp || time.now < time.endsAt || counted >= required) return 'open';
  return 'timeOver';
}
