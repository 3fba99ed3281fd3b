import type { RoomDraft } from './room-draft.ts';
import type { SeatEntry } from './room-types.ts';

/** Whether a seat's money may yet go into a pot: it has a part in a hand that is on. */
export function isPlaying(draft: Pick<RoomDraft, 'head'>, stay: string): boolean {
  const { phase, hand } = draft.head;
  return phase === 'playing' && (hand?.shares.some((share) => share.stay === stay) ?? false);
}

/** [SK11] A seat is left, and all that lies in front of it goes back to its member. */
export function leave(draft: RoomDraft, stay: string): void {
  const entry = draft.entries.get(stay);
  if (entry === undefined) throw new Error(`nobody sits by the stay ${stay}`);
  const { memberId, currency, seat } = entry;
  const amount = moneyOf(draft.head, entry);
  const unstaked = draft.head.contest === undefined ? unstakedOf(entry) : amount;
  if (amount > 0n) draft.movements.push({ kind: 'cash_out', stay, memberId, currency, amount, unstaked });
  draft.remove(stay);
  draft.events.push({ type: 'left', seat });
}

/** What of a seat lies in the ledger: its stack; of a contest what was paid for it, until the prizes are paid. */
function moneyOf({ contest }: RoomDraft['head'], { stack, waiting, brought }: SeatEntry): bigint {
  if (contest === undefined) return BigInt(stack) + BigInt(waiting);
  return contest.stage === 'over' ? 0n : BigInt(brought);
}

/** What of the money that was brought was never staked, as far as it is still there. */
function unstakedOf({ brought, staked, stack, waiting }: SeatEntry): bigint {
  const [never, there] = [BigInt(brought) - BigInt(staked), BigInt(stack) + BigInt(waiting)];
  if (never <= 0n) return 0n;
  return never < there ? never : there;
}

/** Those who wanted to leave after the hand do. */
export function letLeaversGo(draft: RoomDraft): void {
  for (const [stay, { isLeaving }] of draft.seated()) {
    if (isLeaving && !isPlaying(draft, stay)) leave(draft, stay);
  }
}

/** [SK11] Seats that have not played for too long are left. */
export function leaveIdle(draft: RoomDraft, before: number): void {
  for (const [stay, { idleAt }] of draft.seated()) {
    if (idleAt !== null && idleAt <= before && !isPlaying(draft, stay)) leave(draft, stay);
  }
}
