import type { HandReport } from '../../rooms/index.ts';
import { splitTransfers } from './split-transfers.ts';

/** What a hand adds to a pair's day; sums are those of `low`. */
export interface PairCount {
  readonly low: bigint;
  readonly high: bigint;
  readonly net: bigint;
  readonly quietNet: bigint;
  readonly netStakes: number;
  readonly squares: number;
  readonly lowActs: number;
  readonly lowRaises: number;
  readonly highActs: number;
  readonly highRaises: number;
  readonly lowConceded: number;
  readonly highConceded: number;
  readonly sharedNetwork: number;
  readonly lowRound: string;
  readonly highRound: string;
}

/** What it adds to a member's day against all others. */
export interface MemberCount {
  readonly memberId: bigint;
  readonly hands: number;
  readonly netStakes: number;
  readonly squares: number;
  readonly acts: number;
  readonly raises: number;
}

/** [IG1] What a hand adds to the statistics of its members, two by two. */
export function countsOfHand(hand: HandReport): {
  readonly pairs: readonly PairCount[];
  readonly members: readonly MemberCount[];
} {
  const seats = hand.seats
    .map((seat) => ({ ...seat, memberId: BigInt(seat.memberId) }))
    .toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  const transfers = splitTransfers(
    seats.map(({ memberId, stake, payout }) => ({
      memberId,
      stake: BigInt(stake),
      payout: BigInt(payout),
    })),
  );
  const won = (by: bigint, of: bigint): bigint =>
    transfers.reduce(
      (sum, { from, to, amount }) =>
        to === by && from === of ? sum + amount : from === by && to === of ? sum - amount : sum,
      0n,
    );
  const duel = (by: bigint, against: bigint) =>
    hand.duels.find((one) => one.memberId === String(by) && one.against === String(against)) ?? {
      acts: 0,
      raises: 0,
    };
  const hasConceded = (by: bigint, to: bigint): number =>
    hand.conceded?.by === String(by) && hand.conceded.to === String(to) ? 1 : 0;
  const pairs = seats.flatMap((one, at) =>
    seats.slice(at + 1).map((other): PairCount => {
      const [low, high] = [one.memberId, other.memberId];
      const net = won(low, high);
      const netStakes = inStakes(net, hand.stake);
      const [own, others] = [duel(low, high), duel(high, low)];
      return {
        low,
        high,
        net,
        quietNet: hand.isShown ? 0n : net,
        netStakes,
        squares: netStakes ** 2,
        lowActs: own.acts,
        lowRaises: own.raises,
        highActs: others.acts,
        highRaises: others.raises,
        lowConceded: hasConceded(low, high),
        highConceded: hasConceded(high, low),
        sharedNetwork: one.address !== null && one.address === other.address ? 1 : 0,
        lowRound: one.roundId,
        highRound: other.roundId,
      };
    }),
  );
  const members = seats.map(({ memberId }): MemberCount => {
    const own = pairs.filter(({ low, high }) => low === memberId || high === memberId);
    const duels = hand.duels.filter((one) => one.memberId === String(memberId));
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return {
      memberId,
      hands: own.length,
      netStakes: sum(own.map(({ low, netStakes }) => (low === memberId ? netStakes : -netStakes))),
      squares: sum(own.map(({ squares }) => squares)),
      acts: sum(duels.map(({ acts }) => acts)),
      raises: sum(duels.map(({ raises }) => raises)),
    };
  });
  return { pairs, members };
}

/** An amount in stakes of the room, so that a small room and a high one are told in one measure. No money is made of it. */
const inStakes = (amount: bigint, stake: string): number => Number(amount) / Number(stake);
