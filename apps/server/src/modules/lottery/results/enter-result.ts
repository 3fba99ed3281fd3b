import { type Refusal, refuse } from '@ikka/contract';
import { printBoard, readBoard } from '@ikka/lottery/rules';
import { asOperator, type OperatorActor } from '../../../platform/office-acts.ts';
import { soldGame } from '../offered.ts';
import type { LotteryParts } from '../parts.ts';
import { deleteEntry, findEntry, insertEntry, lockIssue, type StoredIssue, saveIssue } from '../store.ts';
import { mayBeCorrected, takeResult } from './take-result.ts';

export interface ResultWish {
  readonly game: string;
  readonly number: string;
  readonly board: string;
}

type ResultRefusal = Refusal<
  | 'lottery.game_unknown'
  | 'lottery.issue_unknown'
  | 'lottery.result_invalid'
  | 'lottery.result_differs'
  | 'lottery.result_own'
  | 'lottery.result_not_now'
>;

/**
 * Takes the result of an outside draw, or the correction of one that was settled, as one operator reads it at its source. It counts once a second operator has entered the same;
 * where he reads another one, both are dropped and it begins anew.
 */
export async function enterResult(
  parts: LotteryParts,
  { game: code, number, board: text }: ResultWish,
  by: OperatorActor,
): Promise<StoredIssue | ResultRefusal> {
  const game = soldGame(code);
  if (game === null || game.draw !== 'outside') return refuse('lottery.game_unknown');
  const read = readBoard(game.shape, text);
  if (read === null) return refuse('lottery.result_invalid');
  const board = printBoard(read);
  return parts.database.transaction(async (tx): Promise<StoredIssue | ResultRefusal> => {
    const issue = await lockIssue(tx, code, number);
    if (issue === null) return refuse('lottery.issue_unknown');
    const now = parts.clock.now();
    const isWaiting = issue.state === 'open' && now >= issue.drawsAt;
    // What stands already is no correction.
    if (!isWaiting && (!mayBeCorrected(issue, now) || board === issue.board))
      return refuse('lottery.result_not_now');
    const record = (action: string, after: object) =>
      parts.audit.record(tx, {
        ...asOperator(by),
        action,
        subject: `lottery:${code}/${number}`,
        before: { state: issue.state, board: issue.board },
        after,
      });
    const entry = await findEntry(tx, code, number);
    if (entry === null) {
      await insertEntry(tx, { game: code, number, board, operator: by.username, at: now });
      await record('lottery.result_entered', { board });
      return issue;
    }
    if (entry.operator === by.username) return refuse('lottery.result_own');
    await deleteEntry(tx, code, number);
    if (entry.board !== board) {
      await record('lottery.results_differed', { board, other: entry.board, enteredBy: entry.operator });
      return refuse('lottery.result_differs');
    }
    const drawn = await takeResult(tx, issue, { board, source: 'operators', at: now });
    await record('lottery.result_confirmed', { board, enteredBy: entry.operator });
    return drawn;
  });
}

/** Gives up an outside draw without a result: its bets go back. */
export async function voidIssue(
  parts: LotteryParts,
  { game: code, number, reason }: { readonly game: string; readonly number: string; readonly reason: string },
  by: OperatorActor,
): Promise<
  StoredIssue | Refusal<'lottery.game_unknown' | 'lottery.issue_unknown' | 'lottery.result_not_now'>
> {
  const game = soldGame(code);
  // A draw of the house always comes: its seeds are there.
  if (game === null || game.draw !== 'outside') return refuse('lottery.game_unknown');
  return parts.database.transaction(async (tx) => {
    const issue = await lockIssue(tx, code, number);
    if (issue === null) return refuse('lottery.issue_unknown');
    if (issue.state !== 'open') return refuse('lottery.result_not_now');
    const gone: StoredIssue = { ...issue, state: 'void' };
    await saveIssue(tx, gone);
    await deleteEntry(tx, code, number);
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: 'lottery.issue_void',
      subject: `lottery:${code}/${number}`,
      before: { state: issue.state },
      after: { state: gone.state, reason },
    });
    return gone;
  });
}
