import type { DealtSeat, HandEvent, HandRefusal, HandStep } from '@ikka/seat-kit';
import { isOver, lotAt, type NiuNiuAct, type NiuNiuHand, type NiuNiuOptions } from './hand.ts';
import { cardStrength } from './hand-rank.ts';
import { betsOf, bidsOf } from './moves.ts';

type Step = HandStep<NiuNiuHand>;

/** Deals: nothing is put in, and all are asked for their bids. */
export function beginHand({
  seats,
  dealer,
}: {
  readonly seats: readonly DealtSeat[];
  readonly dealer: number;
}): Step {
  const from = Math.max(
    0,
    seats.findIndex(({ seat }) => seat > dealer),
  );
  const players = [...seats.slice(from), ...seats.slice(0, from)].map(({ seat, stack }) => ({
    seat,
    stack: String(stack),
    bid: null,
    bet: null,
  }));
  return { hand: { players, banker: null }, events: [] };
}

/** [NN5, NN6] All who have not bid; then all who have not bet, without the banker. */
export function askedIn({ players, banker }: NiuNiuHand): readonly number[] {
  const open = players.filter(({ bid, bet }, place) =>
    banker === null ? bid === null : bet === null && place !== banker.place,
  );
  return open.map(({ seat }) => seat);
}

/** Takes an act of a seat, or says why not. */
export function takeAct(
  options: NiuNiuOptions,
  hand: NiuNiuHand,
  { seat, act, deck }: { readonly seat: number; readonly act: NiuNiuAct; readonly deck: readonly number[] },
): Step | { readonly refused: HandRefusal } {
  const place = hand.players.findIndex((player) => player.seat === seat);
  if (isOver(hand) || !askedIn(hand).includes(seat)) return { refused: 'seats.turn_over' };
  if ((act.type === 'bid') !== (hand.banker === null)) return { refused: 'seats.act_invalid' };
  if (act.type === 'bid') {
    if (!bidsOf(options, hand, place).includes(act.bid)) return { refused: 'seats.act_invalid' };
    const bidden = change(hand, place, { bid: act.bid });
    // Nobody sees what others bid before all have.
    const events = [event(seat, 'bid')];
    if (askedIn(bidden).length > 0) return { hand: bidden, events };
    const banker = bankerOf(bidden, deck);
    const elected = bidden.players[banker.place]?.seat ?? seat;
    return { hand: { ...bidden, banker }, events: [...events, event(elected, 'banker')] };
  }
  if (!betsOf(options, hand, place).includes(act.bet)) return { refused: 'seats.act_invalid' };
  return { hand: change(hand, place, { bet: act.bet }), events: [event(seat, 'bet')] };
}

/** [NN5] The highest bid has the bank; of equal ones the highest lot. */
function bankerOf({ players }: NiuNiuHand, deck: readonly number[]): NonNullable<NiuNiuHand['banker']> {
  const highest = Math.max(...players.map(({ bid }) => bid ?? 0));
  const lot = (place: number) => cardStrength(lotAt(place, players.length, deck));
  const best = players
    .flatMap(({ bid }, place) => (bid === highest ? [place] : []))
    .reduce((one, other) => (lot(other) > lot(one) ? other : one));
  return { place: best, bid: Math.max(1, highest) };
}

const change = (
  hand: NiuNiuHand,
  place: number,
  changed: Partial<NiuNiuHand['players'][number]>,
): NiuNiuHand => ({
  ...hand,
  players: hand.players.map((player, at) => (at === place ? { ...player, ...changed } : player)),
});

const event = (seat: number, act: string): HandEvent => ({ type: 'act', seat, act, amount: null });

/** [NN9] */
export const actByClock = ({ bets }: Pick<NiuNiuOptions, 'bets'>, { banker }: NiuNiuHand): NiuNiuAct =>
  banker === null ? { type: 'bid', bid: 0 } : { type: 'bet', bet: bets[0] ?? 0 };
