import type { RakeTerms } from '@ikka/seat-kit';

/** The rules of one room, as data. Amounts are smallest units as text. */
export type NiuNiuOptions = {
  readonly base: string;
  /** [NN6] What may be bet, in bases, the least first. */
  readonly bets: readonly number[];
  /** [NN5] The highest bid. */
  readonly bidMost: number;
  readonly rake: RakeTerms;
};

export type Player = {
  readonly seat: number;
  /** What lies in front of him: nothing is put in before the end. */
  readonly stack: string;
  /** Null until he has bid, and until he has bet. */
  readonly bid: number | null;
  readonly bet: number | null;
};

/** A hand that is on. Players stand in the order of their turns: the first is left of the button. No card is in it. */
export type NiuNiuHand = {
  readonly players: readonly Player[];
  /** Place of the banker, and for what he has the bank; null while all bid. */
  readonly banker: { readonly place: number; readonly bid: number } | null;
};

export type NiuNiuAct =
  | { readonly type: 'bid'; readonly bid: number }
  | { readonly type: 'bet'; readonly bet: number };

const HAND = 5;
/** [NN1] So many cards are seen before the last one. */
export const SEEN = 4;

export const isOver = ({ players, banker }: NiuNiuHand): boolean =>
  banker !== null && players.every(({ bet }, place) => bet !== null || place === banker.place);

export const playerAt = ({ players }: Pick<NiuNiuHand, 'players'>, place: number): Player => {
  const player = players[place];
  if (player === undefined) throw new Error(`the hand has no place ${place}`);
  return player;
};

function cardAt(deck: readonly number[], at: number): number {
  const card = deck[at];
  if (card === undefined) throw new Error('the deck has too few cards for the hand');
  return card;
}

/** [NN1] Five cards go round one by one, beginning left of the button. */
export const cardsAtPlace = (place: number, players: number, deck: readonly number[]): readonly number[] =>
  Array.from({ length: HAND }, (_, round) => cardAt(deck, round * players + place));

/** [NN1] The lot of a place, behind all hands. */
export const lotAt = (place: number, players: number, deck: readonly number[]): number =>
  cardAt(deck, HAND * players + place);
