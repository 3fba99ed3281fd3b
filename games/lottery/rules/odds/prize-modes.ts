import { type Fraction, fraction } from '@ikka/money';

/** [LT8] Families of lotteries, each with its own range of prize groups; SEA has fixed odds, and none. */
export const prizeModes = {
  /** Classic prize-group lotteries: five digits and 11x5 at five minutes. */
  Lott: { groupLeast: 1700, groupMost: 1960 },
  /** All other draws of the house at three and five minutes. */
  ZY: { groupLeast: 1700, groupMost: 1950 },
  /** The house's draws of every minute. */
  Elott: { groupLeast: 1700, groupMost: 1940 },
  /** Outside lotteries of South-East Asia, and the house's draws after their manner. */
  SEA: { groupLeast: 1800, groupMost: 1800 },
} as const;

export type PrizeMode = keyof typeof prizeModes;

/** What a player chose between: higher prizes, or a part of every stake back. */
export interface PrizeChoice {
  readonly group: number;
  /** Of the stake, credited whether it won or lost. */
  readonly rebate: Fraction;
}

const GROUP_WITHOUT_MARGIN = 2_000n;

/**
 * The choice of a prize group for an account that has `accountMost`: what the group leaves of it comes back as a rebate, so that both
 * together return the same. Null where the group is none of the mode's, above the account's, or no whole number.
 */
export function choosePrize(mode: PrizeMode, accountMost: number, group: number): PrizeChoice | null {
  const { groupLeast, groupMost } = prizeModes[mode];
  const most = Math.min(accountMost, groupMost);
  if (!Number.isInteger(group) || group < groupLeast || group > most) return null;
  return { group, rebate: fraction(BigInt(most - group), GROUP_WITHOUT_MARGIN) };
}
