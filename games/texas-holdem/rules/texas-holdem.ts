import type { HandRules } from '@ikka/seat-kit';
import { endOfHand } from './end-hand.ts';
import {
  boardCount,
  boardOf,
  cardsAtPlace,
  isIn,
  paidInAll,
  type TexasHoldemAct,
  type TexasHoldemHand,
  type TexasHoldemOptions,
} from './hand.ts';
import { actByClock, askedIn, beginHand, takeAct } from './play-hand.ts';
import { readAct } from './read-act.ts';
import { viewHand } from './view-hand.ts';

/** Texas Hold'em without limit as the seats of a room play it. */
export const texasHoldemRules: HandRules<TexasHoldemOptions, TexasHoldemHand, TexasHoldemAct> = {
  code: 'texas-holdem',
  version: '1.0.0',
  packSize: 52,
  cardsOf: (seats) => 2 * seats + 5,
  // [TH9] Whoever has anything left plays for it.
  leastStack: () => 1n,
  begin: beginHand,
  asked: askedIn,
  readAct,
  isFree: () => false,
  act: takeAct,
  byClock: actByClock,
  endOf: endOfHand,
  paidBy: ({ players }, seat) => {
    const player = players.find((one) => one.seat === seat);
    return player === undefined ? 0n : paidInAll(player);
  },
  view: viewHand,
  cardsAt(hand, seat, deck) {
    const { players } = hand;
    const place = players.findIndex((player) => player.seat === seat);
    if (place < 0) return [];
    return [...cardsAtPlace(place, players.length, deck), ...boardOf(boardCount(hand), players.length, deck)];
  },
  duel: {
    seatsIn: ({ players }) => players.filter(isIn).map(({ seat }) => seat),
    raises: (_hand, _seat, { type }) => type === 'bet',
  },
};
