import { recountMs, settledAfterMs, silentMs } from './count-turnover.ts';
import type { VipParts } from './parts.ts';
import { noteDue } from './store.ts';

/** More members than play in one process within a minute are noted more often; that costs, and is right all the same. */
const rememberedMost = 50_000;

/** Notes who has played, so that the job counts them: once a minute for each, whatever they play. */
export function createRoundNotes({ database, clock }: Pick<VipParts, 'database' | 'clock'>) {
  const noted = new Map<bigint, number>();
  return async ({ memberId, isTrial }: { readonly memberId: bigint; readonly isTrial: boolean }) => {
    if (isTrial) return;
    const now = clock.now();
    const last = noted.get(memberId);
    if (last !== undefined && now.getTime() - last < silentMs) return;
    if (noted.size >= rememberedMost) noted.clear();
    noted.set(memberId, now.getTime());
    try {
      await noteDue(database.db, {
        memberId,
        notedAt: now,
        nextAt: new Date(now.getTime() + Math.max(recountMs, settledAfterMs)),
      });
    } catch (error) {
      noted.delete(memberId);
      throw error;
    }
  };
}
