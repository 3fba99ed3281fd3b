import type { HandEnd, Viewing } from '@ikka/seat-kit';
import { type Arrangement, arrange } from './arrange.ts';
import {
  FIRST_DROP,
  isOver,
  MIDDLE_DROP,
  MISSES,
  type Player,
  playerAt,
  type RummyHand,
  type RummyOptions,
  type Table,
  tableOf,
} from './hand.ts';
import { askedIn, mayTakeOpen } from './play-hand.ts';
import { countOf, endOfHand } from './settle.ts';

/** So many of the last discards are shown, the top one last. */
const DISCARDS_SHOWN = 12;

/** What a viewer may know of a hand that is on or just over. Every card that a page ever has comes out of here. */
export function viewHand(options: RummyOptions, hand: RummyHand, { seat: viewer, deck, shown }: Viewing) {
  const table = deck.length > 0 ? tableOf(hand, deck) : null;
  const end = table === null ? null : endOfHand(options, hand, deck);
  const me = hand.players.find(({ seat }) => seat === viewer);
  return {
    point: shown(BigInt(options.point)),
    /** [RM4] The card that was turned. */
    turned: table?.turned ?? null,
    wild: table?.wild ?? null,
    stock: table?.stock ?? 0,
    discards: table?.discards.slice(-DISCARDS_SHOWN) ?? [],
    players: hand.players.map((player) => ({
      seat: player.seat,
      count: player.held.length,
      left: player.left,
      hand: table !== null && end?.shown.includes(player.seat) === true ? laidOf(player, table) : null,
      points: table !== null && isOver(hand) ? pointsOf(hand, player, table) : null,
      lost: lossOf(end, player.seat, shown),
    })),
    mine: me === undefined || table === null ? null : ownOf(hand, me, table),
    moves: me === undefined || table === null ? null : movesFor(hand, me, table),
  };
}

export type RummyView = ReturnType<typeof viewHand>;

/** Null for whoever has won, and where nobody has. */
function pointsOf(hand: RummyHand, player: Player, table: Table): number | null {
  const winner = hand.end?.winner ?? null;
  if (winner === null) return null;
  return playerAt(hand, winner) === player ? null : countOf(player, table);
}

function laidOf(player: Player, { cardOf, wild }: Table) {
  const { melds, rest }: Arrangement = arrange(player.held.map(cardOf), wild);
  return { melds: melds.map(({ kind, cards }) => ({ kind, cards: [...cards] })), rest: [...rest] };
}

/** One's own cards in the order in which they came, and the one that was drawn. */
function ownOf({ drawn, players, turn }: RummyHand, me: Player, { cardOf }: Table) {
  const isTurn = players[turn]?.seat === me.seat;
  return {
    cards: me.held.map(cardOf),
    drawn: isTurn && drawn !== null ? { card: cardOf(drawn.held), isOpen: drawn.isOpen } : null,
  };
}

function movesFor(hand: RummyHand, me: Player, table: Table) {
  if (!askedIn(hand).includes(me.seat)) return null;
  const isDrawing = hand.drawn === null;
  return {
    isDrawing,
    mayTake: isDrawing && mayTakeOpen(hand, table),
    /** What a drop costs in points; null where it is too late. */
    drop: isDrawing ? (me.hasDrawn ? MIDDLE_DROP : FIRST_DROP) : null,
    missesLeft: Math.max(0, MISSES - me.misses),
  };
}

/** What a seat lost in a hand that is over; null for nothing. */
function lossOf(end: HandEnd | null, seat: number, shown: Viewing['shown']): string | null {
  const result = end?.seats.find((one) => one.seat === seat);
  const loss = BigInt(result?.stake ?? '0') - BigInt(result?.payout ?? '0');
  return loss > 0n ? shown(loss) : null;
}
