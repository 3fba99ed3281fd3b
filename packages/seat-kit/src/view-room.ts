import { openStream } from '@ikka/fair';
import type { JsonValue, RoomState } from '@ikka/game-kit';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { HandEnd } from './hand-rules.ts';
import type {
  CommonOptions,
  SeatEntry,
  SeatEvent,
  SeatHandState,
  SeatHead,
  SeatRoom,
  SeatSecret,
} from './room-types.ts';
import { clientSeedOf, deckOf, type JsonHandRules } from './seat-game.ts';
import { optionsOf } from './seat-parts.ts';
import { contestStack, viewContest, viewPlace } from './view-contest.ts';
import { viewWaitingList } from './waiting-list.ts';

type State = RoomState<SeatHead, SeatEntry>;

const instant = (at: number): string => new Date(at).toISOString();

/**
 * The room as one viewer may know it; null is whoever has no seat. Nothing of a room reaches a page that did not come out of here, and
 * every card passes the game's own `view`.
 */
export function viewRoom(
  rules: JsonHandRules,
  room: SeatRoom<CommonOptions & JsonValue>,
  state: State,
  { memberId, secret }: { readonly memberId: string | null; readonly secret: SeatSecret | null },
) {
  const { head } = state;
  const currency = knownCurrency(room.currency);
  const money = (units: bigint | string) => formatAmount(BigInt(units), currency);
  const shown = amountsOf(room);
  const stackText = (entry: SeatEntry) => {
    const stack = stackOf(rules, head, entry);
    return shown(room.contest === undefined ? stack : contestStack(room.contest, stack));
  };
  const [stay, mine] =
    [...state.entries].find(([, entry]) => memberId !== null && entry.memberId === memberId) ?? [];
  const dealt = new Set(head.hand?.shares.map((share) => share.stay));
  return {
    roomId: room.roomId,
    gameId: room.gameId,
    level: room.level,
    no: head.no,
    phase: head.phase,
    dealer: head.no === 0 ? null : head.dealer,
    options: {
      stake: money(room.stake),
      buyIn: { least: money(room.buyIn.least), most: money(room.buyIn.most) },
      turnSeconds: room.clock.turnMs / 1_000,
      rake: { percent: percentOf(room.options.rake.basisPoints), cap: money(room.options.rake.cap) },
      currency: currency.shownCode,
      isTrial: currency.isTrial,
      code: room.code ?? null,
    },
    contest: viewContest(room, head, money),
    waitingList: viewWaitingList(room, head, memberId),
    seats: Array.from({ length: room.seats }, (_, seat) => {
      const [id, entry] = [...state.entries].find(([, one]) => one.seat === seat) ?? [];
      if (id === undefined || entry === undefined) return null;
      return {
        seat,
        name: entry.name,
        stack: stackText(entry),
        state: entry.isLeaving ? ('leaving' as const) : entry.isOut ? ('out' as const) : ('in' as const),
        isGone: entry.goneAt !== null,
        isRobot: entry.isRobot,
        isDealt: isInHand(head) && dealt.has(id),
        result: viewPlace(entry, head.contest, money),
      };
    }),
    turn: head.turn && {
      no: head.turn.no,
      seats: [...head.turn.seats],
      endsAt: instant(head.turn.endsAt),
      bankEndsAt: instant(head.turn.bankEndsAt),
    },
    startsAt: head.dueAt === null || head.phase === 'playing' ? null : instant(head.dueAt),
    fair: fairOf(head, secret),
    me: mine === undefined ? null : { ...ownView(rules, room, head, mine, shown), stack: stackText(mine) },
    hand: handOf(rules, room, head, { stay: stay ?? null, secret, shown }),
  };
}

export type SeatRoomView = ReturnType<typeof viewRoom>;

/** How a room's amounts are written: money as people read it, chips as they are. */
function amountsOf({ currency: code, contest }: Pick<SeatRoom, 'currency' | 'contest'>) {
  const currency = knownCurrency(code);
  return (units: bigint | string): string =>
    contest === undefined ? formatAmount(BigInt(units), currency) : String(units);
}

const isInHand = ({ phase }: SeatHead): boolean => phase === 'playing' || phase === 'showing';

/** What lies in front of a seat: without what it has put into the pot of the hand that is on. */
export function stackOf(
  rules: Pick<JsonHandRules, 'paidBy'>,
  { phase, hand }: SeatHead,
  entry: Pick<SeatEntry, 'seat' | 'stack' | 'waiting'>,
): bigint {
  const whole = BigInt(entry.stack) + BigInt(entry.waiting);
  const isDealt = phase === 'playing' && hand?.stacks.some(({ seat }) => seat === entry.seat);
  return isDealt && hand !== null ? whole - rules.paidBy(hand.hand, entry.seat) : whole;
}

