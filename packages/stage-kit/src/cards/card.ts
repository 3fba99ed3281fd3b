import { isJoker } from '@ikka/game-kit';

export const suits = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type Suit = (typeof suits)[number];

/** Rank as it stands in a card's corner; the ten has two figures. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof ranks)[number];

/** A card of the deck of 52 as the fair draws number it: rank = floor(index / 4) from the two to the ace, suit = index mod 4. */
export interface PlayingCard {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** The card of an index; indexes of a shoe of several decks count on from 52. */
export function playingCard(index: number): PlayingCard {
  const within = index % 52;
  const rank = ranks[Math.floor(within / 4)];
  const suit = suits[within % 4];
  if (rank === undefined || suit === undefined) throw new RangeError(`there is no card ${index}`);
  return { rank, suit };
}

export const isRed = (suit: Suit): boolean => suit === 'diamonds' || suit === 'hearts';

const signs: Readonly<Record<Suit, string>> = { diamonds: '♦', hearts: '♥', spades: '♠', clubs: '♣' };

/** A card in one to three signs, for lines of text and for readers: A♠, 10♦, ★ for a joker. */
export function cardText(index: number): string {
  if (isJoker(index)) return '★';
  const { rank, suit } = playingCard(index);
  return `${rank}${signs[suit]}`;
}
