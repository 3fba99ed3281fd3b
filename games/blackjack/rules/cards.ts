import { BEST } from './sheet.ts';

/** A card of the shoe by its number: rank (0 the two to 12 the ace) and suit as the fair draws count them. */
export const rankOf = (card: number): number => Math.floor((card % 52) / 4);
export const suitOf = (card: number): number => card % 4;
/** Diamonds and hearts come first. */
export const isRedSuit = (suit: number): boolean => suit < 2;

const ACE_RANK = 12;
export const isAce = (card: number): boolean => rankOf(card) === ACE_RANK;

/** [BJ2] What a card counts: an ace 1 here, a court card 10. */
export function cardValue(card: number): number {
  const rank = rankOf(card);
  return rank === ACE_RANK ? 1 : Math.min(rank + 2, 10);
}

/** [BJ2] The best total of a hand; soft where an ace counts 11 in it. */
export interface Total {
  readonly points: number;
  readonly isSoft: boolean;
}

export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + cardValue(card), 0);
  const isSoft = cards.some(isAce) && hard + 10 <= BEST;
  return { points: isSoft ? hard + 10 : hard, isSoft };
}

/** [BJ3] An ace and a ten among the first two cards. */
export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).points === BEST;
