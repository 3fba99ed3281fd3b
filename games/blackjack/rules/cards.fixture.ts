const ranks = '23456789TJQKA';
const suits = 'dhsc';

/** For tests: cards of a shoe from their signs, `As Td 7h`; the same card again is of the next deck. */
export function cardsOf(signs: string): number[] {
  const seen = new Map<string, number>();
  return signs.split(' ').map((sign) => {
    const deck = seen.get(sign) ?? 0;
    seen.set(sign, deck + 1);
    return deck * 52 + ranks.indexOf(sign[0] ?? '') * 4 + suits.indexOf(sign[1] ?? '');
  });
}
