import type { HandRules } from '@ikka/seat-kit';
import { cardsAtPlace, type NiuNiuAct, type NiuNiuHand, type NiuNiuOptions } from './hand.ts';
import { actByClock, askedIn, beginHand, takeAct } from './play-hand.ts';
import { readAct } from './read-act.ts';
import { endOfHand } from './settle.ts';
import { viewHand } from './view-hand.ts';

/** [NN11] Who has fewer bases in front of him is not dealt in. */
const LEAST_BASES = 40n;
/** [NN6] The least bet is the first of every room. */
const usualBets = [5, 10, 15, 20] as const;

/** NiuNiu with banker bidding as the seats of a room play it. */
export const niuNiuRules: HandRules<NiuNiuOptions, NiuNiuHand, NiuNiuAct> = {
  code: 'niu-niu',
  version: '1.0.0',
  packSize: 52,
  cardsOf: (seats) => 6 * seats,
  leastStack: ({ base }) => LEAST_BASES * BigInt(base),
  begin: (_options, table) => beginHand(table),
  asked: askedIn,
  readAct,
  isFree: () => false,
  act: takeAct,
  byClock: (hand) => actByClock({ bets: usualBets }, hand),
  endOf: endOfHand,
  paidBy: () => 0n,
  view: viewHand,
  cardsAt(hand, seat, deck) {
    const place = hand.players.findIndex((player) => player.seat === seat);
    return place < 0 ? [] : cardsAtPlace(place, hand.players.length, deck);
  },
};

export { usualBets };
