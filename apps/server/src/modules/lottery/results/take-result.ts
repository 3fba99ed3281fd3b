import type { Transaction } from '../../../platform/database/index.ts';
import { insertResult, type StoredIssue, saveIssue } from '../store.ts';

/** So long after an issue was settled its bets may still be coming to an end. */
export const lateMs = 120_000;

/** Whether another result may take the place of the one by which an issue was settled. */
export const mayBeCorrected = ({ state, settledAt }: StoredIssue, now: Date): boolean =>
  state === 'settled' && settledAt !== null && settledAt.getTime() + lateMs <= now.getTime();

/** Gives an outside issue its result, or its next one: it is settled by that. To be called under its lock. */
export async function takeResult(
  tx: Transaction,
  issue: StoredIssue,
  { board, source, at }: { readonly board: string; readonly source: string; readonly at: Date },
): Promise<StoredIssue> {
  const drawn: StoredIssue = {
    ...issue,
    state: 'drawn',
    board,
    source,
    version: issue.version + 1,
    settledAt: null,
  };
  await saveIssue(tx, drawn);
  const { game, number, version } = drawn;
  await insertResult(tx, { game, number, version, board, source, at });
  return drawn;
}
