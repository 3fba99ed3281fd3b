import { type Board, readBoard } from '@ikka/lottery/rules';
import { byItself } from '../../../platform/by-itself.ts';
import type { OutcomeOf } from '../../standing-bets/index.ts';
import { soldGame } from '../offered.ts';
import { type LotteryParts, marketOf } from '../parts.ts';
import { settlerOf } from '../slips/stored-slip.ts';
import { issuesToSettle, lockIssue, noteSettled, type StoredIssue, saveIssue } from '../store.ts';
import { lateMs } from './take-result.ts';

const issuesAtOnce = 50;

/**
 * Ends the bets of every issue that was drawn or is void, and corrects them where its result was. A bet that was accepted in time may come
 * to stand a moment after its issue was settled; it is looked for a while. Safe to run in any number of processes.
 */
export async function settleIssues(parts: LotteryParts): Promise<void> {
  const { db } = parts.database;
  const since = new Date(parts.clock.now().getTime() - lateMs);
  const issues = await issuesToSettle(db, since, issuesAtOnce);
  // Few have a bet, and fewer a late one: all are asked about at once.
  const open = await parts.standing.openAmong(issues.map(marketOf));
  const hasBets = (issue: StoredIssue) => open.has(marketOf(issue)) || isCorrection(issue);
  const failure = 'an issue could not be settled; it will be tried again';
  for (const issue of issues.filter(hasBets)) {
    await byItself({ log: parts.log, failure, of: { market: marketOf(issue) } }, () =>
      settleIssue(parts, issue),
    );
  }
  const quiet = issues.filter((issue) => issue.settledAt === null && !hasBets(issue));
  await byItself({ log: parts.log, failure }, () => noteSettled(db, quiet, parts.clock.now()));
}

/** The bets that an earlier result ended are to be ended once more. */
const isCorrection = ({ version, settledAt }: StoredIssue): boolean => version > 1 && settledAt === null;

async function settleIssue(parts: LotteryParts, issue: StoredIssue): Promise<void> {
  const market = marketOf(issue);
  if (issue.state === 'void') {
    await parts.standing.endMarket({ market, resultVersion: null }, () => ({ does: 'return' }));
  } else {
    const settled = settlerOf(boardOf(issue));
    const of = { market, resultVersion: issue.version };
    const outcome: OutcomeOf = (bet) => ({ does: 'settle', ...settled(bet) });
    if (isCorrection(issue))
      await parts.standing.correctMarket({ ...of, reason: `${issue.game} ${issue.number}` }, outcome);
    await parts.standing.endMarket(of, outcome);
  }
  if (issue.settledAt !== null) return;
  await parts.database.transaction(async (tx) => {
    const row = await lockIssue(tx, issue.game, issue.number);
    if (row === null || row.settledAt !== null) return;
    const state = row.state === 'drawn' ? 'settled' : row.state;
    await saveIssue(tx, { ...row, state, settledAt: parts.clock.now() });
  });
}

/** The result of an issue that was drawn. */
export function boardOf({ game: code, number, board: text }: StoredIssue): Board {
  const game = soldGame(code);
  const board = game && text !== null ? readBoard(game.shape, text) : null;
  if (board === null) throw new Error(`the issue ${number} of ${code} has no result`);
  return board;
}
