import { isJoker, JOKER } from '@ikka/game-kit';

/** Cards of one pack without jokers, and of two packs with a joker each. */
const PACK = 52;
const TWO_PACKS = 2 * PACK;
const JOKERS = 2;
/** Cards of the whole deal, which two players do not all use. */
export const CARDS = TWO_PACKS + JOKERS;
/** [RM3] Times that the discards can be shuffled again. */
export const RESHUFFLES = 7;
/** Numbers of the deal: each card, then its lot for each time that the discards are shuffled again. */
export const NUMBERS = CARDS * (1 + RESHUFFLES);

/** The card of a number of the deal: an index of two packs, or a joker. */
const cardOfNumber = (number: number): number => (number < TWO_PACKS ? number : JOKER + (number - TWO_PACKS));
const numberOfCard = (card: number): number => (isJoker(card) ? TWO_PACKS + (card - JOKER) : card);

/** From the two, 0, to the ace, 12. Of no joker. */
export const rankOf = (card: number): number => Math.floor((card % PACK) / 4);
export const suitOf = (card: number): number => card % 4;
export const ACE = 12;
const JACK = 9;

/** [RM5] Whether a card stands for any other: a joker, or one of the rank that was turned. */
export const isWild = (card: number, wild: number): boolean => isJoker(card) || rankOf(card) === wild;

/** [RM8] */
export function pointsOf(card: number, wild: number): number {
  if (isWild(card, wild)) return 0;
  const rank = rankOf(card);
  return rank >= JACK ? 10 : rank + 2;
}

/** [RM1] The cards of a hand in the order of the deal: one pack with one joker for two players, two packs with two for more. */
export function packOf(deck: readonly number[], players: number): readonly number[] {
  const pack: number[] = [];
  for (const number of deck) {
    const isUsed = players === 2 ? number < PACK || number === TWO_PACKS : number < CARDS;
    if (isUsed) pack.push(cardOfNumber(number));
  }
  return pack;
}

/** [RM3] Discards in the order in which they lie after so many shuffles, from 1: by their lots. */
export function reshuffled(
  deck: readonly number[],
  pool: readonly number[],
  shuffle: number,
): readonly number[] {
  const from = CARDS * shuffle;
  const lots = new Set(pool.map((card) => from + numberOfCard(card)));
  const lying: number[] = [];
  for (const number of deck) {
    if (number >= from && number < from + CARDS && lots.has(number)) lying.push(cardOfNumber(number - from));
  }
  return lying;
}
