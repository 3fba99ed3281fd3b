const ranks = '23456789TJQKA';
const suits = 'dhsc';

/** Cards by their names: `As Td` are the ace of spades and the ten of diamonds. */
export const cardsOf = (names: string): number[] =>
  names.split(' ').map((name) => ranks.indexOf(name[0] ?? '') * 4 + suits.indexOf(name[1] ?? ''));