function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** The commitment stands from before the seats show their seeds; the server's own seed only once the hand is over. */
function fairOf({ phase, hand }: SeatHead, secret: SeatSecret | null) {
  if (hand === null || secret === null) return null;
  return {
    commitment: secret.commitment,
    seats: hand.shares
      // [SK19] A seat that nobody plays has no part in the deck.
      .filter(({ hash }) => hash !== '')
      .map(({ seat, hash, seed }) => ({ seat, hash, seed: phase === 'shuffling' ? null : seed })),
    serverSeed: phase === 'showing' ? secret.serverSeed : null,
  };
}

function ownView(
  rules: JsonHandRules,
  { buyIn, stake, clock, contest }: Pick<SeatRoom, 'buyIn' | 'stake' | 'clock' | 'contest'>,
  head: SeatHead,
  entry: SeatEntry,
  shown: (units: bigint | string) => string,
) {
  const stack = stackOf(rules, head, entry);
  const room = BigInt(buyIn.most) - stack;
  const share =
    head.phase === 'shuffling' ? head.hand?.shares.find(({ seat }) => seat === entry.seat) : undefined;
  return {
    seat: entry.seat,
    stack: shown(stack),
    isOut: entry.isOut,
    isLeaving: entry.isLeaving,
    isElsewhere: false,
    timeBankMs: entry.bankMs,
    waitingTopUp: shown(entry.waiting),
    topUp: contest === undefined && room >= BigInt(stake) ? { least: shown(stake), most: shown(room) } : null,
    entropyWanted: share !== undefined && share.seed === null ? (head.hand?.no ?? null) : null,
    leavesAt: entry.idleAt === null ? null : instant(entry.idleAt + clock.idleMs),
  };
}

function handOf(
  rules: JsonHandRules,
  room: SeatRoom<CommonOptions & JsonValue>,
  { phase, hand }: SeatHead,
  viewer: {
    readonly stay: string | null;
    readonly secret: SeatSecret | null;
    readonly shown: (units: bigint | string) => string;
  },
): { readonly game: JsonValue; readonly result: ResultView | null } | null {
  if (hand === null || hand.hand === null || (phase !== 'playing' && phase !== 'showing')) return null;
  // By his stay, not by his seat: who sits down where somebody has just left was no part of that hand.
  const share = hand.shares.find(({ stay }) => stay === viewer.stay);
  return {
    game: rules.view(optionsOf(room, hand), hand.hand, {
      seat: share?.seat ?? null,
      deck: viewer.secret === null ? [] : handDeck(rules, hand, viewer.secret),
      shown: viewer.shown,
    }),
    result: hand.end === null ? null : resultOf(hand.end, viewer.shown),
  };
}

export type ResultView = ReturnType<typeof resultOf>;

/** What a hand came to, with its amounts as people read them. */
export function resultOf(end: HandEnd, shown: (units: bigint | string) => string) {
  const amounts = (of: HandEnd['winners']) => of.map(({ seat, amount }) => ({ seat, amount: shown(amount) }));
  return {
    reason: end.reason,
    pot: shown(end.pot),
    rake: shown(end.rake),
    winners: amounts(end.winners),
    refunds: amounts(end.refunds),
    shown: [...end.shown],
  };
}

/** The deck that was dealt last of each house's seed, for as long as somebody holds the seed. */
const lastDealt = new WeakMap<
  Pick<SeatSecret, 'serverSeed'>,
  { readonly clientSeed: string; readonly seats: number; readonly deck: readonly number[] }
>();

/**
 * The cards of a hand, by the house's seed and those of its seats. It is asked for at every act and for everybody who is shown the
 * table, and a deck takes hundreds of hashes: of one seed it is dealt once, until a seat shows another.
 */
export function handDeck(
  rules: Pick<JsonHandRules, 'packSize' | 'cardsOf'>,
  { shares }: Pick<SeatHandState, 'shares'>,
  secret: Pick<SeatSecret, 'serverSeed'>,
): readonly number[] {
  const clientSeed = clientSeedOf(shares);
  const last = lastDealt.get(secret);
  if (last?.clientSeed === clientSeed && last.seats === shares.length) return last.deck;
  const stream = openStream({ serverSeed: secret.serverSeed, clientSeed, nonce: 0 });
  const deck = deckOf(rules, stream, shares.length);
  lastDealt.set(secret, { clientSeed, seats: shares.length, deck });
  return deck;
}

/** An event with its amounts as people read them. */
export function viewEvent(event: SeatEvent, room: Pick<SeatRoom, 'currency' | 'contest'>) {
  const shown = amountsOf(room);
  const amounts = (of: HandEnd['winners']) => of.map(({ seat, amount }) => ({ seat, amount: shown(amount) }));
  switch (event.type) {
    case 'act':
      return { ...event, amount: event.amount === null ? null : shown(event.amount) };
    case 'topped_up':
      return { ...event, amount: shown(event.amount) };
    case 'dealt':
      return { ...event, seats: [...event.seats] };
    case 'ended':
      return {
        ...event,
        winners: amounts(event.winners),
        refunds: amounts(event.refunds),
        rake: shown(event.rake),
      };
    default:
      return event;
  }
}
