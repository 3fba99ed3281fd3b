import type { ContestTerms } from './contest-terms.ts';
import { splitEvenly } from './rake.ts';

/** A seat that has a part in a hand of a contest, with its chips at the deal and after it. */
export interface Contender {
  readonly seat: number;
  readonly before: bigint;
  readonly after: bigint;
}

export interface Placed {
  readonly seat: number;
  readonly place: number;
}

/** [SK22] A contest ends: after so many hands chips decide, and after so many further deals a tie is shared. */
export const HANDS_MOST = 500;
export const FURTHER_DEALS_MOST = 3;

/** [SK21] A seat's chips after a hand. In a pool points are counted against the losers, and nobody gets them. */
export function chipsAfter(
  kind: ContestTerms['kind'],
  before: bigint,
  { stake, payout }: { readonly stake: bigint; readonly payout: bigint },
): bigint {
  const change = payout - stake;
  return kind === 'pool' && change > 0n ? before : before + change;
}

/**
 * [SK22] Who has his place by a hand, and whether the contest is over with it. `contenders` are those who were still in, `hands` how many
 * hands were played with this one.
 */
export function placesAfter(
  { kind, deals }: Pick<ContestTerms, 'kind' | 'deals'>,
  contenders: readonly Contender[],
  hands: number,
): { readonly placed: readonly Placed[]; readonly isOver: boolean } {
  if (kind === 'deals') return placesByDeals(contenders, hands - deals);
  const left = contenders.filter(({ after }) => after > 0n);
  const out = ranked(
    contenders.filter(({ after }) => after <= 0n),
    ({ before }) => before,
    left.length,
  );
  if (left.length > 1 && hands < HANDS_MOST) return { placed: out, isOver: false };
  return { placed: [...ranked(left, ({ after }) => after, 0), ...out], isOver: true };
}

/** After the last deal the most chips win; those who are level at the top play further deals among themselves. */
function placesByDeals(contenders: readonly Contender[], further: number) {
  if (further < 0) return { placed: [], isOver: false };
  const leaders = contenders.filter((one) => contenders.every(({ after }) => after <= one.after));
  const isOver = leaders.length <= 1 || further >= FURTHER_DEALS_MOST;
  const placed = isOver
    ? ranked(contenders, ({ after }) => after, 0)
    : ranked(
        contenders.filter((one) => !leaders.includes(one)),
        ({ after }) => after,
        leaders.length,
      );
  return { placed, isOver };
}

/** Places behind `ahead` others; who is equal has the same one. */
function ranked(
  contenders: readonly Contender[],
  by: (one: Contender) => bigint,
  ahead: number,
): readonly Placed[] {
  return contenders.map((one) => ({
    seat: one.seat,
    place: ahead + 1 + contenders.filter((other) => by(other) > by(one)).length,
  }));
}

/** [SK23] What each place is worth of a pool, in smallest units; the remainder of the divisions is the first one's. */
export function prizeList(pool: bigint, prizes: readonly number[]): readonly bigint[] {
  const rounded = prizes.map((share) => (pool * BigInt(share)) / 10_000n);
  const odd = pool - rounded.reduce((sum, prize) => sum + prize, 0n);
  return rounded.map((prize, at) => (at === 0 ? prize + odd : prize));
}

/** [SK23] The prize of each seat. Who shares a place shares its prizes and those behind it; odd units go to the lowest seats. */
export function prizesOf(
  pool: bigint,
  prizes: readonly number[],
  placed: readonly Placed[],
): ReadonlyMap<number, bigint> {
  const list = prizeList(pool, prizes);
  const won = new Map<number, bigint>();
  for (const place of new Set(placed.map((one) => one.place))) {
    const seats = placed
      .filter((one) => one.place === place)
      .map(({ seat }) => seat)
      .sort((a, b) => a - b);
    const sum = list.slice(place - 1, place - 1 + seats.length).reduce((all, prize) => all + prize, 0n);
    for (const [at, share] of splitEvenly(sum, seats.length).entries()) won.set(seats[at] ?? 0, share);
  }
  return won;
}

/** The usual prizes by how many play. */
export function usualPrizes(seats: number): readonly number[] {
  if (seats <= 4) return [10_000];
  return seats <= 7 ? [6_500, 3_500] : [5_000, 3_000, 2_000];
}
