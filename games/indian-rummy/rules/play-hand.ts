import type { DealtSeat, HandEvent, HandRefusal, HandStep } from '@ikka/seat-kit';
import { arrange } from './arrange.ts';
import { isWild, RESHUFFLES } from './cards.ts';
import {
  FIRST_DROP,
  firstOpen,
  HELD,
  type Held,
  isOver,
  type Leaving,
  MIDDLE_DROP,
  MISSES,
  MOST,
  MOST_DRAWS,
  type Player,
  playerAt,
  type RummyAct,
  type RummyHand,
  type Table,
  tableOf,
} from './hand.ts';

type Step = HandStep<RummyHand>;

/** Deals: nothing is put in, and the first left of the button has the turn. */
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
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  const players = order.map(
    ({ seat, stack }, place): Player => ({
      seat,
      stack: String(stack),
      held: Array.from({ length: HELD }, (_, round) => round * order.length + place),
      hasDrawn: false,
      misses: 0,
      left: null,
    }),
  );
  const hand: RummyHand = {
    players,
    turn: 0,
    drawn: null,
    draws: 0,
    taken: 0,
    shuffles: [],
    discards: [firstOpen(order.length)],
    end: null,
  };
  return { hand, events: [] };
}

export const askedIn = (hand: RummyHand): readonly number[] =>
  isOver(hand) ? [] : [playerAt(hand, hand.turn).seat];

/** [RM6] Whether the top of the discards may be taken: a wild one by the first turn of the hand alone. */
export const mayTakeOpen = ({ draws }: Pick<RummyHand, 'draws'>, { open, wild }: Table): boolean =>
  open !== null && (draws === 0 || !isWild(open, wild));

/** Takes an act of a seat, or says why not. */
export function takeAct(
  hand: RummyHand,
  { seat, act, deck }: { readonly seat: number; readonly act: RummyAct; readonly deck: readonly number[] },
): Step | { readonly refused: HandRefusal } {
  if (isOver(hand) || playerAt(hand, hand.turn).seat !== seat) return { refused: 'seats.turn_over' };
  const table = tableOf(hand, deck);
  switch (act.type) {
    case 'draw':
      return hand.drawn === null ? draw(hand, table, act.from) : { refused: 'seats.act_invalid' };
    case 'drop':
      if (hand.drawn !== null) return { refused: 'seats.act_invalid' };
      return step(
        leave(hand, playerAt(hand, hand.turn).hasDrawn ? 'middle_drop' : 'first_drop'),
        seat,
        'drop',
      );
    case 'miss':
      return step(miss(hand, table), seat, 'miss');
    case 'discard':
    case 'declare':
      return put(hand, table, act);
  }
}

const step = (hand: RummyHand, seat: number, act: string): Step => ({
  hand,
  events: [{ type: 'act', seat, act, amount: null } satisfies HandEvent],
});

function draw(
  hand: RummyHand,
  table: Table,
  from: 'stock' | 'open',
): Step | { readonly refused: HandRefusal } {
  const { seat } = playerAt(hand, hand.turn);
  if (from === 'open') {
    if (!mayTakeOpen(hand, table)) return { refused: 'seats.act_invalid' };
    const open = hand.discards.at(-1);
    if (open === undefined) return { refused: 'seats.act_invalid' };
    return step(took(hand, open, true, { discards: hand.discards.slice(0, -1) }), seat, 'take');
  }
  return step(took(hand, table.next, false, { taken: hand.taken + 1 }), seat, 'draw');
}

function took(hand: RummyHand, held: Held, isOpen: boolean, changed: Partial<RummyHand>): RummyHand {
  const player = playerAt(hand, hand.turn);
  return {
    ...withPlayer(hand, { held: [...player.held, held], hasDrawn: true }),
    ...changed,
    drawn: { held, isOpen },
    draws: hand.draws + 1,
  };
}

