import type { HandEnd, RakeTerms } from '@ikka/seat-kit';
import type { LowSequence } from './hand-rank.ts';

/** The rules of one room, as data. Amounts are smallest units as text. */
export type TeenPattiOptions = {
  readonly boot: string;
  readonly rake: RakeTerms;
  readonly lowSequence: LowSequence;
  /** [TP10] Whether who has seen his cards may call a show against one who has not. */
  readonly seenVsBlindShow: boolean;
};

/** [TP6] The stake never passes so many boots. */
export const STAKE_LIMIT_BOOTS = 64n;
/** [TP7] A pot of so many boots is shown for by all. */
export const POT_LIMIT_BOOTS = 1_024n;
/** [TP5] Turns that one may play without looking. */
export const BLIND_TURNS = 4;
/** [TP11] Side shows that may be refused in one hand. */
export const REFUSALS = 3;
/** [TP13] Whoever has less than this many boots is not dealt in. */
export const LEAST_STACK_BOOTS = 4n;

/** One payment into the pot: half as much counts for as much where its payer had not looked. */
export type Payment = { readonly amount: string; readonly isBlind: boolean };

export type LastAct = { readonly type: string; readonly amount: string | null };

export type Player = {
  readonly seat: number;
  /** What is left in front of him. */
  readonly stack: string;
  readonly payments: readonly Payment[];
  readonly isSeen: boolean;
  readonly isPacked: boolean;
  readonly isAllIn: boolean;
  readonly blindTurns: number;
  readonly last: LastAct | null;
};

/** Why a hand is over. */
export type EndReason = 'pack' | 'show' | 'limit' | 'all_in';

/** A hand that is on. Players stand in the order of their turns: the first is left of the dealer. No card is in it. */
export type TeenPattiHand = {
  readonly stake: string;
  readonly players: readonly Player[];
  /** Place of whoever's turn it is. */
  readonly turn: number;
  /** A side show that waits for its answer: places. */
  readonly sideShow: { readonly by: number; readonly to: number } | null;
  /** Seats that compared their cards and may look at each other's until the next turn is played. */
  readonly peek: readonly number[];
  readonly refusals: number;
  readonly over: {
    readonly reason: EndReason /** Who called the show, by place. */;
    readonly by: number;
  } | null;
};

export type TeenPattiAct =
  | { readonly type: 'see' }
  | { readonly type: 'bet'; readonly amount: string }
  | { readonly type: 'pack' }
  | { readonly type: 'show' }
  | { readonly type: 'side_show' }
  | { readonly type: 'answer'; readonly accepts: boolean }
  | { readonly type: 'all_in' };

export type { HandEnd };

export const paid = ({ payments }: Pick<Player, 'payments'>): bigint =>
  payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** What a payment counts in half stakes: what is paid without looking counts twice. */
export const halvesOf = ({ amount, isBlind }: Payment): bigint => BigInt(amount) * (isBlind ? 2n : 1n);

export const halvesPaid = ({ payments }: Pick<Player, 'payments'>): bigint =>
  payments.reduce((sum, payment) => sum + halvesOf(payment), 0n);

export const potOf = ({ players }: Pick<TeenPattiHand, 'players'>): bigint =>
  players.reduce((sum, player) => sum + paid(player), 0n);

export const isActive = ({ isPacked }: Player): boolean => !isPacked;

/** [TP1] Cards go round one by one, beginning left of the dealer. */
export const cardsAtPlace = (place: number, players: number, deck: readonly number[]): readonly number[] =>
  [0, 1, 2].map((turn) => {
    const card = deck[turn * players + place];
    if (card === undefined) throw new Error('the deck has too few cards for the hand');
    return card;
  });
