import type { Decision, RoomRefusal, RoomState } from '@ikka/game-kit';
import { isCashOut } from './choice.ts';
import type {
  CrashCommand,
  CrashEffect,
  CrashEntry,
  CrashEvent,
  CrashHead,
  CrashRefusal,
} from './room-types.ts';
import { BETS_MOST } from './sheet.ts';

export type CrashState = RoomState<CrashHead, CrashEntry>;
export type CrashDecision = Decision<CrashHead, CrashEntry, CrashEvent, CrashEffect>;
export type Decided = CrashDecision | RoomRefusal<CrashRefusal>;

/** What a member is told of a bet of his own: all of it. */
export function betAnswer(bet: string, entry: CrashEntry) {
  return { bet, entry };
}

/** [C7, C10] Takes a bet for the round that is named, while its bets are open. The same bet again is answered as it stands. */
export function takeBet(
  { head, entries }: CrashState,
  { bet, no, entry }: CrashCommand & { readonly type: 'bet' },
  at: number,
): Decided {
  const standing = entries.get(bet);
  if (standing !== undefined) {
    return isSameBet(standing, entry)
      ? { answer: betAnswer(bet, standing) }
      : { refused: 'idempotency.mismatch' };
  }
  if (entry.auto !== null && !isCashOut(entry.auto)) return { refused: 'round.bet_invalid' };
  if (head.phase !== 'betting' || head.no !== no || at >= head.closesAt)
    return { refused: 'room.bets_closed' };
  let own = 0;
  for (const { memberId } of entries.values()) if (memberId === entry.memberId) own += 1;
  if (own >= BETS_MOST) return { refused: 'room.bets_too_many' };
  const placed: CrashEntry = { ...entry, placedAt: at, cashOut: null, payout: '0' };
  const { memberId, name, currency, stake } = entry;
  return {
    entries: [[bet, placed]],
    movements: [{ kind: 'hold', bet, memberId, currency, stake: BigInt(stake) }],
    events: [{ type: 'bet', bet, name, currency, stake }],
    answer: betAnswer(bet, placed),
  };
}

/** [C10] Finds a bet that stands, for who may not place one any more. */
export function recallBet(
  { entries }: CrashState,
  { bet, memberId }: CrashCommand & { readonly type: 'recall' },
): Decided {
  const standing = entries.get(bet);
  return standing?.memberId === memberId
    ? { answer: betAnswer(bet, standing) }
    : { refused: 'round.unknown' };
}

function isSameBet(
  standing: CrashEntry,
  wished: Pick<CrashEntry, 'memberId' | 'currency' | 'stake' | 'auto'>,
): boolean {
  return (
    standing.memberId === wished.memberId &&
    standing.currency === wished.currency &&
    standing.stake === wished.stake &&
    standing.auto === wished.auto
  );
}
