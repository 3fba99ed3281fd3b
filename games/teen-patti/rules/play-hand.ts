import type { DealtSeat, HandEvent, HandRefusal, HandStep } from '@ikka/seat-kit';
import {
  BLIND_TURNS,
  cardsAtPlace,
  type EndReason,
  isActive,
  type Player,
  POT_LIMIT_BOOTS,
  potOf,
  type TeenPattiAct,
  type TeenPattiHand,
  type TeenPattiOptions,
} from './hand.ts';
import { strengthOf } from './hand-rank.ts';
import { mayRefuse, movesOf, neighbour, playerAt } from './moves.ts';

type Step = HandStep<TeenPattiHand>;
type Refused = { readonly refused: HandRefusal };

const invalid: Refused = { refused: 'seats.act_invalid' };
const notNow: Refused = { refused: 'seats.turn_over' };

/** [TP1, TP4] Everybody dealt in posts the boot. The first turn is left of the dealer. */
export function beginHand(
  { boot }: TeenPattiOptions,
  { seats, dealer }: { readonly seats: readonly DealtSeat[]; readonly dealer: number },
): Step {
  const firstAfter = seats.findIndex(({ seat }) => seat > dealer);
  const from = Math.max(0, firstAfter);
  const inOrder = [...seats.slice(from), ...seats.slice(0, from)];
  return {
    hand: {
      stake: boot,
      players: inOrder.map(({ seat, stack }) => ({
        seat,
        stack: String(stack - BigInt(boot)),
        payments: [{ amount: boot, isBlind: true }],
        isSeen: false,
        isPacked: false,
        isAllIn: false,
        blindTurns: 0,
        last: null,
      })),
      turn: 0,
      sideShow: null,
      peek: [],
      refusals: 0,
      over: null,
    },
    events: inOrder.map(({ seat }) => ({ type: 'act', seat, act: 'boot', amount: boot })),
  };
}

/** Who is asked: whoever's turn it is, or who was asked for a side show. */
export function askedIn({ over, sideShow, turn, players }: TeenPattiHand): readonly number[] {
  if (over !== null) return [];
  return [playerAt({ players }, sideShow?.to ?? turn).seat];
}

/** Takes an act of a seat, or says why not. */
export function takeAct(
  options: TeenPattiOptions,
  hand: TeenPattiHand,
  {
    seat,
    act,
    deck,
  }: { readonly seat: number; readonly act: TeenPattiAct; readonly deck: readonly number[] },
): Step | Refused {
  const place = hand.players.findIndex((player) => player.seat === seat);
  const player = hand.players[place];
  if (player === undefined || hand.over !== null) return notNow;
  if (act.type === 'see') return look(hand, place);
  if (hand.sideShow !== null) {
    if (act.type !== 'answer' || hand.sideShow.to !== place) return notNow;
    return answerSideShow(options, hand, { ...hand.sideShow, accepts: act.accepts, deck });
  }
  if (hand.turn !== place) return notNow;
  const moves = movesOf(options, hand);
  switch (act.type) {
    case 'pack':
      return pack(hand, place);
    case 'bet':
      return moves.bets.some(({ amount }) => String(amount) === act.amount)
        ? bet(options, hand, BigInt(act.amount))
        : invalid;
    case 'show':
      return moves.show === null ? invalid : finish(pay(hand, place, moves.show, 'show'), 'show', place);
    case 'side_show':
      return moves.sideShow === null ? invalid : askSideShow(options, hand, { cost: moves.sideShow, deck });
    case 'all_in':
      return moves.allIn === null ? invalid : goAllIn(hand, place, moves.allIn);
    default:
      return invalid;
  }
}

/** [TP5] Looking takes no turn. */
function look(hand: TeenPattiHand, place: number): Step | Refused {
  const player = playerAt(hand, place);
  if (player.isSeen || player.isPacked) return invalid;
  return { hand: change(hand, place, { isSeen: true }), events: [event(player, 'see')] };
}

function bet(options: TeenPattiOptions, hand: TeenPattiHand, amount: bigint): Step {
  const { isSeen, blindTurns } = playerAt(hand, hand.turn);
  const stake = String(isSeen ? amount / 2n : amount);
  const step = pay({ ...hand, stake }, hand.turn, amount, isSeen ? 'chaal' : 'blind');
  const played = isSeen ? step.hand : change(step.hand, hand.turn, { blindTurns: blindTurns + 1 });
  return passOn(options, { hand: played, events: step.events }, hand.turn);
}

/** [TP9] Who is left alone takes the pot; nobody's cards are shown. */
function pack(hand: TeenPattiHand, place: number): Step {
  const packed = change(hand, place, { isPacked: true, last: { type: 'pack', amount: null } });
  return nextTurn({ hand: packed, events: [event(playerAt(hand, place), 'pack')] }, place);
}

