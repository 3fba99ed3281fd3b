import { commit, isServerSeed } from '@ikka/fair';
import type { RoomRefusal } from '@ikka/game-kit';
import { endHand } from './end-hand.ts';
import { askNext } from './play-turn.ts';
import { RoomDraft, type SeatDecision, type SeatState } from './room-draft.ts';
import type {
  DealtStack,
  SeatCommand,
  SeatEntry,
  SeatHandState,
  SeatRefusal,
  SeatSecret,
} from './room-types.ts';
import { clientSeedOf } from './seat-game.ts';
import { idleFrom, isRefused, optionsOf, ownSeat, type SeatParts, seatOf } from './seat-parts.ts';
import { handDeck } from './view-room.ts';

type Decided = SeatDecision | RoomRefusal<SeatRefusal>;

/** [SK4] Who is dealt in: seated, not sitting out or leaving, within reach, with enough in front, with a seed hidden behind its hash. */
function isReady({ rules, room }: SeatParts, entry: SeatEntry): boolean {
  if (entry.isOut || entry.isLeaving || entry.goneAt !== null || entry.hash === null) return false;
  if (room.contest !== undefined) return true;
  return BigInt(entry.stack) + BigInt(entry.waiting) >= rules.leastStack(room.options);
}

const readySeats = (parts: SeatParts, draft: RoomDraft) =>
  draft.seated().filter(([, entry]) => isReady(parts, entry));

/** [SK4, SK18] A first hand begins a moment after two are ready, so that a third can sit down; a contest after its last seat is taken. */
export function planStart(parts: SeatParts, draft: RoomDraft, at: number): void {
  if (draft.head.phase !== 'waiting') return;
  const isEnough =
    parts.room.contest === undefined
      ? readySeats(parts, draft).length >= 2
      : draft.entries.size === parts.room.seats;
  const isReadyToStart = parts.isOffered && isEnough;
  if (isReadyToStart === (draft.head.dueAt !== null)) return;
  draft.head = { ...draft.head, dueAt: isReadyToStart ? at + parts.room.clock.startMs : null };
}

/**
 * [SK5] Commits to the next deck and asks all who are ready for the seeds behind their hashes. The hashes stood before this, and are
 * shown to all before anybody shows a seed; the house's own seed was drawn and committed to before any of them.
 */
export function beginShuffle(parts: SeatParts, draft: RoomDraft): void {
  const ready = readySeats(parts, draft);
  const { contest } = draft.head;
  if (contest === undefined && (!parts.isOffered || ready.length < 2)) {
    draft.head = { ...draft.head, phase: 'waiting', hand: null, turn: null, dueAt: null };
    return;
  }
  // [SK19] Into a contest all are dealt who are not out, also those whom nobody plays.
  const dealt = contest === undefined ? ready : draft.seated().filter(([, { place }]) => place === undefined);
  const asked = contest === undefined ? ready : dealt.filter(([, entry]) => isReady(parts, entry));
  const { head } = draft;
  const no = head.no + 1;
  const dealer = nextDealer(
    head.dealer,
    dealt.map(([, { seat }]) => seat),
  );
  const isAsked = new Set(asked.map(([stay]) => stay));
  draft.head = {
    ...head,
    phase: 'shuffling',
    no,
    dealer,
    turn: null,
    dueAt: parts.at + (asked.length === 0 ? NOBODY_MS : parts.room.clock.seedsMs),
    hand: {
      no,
      dealer,
      ...(contest === undefined ? {} : { level: contest.level }),
      shares: dealt.map(([stay, { seat, hash }]) =>
        isAsked.has(stay) ? { seat, stay, hash: hash ?? '', seed: null } : { seat, stay, hash: '', seed: '' },
      ),
      stacks: [],
      hand: null,
      acts: [],
      end: null,
    },
  };
  // A hash is good for one deal.
  for (const [stay] of asked) draft.change(stay, { hash: null });
  // [SK15] The hand passes by whoever is seated and not dealt in.
  for (const [stay, { owes }] of contest === undefined ? draft.seated() : []) {
    if (!ready.some(([one]) => one === stay) && !owes) draft.change(stay, { owes: 'missed' });
  }
  draft.events.push({ type: 'shuffling', no });
  draft.effects.push({ type: 'open', no });
}

/** [SK19] So long a deck is announced where nobody is there to show a seed. */
const NOBODY_MS = 1_000;

/** The next of these seats after the last dealer, clockwise. */
function nextDealer(last: number, seats: readonly number[]): number {
  return seats.find((seat) => seat > last) ?? seats[0] ?? 0;
}

