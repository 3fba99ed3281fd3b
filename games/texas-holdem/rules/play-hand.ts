import type { DealtSeat, HandEvent, HandRefusal, HandStep } from '@ikka/seat-kit';
import {
  isAble,
  isIn,
  type Player,
  playerAt,
  RIVER,
  type TexasHoldemAct,
  type TexasHoldemHand,
  type TexasHoldemOptions,
} from './hand.ts';
import { movesOf, nextToAct } from './moves.ts';

type Step = HandStep<TexasHoldemHand>;
type Refused = { readonly refused: HandRefusal };

const invalid: Refused = { refused: 'seats.act_invalid' };
const notNow: Refused = { refused: 'seats.turn_over' };

/** [TH3, TH4] Blinds are posted, and what is owed of them. Of two players the button has the small blind and plays first. */
export function beginHand(
  options: TexasHoldemOptions,
  { seats, dealer }: { readonly seats: readonly DealtSeat[]; readonly dealer: number },
): Step {
  const { smallBlind, bigBlind } = options;
  const from = Math.max(
    0,
    seats.findIndex(({ seat }) => seat > dealer),
  );
  const inOrder = [...seats.slice(from), ...seats.slice(0, from)];
  const [small, big] = inOrder.length === 2 ? [1, 0] : [0, 1];
  let step: Step = {
    hand: {
      players: inOrder.map(({ seat, stack }) => ({
        seat,
        stack: String(stack),
        paid: '0',
        dead: '0',
        bet: '0',
        isFolded: false,
        hasActed: false,
        last: null,
      })),
      street: 0,
      turn: big,
      toCall: bigBlind,
      raise: bigBlind,
      aggressor: null,
      over: null,
    },
    events: [],
  };
  step = put(step, small, BigInt(smallBlind), 'small_blind');
  step = put(step, big, BigInt(bigBlind), 'big_blind');
  for (const [place, { owes }] of inOrder.entries()) {
    if (owes === null || place === small || place === big) continue;
    step = put(step, place, BigInt(bigBlind), 'post');
    if (owes === 'missed') step = putDead(step, place, BigInt(smallBlind));
  }
  return goOn(options, step, big + 1);
}

export const askedIn = (hand: TexasHoldemHand): readonly number[] =>
  hand.over === null ? [playerAt(hand, hand.turn).seat] : [];

/** Takes an act of a seat, or says why not. */
export function takeAct(
  options: TexasHoldemOptions,
  hand: TexasHoldemHand,
  { seat, act }: { readonly seat: number; readonly act: TexasHoldemAct },
): Step | Refused {
  const place = hand.turn;
  if (hand.over !== null || playerAt(hand, place).seat !== seat) return notNow;
  const { check, call, raise } = movesOf(hand);
  const start: Step = { hand: change(hand, place, { hasActed: true }), events: [] };
  switch (act.type) {
    case 'fold':
      return goOn(options, tell(fold(start, place), place, 'fold'), place + 1);
    case 'check':
      return check ? goOn(options, tell(start, place, 'check'), place + 1) : invalid;
    case 'call':
      return call === null ? invalid : goOn(options, put(start, place, call, 'call'), place + 1);
    case 'bet': {
      const to = BigInt(act.amount);
      if (raise === null || to < raise.least || to > raise.most) return invalid;
      return goOn(options, betTo(start, place, to), place + 1);
    }
  }
}

/** [TH6 … TH8] A bet or a raise; one that is all in and less than a full raise leaves the least raise as it was. */
function betTo({ hand, events }: Step, place: number, to: bigint): Step {
  const { bet } = playerAt(hand, place);
  const [toCall, raise] = [BigInt(hand.toCall), BigInt(hand.raise)];
  const by = to - toCall;
  const raised = {
    ...hand,
    toCall: String(to),
    raise: String(by > raise ? by : raise),
    aggressor: place,
  };
  const step = put({ hand: raised, events }, place, to - BigInt(bet), toCall === 0n ? 'bet' : 'raise');
  const { last } = playerAt(step.hand, place);
  const said = last?.type === 'all_in' ? 'all_in' : toCall === 0n ? 'bet' : 'raise';
  return { ...step, hand: change(step.hand, place, { last: { type: said, amount: String(to) } }) };
}

/** Puts chips in: all that is left, where it is less. */
function put({ hand, events }: Step, place: number, wished: bigint, type: string): Step {
  const { stack, paid, bet, seat } = playerAt(hand, place);
  const whole = BigInt(stack);
  const amount = wished < whole ? wished : whole;
  const act = amount === whole && amount > 0n ? 'all_in' : type;
  const changed = change(hand, place, {
    stack: String(whole - amount),
    paid: String(BigInt(paid) + amount),
    bet: String(BigInt(bet) + amount),
    last: { type: act, amount: String(amount) },
  });
  return { hand: changed, events: amount === 0n ? events : [...events, event(seat, act, amount)] };
}

/** [TH4] */
function putDead({ hand, events }: Step, place: number, wished: bigint): Step {
  const { stack, seat } = playerAt(hand, place);
  const amount = wished < BigInt(stack) ? wished : BigInt(stack);
  if (amount === 0n) return { hand, events };
  const changed = change(hand, place, { stack: String(BigInt(stack) - amount), dead: String(amount) });
  return { hand: changed, events: [...events, event(seat, 'post', amount)] };
}

const fold = ({ hand, events }: Step, place: number): Step => ({
  hand: change(hand, place, { isFolded: true }),
  events,
});

function tell({ hand, events }: Step, place: number, type: string): Step {
  const told = change(hand, place, { last: { type, amount: null } });
  return { hand: told, events: [...events, event(playerAt(hand, place).seat, type, null)] };
}

/** [TH5, TH10] The next one is asked; or the next round begins; or the hand is over. */
function goOn({ bigBlind }: TexasHoldemOptions, { hand, events }: Step, from: number): Step {
  if (hand.players.filter(isIn).length === 1) return { events, hand: { ...hand, over: 'fold' } };
  const next = nextToAct(hand, from % hand.players.length);
  if (next !== null) return { events, hand: { ...hand, turn: next } };
  if (hand.street === RIVER) return { events, hand: { ...hand, over: 'show' } };
  if (hand.players.filter(isAble).length <= 1) return { events, hand: { ...hand, over: 'all_in' } };
  const dealt: TexasHoldemHand = {
    ...hand,
    street: hand.street + 1,
    toCall: '0',
    raise: bigBlind,
    aggressor: null,
    players: hand.players.map((player) => ({
      ...player,
      bet: '0',
      hasActed: false,
      last: isAble(player) ? null : player.last,
    })),
  };
  return { events, hand: { ...dealt, turn: nextToAct(dealt, 0) ?? 0 } };
}

function change(hand: TexasHoldemHand, place: number, changed: Partial<Player>): TexasHoldemHand {
  return {
    ...hand,
    players: hand.players.map((player, at) => (at === place ? { ...player, ...changed } : player)),
  };
}

const event = (seat: number, act: string, amount: bigint | null): HandEvent => ({
  type: 'act',
  seat,
  act,
  amount: amount === null ? null : String(amount),
});

/** [TH13] Who does not act in time checks where that costs nothing, else folds. */
export const actByClock = (hand: TexasHoldemHand): TexasHoldemAct =>
  movesOf(hand).check ? { type: 'check' } : { type: 'fold' };
