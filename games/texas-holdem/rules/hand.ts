import type { RakeTerms } from '@ikka/seat-kit';

/** The rules of one room, as data. Amounts are smallest units as text. */
export type TexasHoldemOptions = {
  readonly smallBlind: string;
  readonly bigBlind: string;
  /** `cap` is the greatest one; `caps` says it by how many were dealt in. */
  readonly rake: RakeTerms;
  readonly caps: { readonly two: string; readonly few: string; readonly many: string };
};

/** [TH5] Rounds of betting, and how many cards lie on the table in each. */
export const boardSizes = [0, 3, 4, 5] as const;
export const RIVER = 3;

export type LastAct = { readonly type: string; readonly amount: string | null };

export type Player = {
  readonly seat: number;
  /** What is left in front of him. */
  readonly stack: string;
  /** What he has put in that plays, in all rounds; without `dead`. */
  readonly paid: string;
  /** [TH4] A small blind that was missed: it is in the pot and is no bet. */
  readonly dead: string;
  /** What of `paid` is of this round. */
  readonly bet: string;
  readonly isFolded: boolean;
  /** Has acted in this round. */
  readonly hasActed: boolean;
  readonly last: LastAct | null;
};

/** A hand that is on. Players stand in the order of their turns: the first is left of the button. No card is in it. */
export type TexasHoldemHand = {
  readonly players: readonly Player[];
  /** The round of betting: 0 before the flop, 1 on the flop, 2 on the turn, 3 on the river. */
  readonly street: number;
  /** Place of whoever's turn it is. */
  readonly turn: number;
  /** What has to be in for this round, and the least by which it may be raised. */
  readonly toCall: string;
  readonly raise: string;
  /** Place of whoever bet or raised last in this round; null where nobody has. */
  readonly aggressor: number | null;
  /** `fold`: all others have given up. `show`: the river was played. `all_in`: nobody could bet any more. */
  readonly over: 'fold' | 'show' | 'all_in' | null;
};

export type TexasHoldemAct =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  /** A bet or a raise: what the seat then has in for this round. */
  | { readonly type: 'bet'; readonly amount: string };

export const isIn = ({ isFolded }: Pick<Player, 'isFolded'>): boolean => !isFolded;
/** Whether a player can still bet. */
export const isAble = ({ isFolded, stack }: Pick<Player, 'isFolded' | 'stack'>): boolean =>
  !isFolded && BigInt(stack) > 0n;

export const playerAt = ({ players }: Pick<TexasHoldemHand, 'players'>, place: number): Player => {
  const player = players[place];
  if (player === undefined) throw new Error(`the hand has no place ${place}`);
  return player;
};

export const paidInAll = ({ paid, dead }: Pick<Player, 'paid' | 'dead'>): bigint =>
  BigInt(paid) + BigInt(dead);

function cardAt(deck: readonly number[], at: number): number {
  const card = deck[at];
  if (card === undefined) throw new Error('the deck has too few cards for the hand');
  return card;
}

/** [TH1] Two cards go round one by one, beginning left of the button. */
export const cardsAtPlace = (place: number, players: number, deck: readonly number[]): readonly number[] => [
  cardAt(deck, place),
  cardAt(deck, players + place),
];

/** [TH1] The cards on the table lie behind those of the players in the deck; none is burnt. */
export const boardOf = (count: number, players: number, deck: readonly number[]): readonly number[] =>
  Array.from({ length: count }, (_, at) => cardAt(deck, 2 * players + at));

/** How many cards lie on the table: all of them where hands are compared. */
export const boardCount = ({ street, over }: Pick<TexasHoldemHand, 'street' | 'over'>): number =>
  over === 'show' || over === 'all_in' ? 5 : (boardSizes[street] ?? 0);