/** [TP13] Who cannot pay the least bet puts in what he has, and all hands are shown. */
function goAllIn(hand: TeenPattiHand, place: number, amount: bigint): Step {
  const step = pay(hand, place, amount, 'all_in');
  return finish({ ...step, hand: change(step.hand, place, { isAllIn: true }) }, 'all_in', place);
}

/** [TP11] Who asks pays first. Where it cannot be refused any more, the cards are compared at once. */
function askSideShow(
  options: TeenPattiOptions,
  hand: TeenPattiHand,
  { cost, deck }: { readonly cost: bigint; readonly deck: readonly number[] },
): Step {
  const by = hand.turn;
  const step = pay(hand, by, cost, 'side_show');
  if (isLimitReached(options, step.hand)) return finish(step, 'limit', by);
  const to = neighbour(hand, by, -1);
  if (!mayRefuse(hand)) return compare(options, step, { by, to, deck });
  return { ...step, hand: { ...step.hand, sideShow: { by, to }, peek: [] } };
}

function answerSideShow(
  options: TeenPattiOptions,
  hand: TeenPattiHand,
  {
    by,
    to,
    accepts,
    deck,
  }: {
    readonly by: number;
    readonly to: number;
    readonly accepts: boolean;
    readonly deck: readonly number[];
  },
): Step {
  const answered = { ...hand, sideShow: null };
  const events = [event(playerAt(hand, to), accepts ? 'side_show_accepted' : 'side_show_refused')];
  if (accepts) return compare(options, { hand: answered, events }, { by, to, deck });
  return nextTurn({ hand: { ...answered, refusals: hand.refusals + 1 }, events }, by);
}

/** [TP11] The lower hand packs, on equal ones whoever asked. Both may look at each other's cards until the next turn is played. */
function compare(
  { lowSequence }: TeenPattiOptions,
  { hand, events }: Step,
  { by, to, deck }: { readonly by: number; readonly to: number; readonly deck: readonly number[] },
): Step {
  const strength = (place: number) => strengthOf(cardsAtPlace(place, hand.players.length, deck), lowSequence);
  const loser = strength(by) > strength(to) ? to : by;
  const packed = change(hand, loser, { isPacked: true, last: { type: 'side_show_lost', amount: null } });
  const step = nextTurn(
    { hand: packed, events: [...events, event(playerAt(hand, loser), 'side_show_lost')] },
    by,
  );
  return { ...step, hand: { ...step.hand, peek: [playerAt(hand, by).seat, playerAt(hand, to).seat] } };
}

/** A payment into the pot; it ends whatever two had been looking at. */
function pay(hand: TeenPattiHand, place: number, amount: bigint, type: string): Step {
  const { stack, payments, isSeen } = playerAt(hand, place);
  const changed = change({ ...hand, peek: [] }, place, {
    stack: String(BigInt(stack) - amount),
    payments: amount === 0n ? payments : [...payments, { amount: String(amount), isBlind: !isSeen }],
    last: { type, amount: String(amount) },
  });
  return { hand: changed, events: [event(playerAt(hand, place), type, amount)] };
}

/** [TP7] After a bet: all show where the pot has reached its limit, else the next one plays. */
function passOn(options: TeenPattiOptions, step: Step, place: number): Step {
  return isLimitReached(options, step.hand) ? finish(step, 'limit', place) : nextTurn(step, place);
}

const isLimitReached = ({ boot }: TeenPattiOptions, hand: TeenPattiHand): boolean =>
  potOf(hand) >= POT_LIMIT_BOOTS * BigInt(boot);

function nextTurn({ hand, events }: Step, place: number): Step {
  const active = hand.players.filter(isActive);
  const next = neighbour(hand, place, 1);
  if (active.length === 1) return finish({ hand, events }, 'pack', next);
  const { blindTurns, isSeen, seat } = playerAt(hand, next);
  const turned = { ...hand, turn: next };
  // [TP5] Who has played four turns without looking is shown his cards.
  if (isSeen || blindTurns < BLIND_TURNS) return { hand: turned, events };
  const seen = change(turned, next, { isSeen: true });
  return { hand: seen, events: [...events, { type: 'act', seat, act: 'see', amount: null }] };
}

function finish({ hand, events }: Step, reason: EndReason, by: number): Step {
  return { hand: { ...hand, over: { reason, by } }, events };
}

function change(hand: TeenPattiHand, place: number, changed: Partial<Player>): TeenPattiHand {
  return {
    ...hand,
    players: hand.players.map((player, at) => (at === place ? { ...player, ...changed } : player)),
  };
}

function event({ seat }: Pick<Player, 'seat'>, act: string, amount: bigint | null = null): HandEvent {
  return { type: 'act', seat, act, amount: amount === null ? null : String(amount) };
}

/** [TP14] Who does not act in time packs; a side show that is not answered is refused. */
export function actByClock({ sideShow }: TeenPattiHand): TeenPattiAct {
  return sideShow === null ? { type: 'pack' } : { type: 'answer', accepts: false };
}
