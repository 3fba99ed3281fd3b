import type { Transaction } from '../../../platform/database/index.ts';
import { revokeRememberedOf } from '../remembered/store.ts';
import { type EndedSession, type EndReason, endSessionsOf } from './store.ts';

/**
 * Ends every way in which some browser is, or comes back, in without a proof: the member's live sessions and every
 * browser's memory. For a changed password, a suspension, a log-out everywhere. The member's account must be locked;
 * the news are the caller's to tell after the commit.
 */
export async function endEverySession(
  tx: Transaction,
  memberId: bigint,
  at: Date,
  reason: EndReason,
): Promise<EndedSession[]> {
  await revokeRememberedOf(tx, memberId, at);
  return endSessionsOf(tx, memberId, at, reason);
}
