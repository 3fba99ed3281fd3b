import type { HandEnd, Viewing } from '@ikka/seat-kit';
import { cardsAtPlace, isOver, type NiuNiuHand, type NiuNiuOptions, SEEN } from './hand.ts';
import { bullOf, kindOf, multipliers, type RankKind } from './hand-rank.ts';
import { betsOf, bidsOf } from './moves.ts';
import { askedIn } from './play-hand.ts';
import { endOfHand } from './settle.ts';

/** What a viewer may know of a hand that is on or just over. Every card that a page ever has comes out of here. */
export function viewHand(options: NiuNiuOptions, hand: NiuNiuHand, { seat: viewer, deck, shown }: Viewing) {
  const { players, banker } = hand;
  const over = isOver(hand);
  const end = over && deck.length > 0 ? endOfHand(options, hand, deck) : null;
  const banks = banker === null ? undefined : players[banker.place];
  return {
    base: shown(BigInt(options.base)),
    banker: banker && { seat: banks?.seat ?? 0, bid: banker.bid },
    players: players.map((player, place) => {
      const isOwn = player.seat === viewer;
      const all = deck.length > 0 && (isOwn || over) ? cardsAtPlace(place, players.length, deck) : null;
      return {
        seat: player.seat,
        // Bids are told once all have bid.
        hasBid: player.bid !== null,
        bid: banker !== null || isOwn ? player.bid : null,
        bet: player.bet,
        /** [NN1] Four until all have bet, then five; null for whoever may not see them. */
        cards: all && (over ? all : all.slice(0, SEEN)),
        rank: all !== null && over ? rankOf(all) : null,
        lost: lossOf(end, player.seat, shown),
      };
    }),
    moves: movesFor(options, hand, viewer),
  };
}

export type NiuNiuView = ReturnType<typeof viewHand>;

/** What a seat lost in a hand that is over; null for nothing. */
function lossOf(end: HandEnd | null, seat: number, shown: Viewing['shown']): string | null {
  const result = end?.seats.find((one) => one.seat === seat);
  const loss = BigInt(result?.stake ?? '0') - BigInt(result?.payout ?? '0');
  return loss > 0n ? shown(loss) : null;
}

/** What five cards are, what that pays, and which of them make the bull. */
function rankOf(cards: readonly number[]) {
  const kind: RankKind = kindOf(cards);
  const hasBull = kind !== 'no_bull' && kind !== 'bomb' && kind !== 'five_small';
  return { kind, pays: multipliers[kind], bull: hasBull ? [...(bullOf(cards) ?? [])] : [] };
}

function movesFor(options: NiuNiuOptions, hand: NiuNiuHand, seat: number | null) {
  if (seat === null || !askedIn(hand).includes(seat)) return null;
  const place = hand.players.findIndex((player) => player.seat === seat);
  const isBidding = hand.banker === null;
  return {
    bids: isBidding ? [...bidsOf(options, hand, place)] : [],
    bets: isBidding ? [] : [...betsOf(options, hand, place)],
    /** All that could be chosen with more in front, so that buttons stay in their places. */
    all: isBidding ? Array.from({ length: options.bidMost + 1 }, (_, bid) => bid) : [...options.bets],
  };
}
