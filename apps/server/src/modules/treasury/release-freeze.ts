import { strict as assert } from 'node:assert';
import { type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import { decideFreeze } from './freeze-state.ts';
import { lockFreeze, saveFreeze } from './freeze-store.ts';
import { type FreezeView, freezeView } from './freeze-view.ts';
import { type TreasuryParts, theClock } from './parts.ts';
import { settleFreeze } from './settle-freeze.ts';

/** Releases frozen money by an operator's word, with its entry in the audit chain; of two at once one does. */
export async function releaseFreeze(
  parts: TreasuryParts,
  id: string,
  reason: string,
  by: OperatorActor,
): Promise<FreezeView | Refusal<'freeze.unknown' | 'freeze.not_now'>> {
  const refused = await end(parts, id, { by, reason });
  if (refused) return refused;
  const row = await settleFreeze(parts, id);
  assert(row, `freeze ${id} vanished`);
  return freezeView(parts, row);
}

/** Releases what was frozen until now. Safe to repeat and to run anywhere at once. */
export async function endOverdueFreeze(parts: TreasuryParts, id: string): Promise<void> {
  await end(parts, id, null);
  await settleFreeze(parts, id);
}

async function end(
  parts: TreasuryParts,
  id: string,
  release: { readonly by: OperatorActor; readonly reason: string } | null,
): Promise<Refusal<'freeze.unknown' | 'freeze.not_now'> | null> {
  return parts.database.transaction(async (tx) => {
    const before = await lockFreeze(tx, id);
    if (before === null) return refuse('freeze.unknown');
    const now = parts.clock.now();
    if (release === null && (before.until === null || before.until > now)) return null;
    const decision = decideFreeze(before.state, release === null ? 'timeOver' : 'release');
    if (decision.do === 'refuse') return refuse(decision.code, { state: before.state });
    if (decision.do === 'nothing') return null;
    await saveFreeze(tx, {
      ...before,
      state: decision.to,
      releasedBy: release?.by.username ?? null,
      releasedAt: now,
      releaseNote: release?.reason ?? null,
    });
    await parts.audit.record(tx, {
      ...(release === null ? theClock : asOperator(release.by)),
      action: 'freeze.release_asked',
      subject: `freeze:${id}`,
      before: { state: before.state },
      after: {
        state: decision.to,
        memberId: before.memberId,
        ...(release === null ? {} : { reason: release.reason }),
      },
    });
    return null;
  });
}