/** Discards, or declares with the card that is left over. */
function put(
  hand: RummyHand,
  table: Table,
  act: Extract<RummyAct, { readonly type: 'discard' | 'declare' }>,
): Step | { readonly refused: HandRefusal } {
  const player = playerAt(hand, hand.turn);
  const held = player.held.find((one) => table.cardOf(one) === act.card);
  const { drawn } = hand;
  if (drawn === null || held === undefined) return { refused: 'seats.act_invalid' };
  // [RM6] What was taken from the discards is not put back at once.
  if (act.type === 'discard' && drawn.isOpen && drawn.held === held) return { refused: 'seats.act_invalid' };
  const lighter = withPlayer(hand, { held: player.held.filter((one) => one !== held) });
  const laid: RummyHand = { ...lighter, drawn: null, discards: [...hand.discards, held] };
  if (act.type === 'discard') return step(readied(passed(laid), table), player.seat, 'discard');
  const cards = playerAt(lighter, hand.turn).held.map(table.cardOf);
  if (!arrange(cards, table.wild).isValid)
    return step(readied(leave(laid, 'wrong'), table), player.seat, 'wrong');
  return step({ ...laid, end: { how: 'declared', winner: hand.turn } }, player.seat, 'declare');
}

/** [RM9] The clock: the turn goes by, a card that was drawn is put back, and after three times one is out. */
function miss(hand: RummyHand, table: Table): RummyHand {
  const player = playerAt(hand, hand.turn);
  const misses = player.misses + 1;
  const { drawn } = hand;
  const lighter =
    drawn === null
      ? withPlayer(hand, { misses })
      : {
          ...withPlayer(hand, { misses, held: player.held.filter((one) => one !== drawn.held) }),
          drawn: null,
          discards: [...hand.discards, drawn.held],
        };
  return readied(misses >= MISSES ? leave(lighter, 'missed') : passed(lighter), table);
}

const leaving: Readonly<Record<Leaving, number>> = {
  first_drop: FIRST_DROP,
  middle_drop: MIDDLE_DROP,
  missed: MIDDLE_DROP,
  wrong: MOST,
};

/** Takes whoever has the turn out of the hand; whoever is left alone has won. */
function leave(hand: RummyHand, how: Leaving): RummyHand {
  const out = withPlayer(hand, { left: { how, points: leaving[how] } });
  const within = out.players.flatMap(({ left }, place) => (left === null ? [place] : []));
  const [only] = within;
  if (only !== undefined && within.length === 1)
    return { ...out, drawn: null, end: { how: 'last', winner: only } };
  return { ...out, drawn: null, turn: nextOf(out) };
}

const passed = (hand: RummyHand): RummyHand => ({ ...hand, turn: nextOf(hand) });

/** [RM3] Before the next draw: the discards are shuffled where the stock is empty, and after too many draws nobody wins. */
function readied(hand: RummyHand, { stock }: Table): RummyHand {
  if (isOver(hand)) return hand;
  const pool = hand.discards.slice(0, -1);
  const isSpent = stock === 0 && (pool.length === 0 || hand.shuffles.length === RESHUFFLES);
  if (isSpent || hand.draws >= MOST_DRAWS) return { ...hand, end: { how: 'drawn', winner: null } };
  if (stock > 0) return hand;
  const shuffles = [...hand.shuffles, pool.toSorted((a, b) => a - b)];
  return { ...hand, taken: 0, shuffles, discards: hand.discards.slice(-1) };
}

function nextOf({ players, turn }: RummyHand): number {
  for (let ahead = 1; ahead <= players.length; ahead += 1) {
    const place = (turn + ahead) % players.length;
    if (players[place]?.left === null) return place;
  }
  throw new Error('nobody is left in the hand');
}

const withPlayer = (hand: RummyHand, changed: Partial<Player>): RummyHand => ({
  ...hand,
  players: hand.players.map((player, at) => (at === hand.turn ? { ...player, ...changed } : player)),
});
