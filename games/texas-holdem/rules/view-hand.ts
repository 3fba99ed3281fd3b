import type { Viewing } from '@ikka/seat-kit';
import { endOfHand, potsOfHand } from './end-hand.ts';
import {
  boardCount,
  boardOf,
  cardsAtPlace,
  type Player,
  paidInAll,
  playerAt,
  type TexasHoldemHand,
  type TexasHoldemOptions,
} from './hand.ts';
import { rankHand } from './hand-rank.ts';
import { movesOf } from './moves.ts';

/** What a viewer may know of a hand that is on or just over. Every card that a page ever has comes out of here. */
export function viewHand(options: TexasHoldemOptions, hand: TexasHoldemHand, viewing: Viewing) {
  const { shown, deck, seat: viewer } = viewing;
  const { players } = hand;
  const gathered = gatheredBy(hand);
  const amount = (text: string) => shown(BigInt(text));
  const board = deck.length === 0 ? [] : boardOf(boardCount(hand), players.length, deck);
  const open = new Set(hand.over === null ? [] : (endOfHand(options, hand, deck)?.shown ?? []));
  return {
    blinds: { small: amount(options.smallBlind), big: amount(options.bigBlind) },
    street: hand.street,
    board,
    pot: shown(players.reduce((sum, player) => sum + paidInAll(player), 0n)),
    /** What of it lies in the middle: bets of the round that is on lie before their seats still. */
    gathered: shown(gathered.reduce((sum, player) => sum + paidInAll(player), 0n)),
    /** Told apart where somebody has nothing left; empty where there is one. */
    pots: isSplit(gathered)
      ? potsOfHand({ players: gathered }).pots.map((pot) => ({
          amount: shown(pot.amount),
          seats: pot.places.map((place) => playerAt(hand, place).seat),
        }))
      : [],
    toCall: amount(hand.toCall),
    players: players.map((player, place) => {
      const mayLook = player.seat === viewer || open.has(player.seat);
      const cards = mayLook && deck.length > 0 ? cardsAtPlace(place, players.length, deck) : null;
      return {
        seat: player.seat,
        bet: amount(player.bet),
        contribution: shown(paidInAll(player)),
        isFolded: player.isFolded,
        isAllIn: !player.isFolded && player.stack === '0',
        last: player.last && {
          type: player.last.type,
          amount: player.last.amount === null ? null : amount(player.last.amount),
        },
        cards,
        rank: cards === null ? null : rankHand([...cards, ...board]),
      };
    }),
    moves: movesFor(hand, viewing),
  };
}

export type TexasHoldemView = ReturnType<typeof viewHand>;

/** The players with what of theirs lies in the middle. */
function gatheredBy({ players, over }: TexasHoldemHand): readonly Player[] {
  if (over !== null) return players;
  return players.map((player) => ({ ...player, paid: String(BigInt(player.paid) - BigInt(player.bet)) }));
}

const isSplit = (players: readonly Player[]): boolean =>
  players.some(({ isFolded, stack }) => !isFolded && stack === '0') &&
  potsOfHand({ players }).pots.length > 1;

function movesFor(hand: TexasHoldemHand, { seat, shown }: Viewing) {
  if (hand.over !== null || playerAt(hand, hand.turn).seat !== seat) return null;
  const { check, call, raise } = movesOf(hand);
  return {
    check,
    call: call === null ? null : shown(call),
    raise: raise && { least: shown(raise.least), most: shown(raise.most), isBet: hand.toCall === '0' },
  };
}
