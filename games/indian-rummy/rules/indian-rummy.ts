import type { HandRules } from '@ikka/seat-kit';
import { NUMBERS } from './cards.ts';
import { MOST, type RummyAct, type RummyHand, type RummyOptions, tableOf } from './hand.ts';
import { askedIn, beginHand, takeAct } from './play-hand.ts';
import { readAct } from './read-act.ts';
import { endOfHand } from './settle.ts';
import { viewHand } from './view-hand.ts';

/** Indian Rummy for points, thirteen cards, as the seats of a room play it. */
export const indianRummyRules: HandRules<RummyOptions, RummyHand, RummyAct> = {
  code: 'indian-rummy',
  version: '1.0.0',
  packSize: NUMBERS,
  cardsOf: () => NUMBERS,
  leastStack: ({ point }) => BigInt(MOST) * BigInt(point),
  begin: (_options, table) => beginHand(table),
  asked: askedIn,
  readAct,
  // Drawing is a part of the turn: the clock runs on to the discard.
  isFree: ({ type }) => type === 'draw',
  isByClock: ({ type }) => type === 'miss',
  act: (_options, hand, wish) => takeAct(hand, wish),
  byClock: () => ({ type: 'miss' }),
  endOf: endOfHand,
  paidBy: () => 0n,
  view: viewHand,
  cardsAt(hand, seat, deck) {
    const { cardOf } = tableOf(hand, deck);
    return hand.players.find((player) => player.seat === seat)?.held.map(cardOf) ?? [];
  },
  // Nothing is raised: what is counted is who drops against whom.
  duel: {
    seatsIn: ({ players }) => players.filter(({ left }) => left === null).map(({ seat }) => seat),
    raises: () => false,
  },
};
