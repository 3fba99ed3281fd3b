import { type Hand, rankOf } from '../rules/index.ts';

/** The places of the cards that make a hand: its equal ranks, or all five; none of a hand that pays nothing. */
export function handPlaces(hand: Hand, cards: readonly number[]): readonly number[] {
  const places = [...cards.keys()];
  if (hand === 'nothing') return [];
  const isAlone = (place: number) =>
    cards.filter((card) => rankOf(card) === rankOf(cards[place] ?? 0)).length === 1;
  const grouped = places.filter((place) => !isAlone(place));
  return grouped.length > 0 ? grouped : places;
}
