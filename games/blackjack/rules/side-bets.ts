import { isRedSuit, rankOf, suitOf } from './cards.ts';
import type { pairPays, plus3Pays } from './sheet.ts';

export type Pair = keyof typeof pairPays;
export type Plus3 = keyof typeof plus3Pays;

/** [BJ10] What kind of pair the player's first two cards are, or null. */
export function pairOf(first: number, second: number): Pair | null {
  if (rankOf(first) !== rankOf(second)) return null;
  if (suitOf(first) === suitOf(second)) return 'perfect';
  return isRedSuit(suitOf(first)) === isRedSuit(suitOf(second)) ? 'coloured' : 'mixed';
}

/** [BJ11] What the player's first two cards and the dealer's open one make together, or null. */
export function plus3Of(cards: readonly [number, number, number]): Plus3 | null {
  const [low = 0, middle = 0, high = 0] = cards.map(rankOf).sort((a, b) => a - b);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (low === high) return isFlush ? 'suitedTrips' : 'trips';
  // The ace is the highest rank, and stands below the two as well.
  const isStraight = middle === low + 1 && (high === middle + 1 || (low === 0 && high === 12));
  if (isStraight) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : null;
}
