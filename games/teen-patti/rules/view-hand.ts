import type { Viewing } from '@ikka/seat-kit';
import {
  BLIND_TURNS,
  cardsAtPlace,
  isActive,
  type Player,
  POT_LIMIT_BOOTS,
  paid,
  potOf,
  STAKE_LIMIT_BOOTS,
  type TeenPattiHand,
  type TeenPattiOptions,
} from './hand.ts';
import { rankHand } from './hand-rank.ts';
import { movesOf, playerAt } from './moves.ts';

/** What a viewer may know of a hand that is on or just over. Every card that a page ever has passes `mayLook`. */
export function viewHand(options: TeenPattiOptions, hand: TeenPattiHand, viewing: Viewing) {
  const { shown, deck } = viewing;
  const boot = BigInt(options.boot);
  return {
    boot: shown(boot),
    stake: shown(BigInt(hand.stake)),
    pot: shown(potOf(hand)),
    potLimit: shown(POT_LIMIT_BOOTS * boot),
    stakeLimit: shown(STAKE_LIMIT_BOOTS * boot),
    players: hand.players.map((player, place) => {
      const cards = mayLook(hand, player, viewing.seat)
        ? cardsAtPlace(place, hand.players.length, deck)
        : null;
      return {
        seat: player.seat,
        isSeen: player.isSeen,
        isPacked: player.isPacked,
        isAllIn: player.isAllIn,
        contribution: shown(paid(player)),
        last: player.last && {
          type: player.last.type,
          amount: player.last.amount === null ? null : shown(BigInt(player.last.amount)),
        },
        blindTurnsLeft: BLIND_TURNS - player.blindTurns,
        cards,
        rank: cards === null ? null : rankHand(cards),
      };
    }),
    sideShow: hand.sideShow && {
      by: playerAt(hand, hand.sideShow.by).seat,
      to: playerAt(hand, hand.sideShow.to).seat,
    },
    moves: movesFor(options, hand, viewing),
  };
}

export type TeenPattiView = ReturnType<typeof viewHand>;

/** Whether a viewer may see a player's cards: his own once he has looked, those he compared with, and those that are shown. */
function mayLook(hand: TeenPattiHand, player: Player, viewer: number | null): boolean {
  const isShown = hand.over !== null && hand.over.reason !== 'pack' && isActive(player);
  if (isShown) return true;
  if (viewer === null) return false;
  if (player.seat === viewer) return player.isSeen || hand.over !== null;
  return hand.peek.includes(viewer) && hand.peek.includes(player.seat);
}

function movesFor(options: TeenPattiOptions, hand: TeenPattiHand, { seat, shown }: Viewing) {
  const place = hand.players.findIndex((player) => player.seat === seat);
  const player = hand.players[place];
  if (player === undefined || player.isPacked || hand.over !== null) return null;
  const none = {
    pack: false,
    see: !player.isSeen,
    bets: [],
    show: null,
    sideShow: null,
    allIn: null,
    answer: false,
  };
  if (hand.sideShow?.to === place) return { ...none, answer: true };
  if (hand.sideShow !== null || hand.turn !== place) return none.see ? none : null;
  const { bets, show, sideShow, allIn } = movesOf(options, hand);
  const shownOr = (amount: bigint | null) => (amount === null ? null : shown(amount));
  return {
    ...none,
    pack: true,
    bets: bets.map(({ type, amount }) => ({ type, amount: shown(amount) })),
    show: shownOr(show),
    sideShow: shownOr(sideShow),
    allIn: shownOr(allIn),
  };
}
