import type { HandRules } from '@ikka/seat-kit';
import { endOfHand } from './end-hand.ts';
import {
  cardsAtPlace,
  isActive,
  LEAST_STACK_BOOTS,
  paid,
  type TeenPattiAct,
  type TeenPattiHand,
  type TeenPattiOptions,
} from './hand.ts';
import { actByClock, askedIn, beginHand, takeAct } from './play-hand.ts';
import { readAct } from './read-act.ts';
import { viewHand } from './view-hand.ts';

/** Teen Patti as the seats of a room play it. */
export const teenPattiRules: HandRules<TeenPattiOptions, TeenPattiHand, TeenPattiAct> = {
  code: 'teen-patti',
  version: '1.0.0',
  packSize: 52,
  cardsOf: (seats) => 3 * seats,
  leastStack: ({ boot }) => LEAST_STACK_BOOTS * BigInt(boot),
  begin: beginHand,
  asked: askedIn,
  readAct,
  isFree: ({ type }) => type === 'see',
  act: takeAct,
  byClock: actByClock,
  endOf: endOfHand,
  paidBy: ({ players }, seat) => {
    const player = players.find((one) => one.seat === seat);
    return player === undefined ? 0n : paid(player);
  },
  view: viewHand,
  cardsAt({ players }, seat, deck) {
    const place = players.findIndex((player) => player.seat === seat);
    return place < 0 ? [] : cardsAtPlace(place, players.length, deck);
  },
  duel: {
    seatsIn: ({ players }) => players.filter(isActive).map(({ seat }) => seat),
    // A bet at the stake of before keeps it; whoever has looked pays it twice.
    raises({ players, stake }, seat, act) {
      if (act.type !== 'bet') return false;
      const isSeen = players.find((player) => player.seat === seat)?.isSeen ?? false;
      return BigInt(act.amount) > BigInt(stake) * (isSeen ? 2n : 1n);
    },
  },
};
