import { type Refusal, refuse } from '@ikka/contract';
import type { IntegrityParts } from '../parts.ts';
import { banOn } from './ban-store.ts';

const minuteMs = 60_000;

/** [IG9] Why a member may take no seat for real money now, with the time that is left; null where he may. */
export async function whyNoSeat(
  { database, clock }: Pick<IntegrityParts, 'database' | 'clock'>,
  memberId: bigint,
): Promise<Refusal<'seats.play_ban'> | null> {
  const now = clock.now();
  const ban = await banOn(database.db, memberId, now);
  if (ban === null) return null;
  const left = Math.ceil((ban.until.getTime() - now.getTime()) / minuteMs);
  const [hoursLeft, minutesLeft] = [Math.floor(left / 60), left % 60];
  return refuse('seats.play_ban', {
    until: ban.until.toISOString(),
    ...(hoursLeft > 0 ? { hoursLeft } : {}),
    ...(minutesLeft > 0 ? { minutesLeft } : {}),
    ...(ban.hands === null ? {} : { hands: ban.hands }),
  });
}
