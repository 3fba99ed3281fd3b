import { isJoker } from '@ikka/game-kit';
import type { RakeTerms } from '@ikka/seat-kit';
import { ACE, packOf, rankOf, reshuffled } from './cards.ts';

/** The rules of one room, as data. Amounts are smallest units as text. */
export type RummyOptions = {
  /** What a point is worth. */
  readonly point: string;
  readonly rake: RakeTerms;
};

/** [RM8, RM9] Points of whoever is out, and the most that a hand can count. */
export const FIRST_DROP = 20;
export const MIDDLE_DROP = 40;
export const MOST = 80;
/** [RM9] */
export const MISSES = 3;

export const HELD = 13;
/** [RM3] After so many draws a hand is nobody's. */
export const MOST_DRAWS = 180;

/** A card by where it comes from: its place in the deal, or in the stock after a shuffle (thousands). What card it is only the deck says. */
export type Held = number;
const SHUFFLE = 1_000;

export type Leaving = 'first_drop' | 'middle_drop' | 'missed' | 'wrong';

export type Player = {
  readonly seat: number;
  readonly stack: string;
  /** In the order in which they came. */
  readonly held: readonly Held[];
  readonly hasDrawn: boolean;
  readonly misses: number;
  readonly left: { readonly how: Leaving; readonly points: number } | null;
};

/** A hand that is on. Players stand in the order of their turns: the first is left of the button. No card is in it. */
export type RummyHand = {
  readonly players: readonly Player[];
  /** Place of whose turn it is. */
  readonly turn: number;
  /** What he has drawn and from where; null before. */
  readonly drawn: { readonly held: Held; readonly isOpen: boolean } | null;
  readonly draws: number;
  /** Cards taken from the stock since it was shuffled last. */
  readonly taken: number;
  /** What was shuffled again each time, in no order. */
  readonly shuffles: readonly (readonly Held[])[];
  /** The top one last. */
  readonly discards: readonly Held[];
  readonly end: { readonly how: 'declared' | 'last' | 'drawn'; readonly winner: number | null } | null;
};

export type RummyAct =
  | { readonly type: 'draw'; readonly from: 'stock' | 'open' }
  | { readonly type: 'discard'; readonly card: number }
  | { readonly type: 'declare'; readonly card: number }
  | { readonly type: 'drop' }
  | { readonly type: 'miss' };

export const playerAt = ({ players }: Pick<RummyHand, 'players'>, place: number): Player => {
  const player = players[place];
  if (player === undefined) throw new Error(`the hand has no place ${place}`);
  return player;
};

export const isOver = ({ end }: Pick<RummyHand, 'end'>): boolean => end !== null;

/** The cards behind a hand: nobody but the room's keeper can open them. */
export interface Table {
  /** [RM4] The card that was turned, and the rank that is wild by it. */
  readonly turned: number;
  readonly wild: number;
  cardOf(held: Held): number;
  /** [RM2] Where the stock goes on, and how many cards lie in it. */
  readonly next: Held;
  readonly stock: number;
  /** The top of the discards, and all of them; the top one last. */
  readonly open: number | null;
  readonly discards: readonly number[];
}

/** [RM2] Thirteen each, the card that is turned, the first open one; the rest is the stock. */
export function tableOf(
  { players, taken, shuffles, discards }: Pick<RummyHand, 'players' | 'taken' | 'shuffles' | 'discards'>,
  deck: readonly number[],
): Table {
  const pack = packOf(deck, players.length);
  const orders: (readonly number[])[] = [];
  const cardOf = (held: Held): number => {
    const shuffle = Math.floor(held / SHUFFLE);
    const card = shuffle === 0 ? pack[held] : orders[shuffle - 1]?.[held % SHUFFLE];
    if (card === undefined) throw new Error(`the deal has no card ${held}`);
    return card;
  };
  // What is shuffled again may have come out of the shuffle before.
  for (const pool of shuffles) orders.push(reshuffled(deck, pool.map(cardOf), orders.length + 1));
  const dealt = HELD * players.length;
  const turned = cardOf(dealt);
  const last = orders.at(-1);
  const known = discards.map(cardOf);
  return {
    turned,
    wild: isJoker(turned) ? ACE : rankOf(turned),
    cardOf,
    next: last === undefined ? dealt + 2 + taken : shuffles.length * SHUFFLE + taken,
    stock: (last === undefined ? pack.length - dealt - 2 : last.length) - taken,
    open: known.at(-1) ?? null,
    discards: known,
  };
}

/** Where the first open card lies in the deal. */
export const firstOpen = (players: number): Held => HELD * players + 1;
