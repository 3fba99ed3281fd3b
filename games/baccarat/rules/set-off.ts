import type { SpotStakes } from './choice.ts';
import { oppositeSpots, type Spot } from './spots.ts';

/**
 * [B15] What of each of a member's bets on one coup his own bets on the other side set off, in smallest units: only the
 * difference of the two sides is turned over. Where one side has more, its first bets are set off first.
 */
export function setOffOf(bets: readonly SpotStakes[]): bigint[] {
  const setOff = bets.map(() => 0n);
  const sumOn = (spot: Spot) => bets.reduce((sum, bet) => sum + stakeOn(bet, spot), 0n);
  for (const [one, other] of oppositeSpots) {
    const both = lesserOf(sumOn(one), sumOn(other));
    for (const spot of [one, other]) {
      let left = both;
      for (const [index, bet] of bets.entries()) {
        const part = lesserOf(stakeOn(bet, spot), left);
        setOff[index] = (setOff[index] ?? 0n) + part;
        left -= part;
      }
    }
  }
  return setOff;
}

const stakeOn = (bet: SpotStakes, spot: Spot): bigint => BigInt(bet[spot] ?? 0);
const lesserOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
