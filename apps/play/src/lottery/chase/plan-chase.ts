import { growingMultiples, levelMultiples } from '@ikka/lottery/rules';

/** How a chase is to go on: over how many draws, at which multiples, and until when. */
export interface ChaseDraft {
  readonly draws: number;
  /** The multiple of the first draw. */
  readonly start: number;
  /** By what it grows, 1 where it stays, after every so many draws. */
  readonly factor: number;
  readonly every: number;
  readonly stopsAfterWin: boolean;
}

export const usualChase: ChaseDraft = { draws: 5, start: 1, factor: 1, every: 1, stopsAfterWin: true };

/** One draw of a chase, with what is staked on it and on all up to it. */
export interface PlannedStep {
  readonly issue: string;
  readonly multiple: number;
  readonly stake: bigint;
  readonly until: bigint;
}

/** The draws of a chase over these issues, the first on sale; `stake` is that of a multiple of one, in smallest units. */
export function planChase(
  { draws, start, factor, every }: ChaseDraft,
  issues: readonly { readonly number: string }[],
  stake: bigint,
): PlannedStep[] {
  const over = issues.slice(0, draws);
  const multiples =
    factor === 1
      ? levelMultiples(over.length, BigInt(start))
      : growingMultiples(over.length, { start: BigInt(start), factor: BigInt(factor), every });
  let until = 0n;
  return over.map(({ number }, at) => {
    const multiple = multiples[at] ?? 1n;
    until += multiple * stake;
    return { issue: number, multiple: Number(multiple), stake: multiple * stake, until };
  });
}
