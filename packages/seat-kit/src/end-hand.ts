import type { JsonValue } from '@ikka/game-kit';
import { endContestHand } from './contest-room.ts';
import type { HandEnd } from './hand-rules.ts';
import { letLeaversGo } from './leave-seat.ts';
import { turnoverOf } from './rake.ts';
import type { RoomDraft } from './room-draft.ts';
import type { SeatHandState, SeatPlay } from './room-types.ts';
import { clientSeedOf, outcomeFor, type SeatChoice } from './seat-game.ts';
import { optionsOf, type SeatParts } from './seat-parts.ts';

/** [SK9] Settles a hand that is over: what each seat staked and won moves at once, with its record, and leavers go with their money. */
export function endHand(
  parts: SeatParts,
  draft: RoomDraft,
  {
    hand,
    end,
    deck,
  }: { readonly hand: SeatHandState; readonly end: HandEnd; readonly deck: readonly number[] },
): void {
  const { rules, room, at } = parts;
  const isChips = room.contest !== undefined;
  const options = optionsOf(room, hand);
  const plays: SeatPlay[] = [];
  for (const { stay, seat } of hand.shares) {
    const result = end.seats.find((one) => one.seat === seat);
    const entry = draft.entries.get(stay);
    if (result === undefined || entry === undefined)
      throw new Error(`the seat ${seat} has no part in its hand`);
    const [stake, payout] = [BigInt(result.stake), BigInt(result.payout)];
    const turnover = turnoverOf(stake, {
      pot: BigInt(end.pot),
      rake: BigInt(end.rake),
      basisPoints: options.rake.basisPoints,
    });
    const setOff = stake - turnover;
    const { memberId, currency } = entry;
    if (!isChips) {
      if (stake > 0n)
        draft.movements.push({
          kind: 'settle_hand',
          stay,
          no: hand.no,
          memberId,
          currency,
          stake,
          payout,
          setOff,
        });
      draft.change(stay, {
        stack: String(BigInt(entry.stack) - stake + payout),
        staked: String(BigInt(entry.staked) + stake),
      });
    }
    const choice: SeatChoice = {
      seat,
      dealer: hand.dealer,
      options,
      stacks: hand.stacks,
      acts: hand.acts,
      ...(isChips ? { isChips } : {}),
    };
    plays.push({
      kind: isChips ? 'chips' : 'hand',
      stay,
      entry,
      ...(isChips
        ? { stake: '0', payout: '0', setOff: '0' }
        : { stake: result.stake, payout: result.payout, setOff: String(setOff) }),
      choice: choice as JsonValue,
      outcome: outcomeFor(rules, { hand: hand.hand, end, deck }, seat) as JsonValue,
    });
  }
  // Its movements of chips come first: leavers and places follow from them.
  if (isChips) plays.push(...endContestHand(parts, draft, { hand, end }));
  const isLast = draft.head.contest?.stage === 'over';
  draft.effects.push({
    type: 'end',
    no: hand.no,
    clientSeed: clientSeedOf(hand.shares),
    outcome: { reason: end.reason, pot: end.pot, rake: end.rake, seats: end.seats.length },
    plays,
  });
  const { no } = hand;
  const { reason, winners, rake, refunds } = end;
  draft.events.push({ type: 'ended', no, reason, winners, rake, refunds });
  const { showMs, packedMs } = room.clock;
  draft.head = {
    ...draft.head,
    phase: 'showing',
    turn: null,
    dueAt: at + (isLast ? (room.contest?.overMs ?? 0) : end.shown.length > 0 ? showMs : packedMs),
    hand: { ...hand, end },
  };
  if (!isChips) letLeaversGo(draft);
}

/** [SK10] Gives a hand back: everybody has in front of him what he had at the deal, and no money moves. */
export function voidHand(draft: RoomDraft): void {
  const { hand } = draft.head;
  if (hand === null || hand.end !== null) return;
  draft.events.push({ type: 'void', no: hand.no });
  draft.effects.push({
    type: 'end',
    no: hand.no,
    clientSeed: clientSeedOf(hand.shares),
    outcome: { reason: 'void' },
    plays: [],
  });
  draft.head = { ...draft.head, phase: 'waiting', hand: null, turn: null, dueAt: null };
}
