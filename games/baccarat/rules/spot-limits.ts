import type { SpotLimits } from './room/room-types.ts';
import { oppositeSpots, type Spot, spots, topOdds, type Variant } from './spots.ts';

/** [B26] The most on every spot but Player and Banker is this part of theirs, and never below the least. */
const sidePart = 10n;

/** [B26] What one member may have on a spot in one coup, where the house offers these stakes, in smallest units, ascending. */
export function limitsOf(stakes: readonly bigint[]): SpotLimits {
  const [least, most] = [stakes[0] ?? 0n, stakes.at(-1) ?? 0n];
  const side = most / sidePart;
  return { least: String(least), most: String(most), sideMost: String(side > least ? side : least) };
}

/** [B26] The most that one member may have on this spot, all his bets on a coup together, in smallest units. */
export function mostOn(spot: Spot, limits: SpotLimits): bigint {
  return BigInt(spot === 'player' || spot === 'banker' ? limits.most : limits.sideMost);
}

/**
 * [B30] What no coup pays one member more than, in smallest units: every spot at its limit and at its best, but of two opposite
 * ones the better alone. They never win together, and what both give back on a tie is no more than the better one wins.
 */
export function greatestPayout(limits: SpotLimits, variant: Variant): bigint {
  const best = (spot: Spot): bigint => {
    const stake = mostOn(spot, limits);
    const { win, per } = topOdds[variant][spot];
    return stake + (stake * win) / per;
  };
  const sumOver = (some: readonly Spot[]) => some.reduce((sum, spot) => sum + best(spot), 0n);
  const left = oppositeSpots.map(([one, other]) => (best(one) < best(other) ? one : other));
  return sumOver(spots.filter((spot) => !left.includes(spot)));
}
