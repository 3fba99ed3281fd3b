import { openStream } from '@ikka/fair';
import { drawBoard, type Game, holidaysOf, type Issue, nextIssues, printBoard } from '@ikka/lottery/rules';
import { byItself } from '../../../platform/by-itself.ts';
import { houseDraws, outsideDraws } from '../offered.ts';
import { type LotteryParts, marketOf } from '../parts.ts';
import {
  insertIssues,
  latestIssue,
  latestIssues,
  lockIssue,
  type NewIssue,
  type StoredIssue,
  saveIssue,
} from '../store.ts';

/** Of outside lotteries so many issues are known ahead. */
const aheadOutside = 3;

/** Under which the chain of a game's draws is kept. */
const chainOf = (game: string): string => `lottery/${game}`;

const rowOf = (issue: Issue): Omit<NewIssue, 'state'> => ({
  game: issue.game,
  number: issue.number,
  opensAt: new Date(issue.opensAt),
  closesAt: new Date(issue.closesAt),
  drawsAt: new Date(issue.drawsAt),
  host: issue.host,
});

/** When a game is to be looked at next, by its code; what was never looked at is due. Each process has its own. */
export type Due = Map<string, number>;

/** Outside issues are made hours ahead. */
const outsideEveryMs = 60_000;

/**
 * Draws what is due of the house's lotteries and opens the issue after it, and makes the next issues of outside ones. Safe to run in any
 * number of processes: an issue is drawn once, under its lock, and so is the next one opened. Between two draws the database is not asked.
 */
export async function attendIssues(parts: LotteryParts, due: Due): Promise<void> {
  const now = parts.clock.now();
  const isDue = ({ code }: Game) => (due.get(code) ?? 0) <= now.getTime();
  const drawing = houseDraws.filter(isDue);
  const codes = drawing.map(({ code }) => code);
  const latest = await latestIssues(parts.database.db, codes);
  for (const game of drawing) {
    const failure = 'a lottery could not be drawn; it will be tried again';
    await byItself({ log: parts.log, failure, of: { game: game.code } }, () =>
      roll(parts, game, latest.get(game.code)),
    );
  }
  // Of one that could not be drawn the latest has gone by: it stays due.
  for (const [code, { drawsAt }] of await latestIssues(parts.database.db, codes))
    due.set(code, drawsAt.getTime());
  const outside = outsideDraws.filter(isDue);
  const issues = outside.flatMap((game) =>
    nextIssues(game, now.getTime(), aheadOutside, holidaysOf(game.code)),
  );
  await insertIssues(
    parts.database.db,
    issues.map((issue) => ({ ...rowOf(issue), state: 'open' as const })),
  );
  for (const { code } of outside) due.set(code, now.getTime() + outsideEveryMs);
}

/** What a house draw comes to, from the seeds that were committed to before its bets. */
export function boardOfDraw(
  game: Game,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
): string {
  return printBoard(drawBoard(game.shape, openStream({ ...seeds, nonce: 0 })));
}

/** `known` is the game's latest issue as it was read before; another process may have drawn it since. */
async function roll(parts: LotteryParts, game: Game, known: StoredIssue | undefined): Promise<void> {
  const { database, clock, chains, standing } = parts;
  const now = clock.now();
  const latest = known ?? (await latestIssue(database.db, game.code));
  if (latest !== null && latest.drawsAt > now) return;
  const [next] = nextIssues(game, now.getTime(), 1);
  if (next === undefined) throw new Error(`${game.code} has no next issue`);
  const room = chainOf(game.code);
  const round = (latest?.round ?? 0) + 1;
  // Whatever waits for another connection comes before the transaction.
  const [open, seeds, bets] = await Promise.all([
    chains.prepare(room, round),
    latest?.state === 'open' && latest.round !== null ? chains.seeds(room, latest.round) : null,
    latest?.state === 'open' ? standing.idsOf(marketOf(latest)) : [],
  ]);
  await database.transaction(async (tx) => {
    if (latest !== null) {
      const before = await lockIssue(tx, latest.game, latest.number);
      // Somebody else has drawn it and opened the next one.
      if (before?.state !== latest.state) return;
      // One that was drawn before, or is void, tells nothing of whether somebody has opened the next one.
      if (latest.state !== 'open' && (await latestIssue(tx, game.code))?.number !== latest.number) return;
      if (seeds !== null && latest.round !== null) {
        const { serverSeed, salt: clientSeed } = seeds;
        const board = boardOfDraw(game, { serverSeed, clientSeed });
        await saveIssue(tx, { ...before, state: 'drawn', board, version: 1, serverSeed });
        await chains.noteBets(tx, room, latest.round, bets);
      }
    }
    const { commitment, salt } = await open(tx);
    await insertIssues(tx, [{ ...rowOf(next), state: 'open', round, commitment, clientSeed: salt }]);
  });
}

/** Whether an issue takes bets at a moment. */
export const isOnSale = ({ state, closesAt, opensAt }: StoredIssue, now: Date): boolean =>
  state === 'open' && opensAt <= now && now < closesAt;
