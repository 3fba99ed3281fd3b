import { type Refusal, refuse } from '@ikka/contract';
import type { Limit } from './limits.ts';
import type { ProtectionParts } from './parts.ts';
import { countMinutes, markMinute } from './store.ts';
import { windowStart } from './windows.ts';

export type TimeLimit = Limit & { readonly kind: 'time'; readonly inForce: bigint };

export const minuteMs = 60_000;
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs);

/** Whoever has had no game open for so long begins a new sitting with the next. */
export const sittingPauseMs = 30 * minuteMs;

/** Between two signs of life no further apart, the game counts as open all the while. */
const gapMinutes = 5;

/**
 * Counts the minutes in which a member has a game open, and says when no more are left. A minute counts once, however many
 * games, tabs and processes; the one that was begun may be played to its end.
 */
export function passTime(
  { database, clock }: Pick<ProtectionParts, 'database' | 'clock'>,
  memberId: bigint,
  limitsAt: (now: Date) => readonly TimeLimit[],
): () => Promise<Refusal<'protection.time_used_up'> | null> {
  let passed = -1;
  return async () => {
    const now = clock.now();
    const minute = minuteOf(now);
    if (minute === passed) return null;
    const limits = limitsAt(now);
    if (limits.length === 0) return null;
    for (const { period, inForce } of limits) {
      const from = minuteOf(windowStart(period, now)) + 1;
      const played = await countMinutes(database.db, memberId, from, minute);
      if (BigInt(played) >= inForce) {
        return refuse('protection.time_used_up', { period, limit: Number(inForce), played });
      }
    }
    await markMinute(database.db, memberId, minute, gapMinutes);
    passed = minute;
    return null;
  };
}
