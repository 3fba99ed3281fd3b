import { chipsAfter, placesAfter, prizesOf } from './contest-places.ts';
import { type ContestChoice, type ContestOutcome, outcomeOf, rulesOf } from './contest-record.ts';
import { type ContestTerms, levelAt, noContest } from './contest-terms.ts';
import type { HandEnd } from './hand-rules.ts';
import { leave } from './leave-seat.ts';
import type { RoomDraft } from './room-draft.ts';
import type { SeatHandState, SeatPlay } from './room-types.ts';
import type { SeatParts } from './seat-parts.ts';

function termsOf({ room }: SeatParts): ContestTerms {
  if (room.contest === undefined) throw new Error(`${room.roomId} holds no contests`);
  return room.contest;
}

function stateOf({ head }: RoomDraft) {
  if (head.contest === undefined) throw new Error('the room holds no contests');
  return head.contest;
}

/** [SK18] All seats are taken, and the contest begins: from now on nobody leaves with what he paid. */
export function beginContest(parts: SeatParts, draft: RoomDraft): void {
  const { stack } = termsOf(parts);
  const seated = draft.seated();
  for (const [stay] of seated) draft.change(stay, { stack, isOut: false, idleAt: null, lapses: 0 });
  draft.head = {
    ...draft.head,
    contest: {
      stage: 'playing',
      beganAt: parts.at,
      level: 0,
      players: seated.map(([, { seat }]) => seat),
      hands: [],
    },
  };
  draft.events.push({ type: 'begun' });
}

/** [SK20] A hand is played by the level that holds when it is announced. */
export function noteLevel(parts: SeatParts, draft: RoomDraft): void {
  const contest = stateOf(draft);
  const level = levelAt(termsOf(parts), contest.beganAt ?? parts.at, parts.at);
  if (level === contest.level) return;
  draft.head = { ...draft.head, contest: { ...contest, level } };
  draft.events.push({ type: 'level', level });
}

/**
 * [SK21, SK22] What a hand of a contest comes to: chips move, and no money. Who is out has his place; with the last place the contest is
 * settled. Answers the parts in the contest that are to be recorded then.
 */
export function endContestHand(
  parts: SeatParts,
  draft: RoomDraft,
  { hand, end }: { readonly hand: SeatHandState; readonly end: HandEnd },
): readonly SeatPlay[] {
  const terms = termsOf(parts);
  const contest = stateOf(draft);
  const contenders = end.seats.map(({ seat, stake, payout }) => {
    const [stay, entry] = seatedAt(draft, seat);
    const before = BigInt(entry.stack);
    const after = chipsAfter(terms.kind, before, { stake: BigInt(stake), payout: BigInt(payout) });
    draft.change(stay, { stack: String(after) });
    return { seat, before, after };
  });
  const changes = contest.players.map((seat) => {
    const one = contenders.find((contender) => contender.seat === seat);
    return String(one === undefined ? 0n : one.after - one.before);
  });
  const hands = [...contest.hands, { no: hand.no, changes }];
  draft.head = { ...draft.head, contest: { ...contest, hands } };
  const { placed, isOver } = placesAfter(terms, contenders, hands.length);
  for (const { seat, place } of placed.toSorted((a, b) => b.place - a.place)) {
    draft.change(seatedAt(draft, seat)[0], { place });
    draft.events.push({ type: 'placed', seat, place });
  }
  return isOver ? settleContest(parts, draft) : [];
}

/** [SK23] Pays the prizes and the house's fee in one step: what everybody paid is staked, and what his place is worth is won. */
function settleContest(parts: SeatParts, draft: RoomDraft): readonly SeatPlay[] {
  const terms = termsOf(parts);
  const contest = stateOf(draft);
  const seated = draft.seated();
  const pool = BigInt(terms.entry) * BigInt(seated.length);
  const placed = seated.map(([, { seat, place = 0 }]) => ({ seat, place }));
  const prizes = prizesOf(pool, terms.prizes, placed);
  const plays = seated.map(([stay, entry]): SeatPlay => {
    const payout = prizes.get(entry.seat) ?? 0n;
    const choice: ContestChoice = {
      contest: rulesOf(terms),
      seat: entry.seat,
      players: contest.players,
      hands: contest.hands,
    };
    const outcome: ContestOutcome | null = outcomeOf(choice);
    if (outcome?.prize !== String(payout))
      throw new Error(`the record of ${parts.room.roomId} says another prize`);
    const { memberId, currency, brought } = entry;
    draft.movements.push({
      kind: 'settle_contest',
      stay,
      memberId,
      currency,
      stake: BigInt(brought),
      payout,
    });
    draft.change(stay, { prize: String(payout), staked: brought });
    // [SK23] The fee is the same part of every entry, so all of it is turnover.
    return {
      kind: 'contest',
      stay,
      entry,
      stake: brought,
      payout: String(payout),
      setOff: '0',
      choice,
      outcome,
    };
  });
  draft.head = { ...draft.head, contest: { ...contest, stage: 'over' } };
  draft.events.push({ type: 'finished' });
  return plays;
}

/** The result has stood for long enough: seats are free again. */
export function clearContest(draft: RoomDraft): void {
  for (const [stay] of draft.seated()) leave(draft, stay);
  draft.head = { ...draft.head, phase: 'waiting', hand: null, turn: null, dueAt: null, contest: noContest };
}

/** [SK26] A contest that cannot go on gives everybody back what he paid, the fee included, whatever was played. */
export function callOff(draft: RoomDraft): void {
  if (stateOf(draft).stage === 'playing') draft.events.push({ type: 'called_off' });
  clearContest(draft);
}

function seatedAt(draft: RoomDraft, seat: number) {
  const found = draft.seated().find(([, entry]) => entry.seat === seat);
  if (found === undefined) throw new Error(`nobody sits at the seat ${seat}`);
  return found;
}
