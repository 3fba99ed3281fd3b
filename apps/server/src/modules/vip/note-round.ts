import { createMemberNotes } from '../../platform/member-notes.ts';
import { recountMs, settledAfterMs, silentMs } from './count-turnover.ts';
import type { VipParts } from './parts.ts';
import { noteDue } from './store.ts';

/** Notes who has played, so that the job counts them: once a minute for each, whatever they play. */
export function createRoundNotes({ database, clock }: Pick<VipParts, 'database' | 'clock'>) {
  const note = createMemberNotes({
    clock,
    silentMs,
    async write(players: readonly { readonly memberId: bigint }[], notedAt) {
      const nextAt = new Date(notedAt.getTime() + Math.max(recountMs, settledAfterMs));
      await noteDue(
        database.db,
        players.map(({ memberId }) => ({ memberId, notedAt, nextAt })),
      );
    },
  });
  return async (round: { readonly memberId: bigint; readonly isTrial: boolean }): Promise<void> => {
    if (!round.isTrial) await note(round);
  };
}