/** [SK5] Takes the seed behind a seat's hash, and the hash of its next one. With the last seed the hand is dealt. */
export function takeSeed(
  parts: SeatParts,
  state: SeatState,
  command: Extract<SeatCommand, { readonly type: 'seed' }>,
  secret: SeatSecret | null,
): Decided {
  const found = ownSeat(state, command);
  if (isRefused(found)) return found;
  const [stay] = found;
  const { hand, phase } = state.head;
  const share = hand?.shares.find((one) => one.stay === stay);
  if (hand === null || hand.no !== command.hand || share === undefined || share.hash === '')
    return { refused: 'seats.turn_over' };
  if (share.seed !== null)
    return share.seed === command.seed ? { answer: {} } : { refused: 'idempotency.mismatch' };
  if (phase !== 'shuffling') return { refused: 'seats.turn_over' };
  const isGood =
    isServerSeed(command.seed) && commit(command.seed) === share.hash && isServerSeed(command.next);
  if (!isGood) return { refused: 'seats.entropy_mismatch' };
  const draft = new RoomDraft(state);
  draft.change(stay, { hash: command.next, goneAt: null });
  const shares = hand.shares.map((one) => (one.stay === stay ? { ...one, seed: command.seed } : one));
  draft.head = { ...draft.head, hand: { ...hand, shares } };
  if (shares.every(({ seed }) => seed !== null)) deal(parts, draft, { ...hand, shares }, secret);
  return draft.decision();
}

/** Finds that a seat has given its seed, for who may begin no hand any more. */
export function recallSeed(
  state: SeatState,
  { memberId, hand: no }: Extract<SeatCommand, { readonly type: 'recall_seed' }>,
): Decided {
  const stay = seatOf(state, memberId)?.[0];
  const share = state.head.hand?.shares.find((one) => one.stay === stay);
  return state.head.hand?.no === no && share !== undefined && share.seed !== null
    ? { answer: {} }
    : { refused: 'round.unknown' };
}

/** [SK5] Deals: the deck is fixed by the house's seed and those of all seats, and cannot be known before the last one was shown. */
function deal(parts: SeatParts, draft: RoomDraft, hand: SeatHandState, secret: SeatSecret | null): void {
  if (secret === null) throw new Error('a hand is dealt without its secret');
  const { rules, room } = parts;
  const { clock } = room;
  const stacks = hand.shares.map(({ stay, seat }) => {
    const entry = draft.entries.get(stay);
    if (entry === undefined) throw new Error(`nobody sits by the stay ${stay}`);
    const stack = BigInt(entry.stack) + BigInt(entry.waiting);
    draft.change(stay, {
      stack: String(stack),
      waiting: '0',
      owes: null,
      bankMs: Math.min(clock.bankMs, entry.bankMs + clock.bankBackMs),
    });
    return { seat, stack, owes: entry.owes ?? null };
  });
  const options = optionsOf(room, hand);
  const begun = rules.begin(options, { seats: stacks, dealer: hand.dealer });
  const dealt: SeatHandState = {
    ...hand,
    stacks: stacks.map(
      ({ seat, stack, owes }): DealtStack => ({
        seat,
        stack: String(stack),
        ...(owes === null ? {} : { owes }),
      }),
    ),
    hand: begun.hand,
  };
  draft.head = { ...draft.head, phase: 'playing', dueAt: null, hand: dealt };
  draft.events.push(
    { type: 'dealt', no: hand.no, dealer: hand.dealer, seats: stacks.map(({ seat }) => seat) },
    ...begun.events,
  );
  // What is posted at the deal may be all that anybody has.
  const deck = handDeck(rules, dealt, secret);
  const end = rules.endOf(options, begun.hand, deck);
  if (end === null) askNext(parts, draft);
  else endHand(parts, draft, { hand: dealt, end, deck });
}

/** [SK5] Who has not shown his seed in time sits out; the hand that was committed to is not dealt, and another one is begun. */
export function missSeeds(parts: SeatParts, draft: RoomDraft, secret: SeatSecret | null): void {
  const { hand } = draft.head;
  if (hand === null) throw new Error('no seeds are waited for');
  // [SK19] Nobody was there to be asked.
  if (hand.shares.every(({ seed }) => seed !== null)) {
    deal(parts, draft, hand, secret);
    return;
  }
  for (const { stay, seed, seat } of hand.shares) {
    if (seed !== null || !draft.entries.has(stay)) continue;
    draft.change(stay, { isOut: true, idleAt: idleFrom(parts, parts.at) });
    draft.events.push({ type: 'out', seat });
  }
  draft.events.push({ type: 'void', no: hand.no });
  draft.effects.push({
    type: 'end',
    no: hand.no,
    clientSeed: clientSeedOf(hand.shares),
    outcome: { reason: 'void' },
    plays: [],
  });
  beginShuffle(parts, draft);
}
