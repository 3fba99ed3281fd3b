import { printBoard, readBoard } from '@ikka/lottery/rules';
import { soldGame } from '../../offered.ts';
import type { LotteryParts } from '../../parts.ts';
import { deleteEntry, lockIssue, resultsOf } from '../../store.ts';
import { mayBeCorrected, takeResult } from '../take-result.ts';
import type { ToldResult } from './provider.ts';

/** So long after a draw a provider may correct what it told; later only operators do. */
const correctedWithinMs = 24 * 3_600_000;

/** What became of a told result: `contested` stands against what counts, and is for operators to look at. */
export type TakenResult = 'taken' | 'corrected' | 'known' | 'waits' | 'unknown' | 'contested';

/** Under which source a provider's results are kept. */
export const sourceOf = (provider: string): string => `provider:${provider}`;

/**
 * [LO13] Takes what a provider told of an outside draw: the first result of an issue that was drawn, or its own correction of one. What
 * operators entered, and what another provider told, it never overturns. Safe to run again, and in any number of processes.
 */
export async function takeToldResult(
  parts: Pick<LotteryParts, 'database' | 'clock' | 'audit'>,
  provider: string,
  { game: code, number, board: text, publishedAt }: ToldResult,
): Promise<TakenResult> {
  const game = soldGame(code);
  const read = game?.draw === 'outside' ? readBoard(game.shape, text) : null;
  if (read === null) return 'unknown';
  const board = printBoard(read);
  const source = sourceOf(provider);
  return parts.database.transaction(async (tx): Promise<TakenResult> => {
    const issue = await lockIssue(tx, code, number);
    if (issue === null || issue.state === 'void') return 'unknown';
    if (issue.board === board) return 'known';
    const now = parts.clock.now();
    const record = (action: string) =>
      parts.audit.record(tx, {
        actorKind: 'system',
        actor: source,
        ip: '',
        action,
        subject: `lottery:${code}/${number}`,
        before: { state: issue.state, board: issue.board },
        after: { board, publishedAt: publishedAt.toISOString() },
      });
    if (issue.state === 'open') {
      // Nobody knows a result before it is drawn.
      if (now < issue.drawsAt || publishedAt < issue.drawsAt) return 'unknown';
      await deleteEntry(tx, code, number);
      await takeResult(tx, issue, { board, source, at: now });
      await record('lottery.result_told');
      return 'taken';
    }
    const last = (await resultsOf(tx, code, number)).at(-1);
    const isOwn = last?.source === source && publishedAt >= last.at;
    if (!isOwn || now.getTime() - issue.drawsAt.getTime() > correctedWithinMs) return 'contested';
    // Its bets may still be coming to an end.
    if (!mayBeCorrected(issue, now)) return 'waits';
    await deleteEntry(tx, code, number);
    await takeResult(tx, issue, { board, source, at: now });
    await record('lottery.result_told');
    return 'corrected';
  });
}
