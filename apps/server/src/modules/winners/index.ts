import { gatherWins } from './gather-wins.ts';
import type { WinnersParts } from './parts.ts';
import { readBoard } from './read-board.ts';
import { choicesOf, setChoice } from './store.ts';

export { winnerRoutes } from './routes.ts';

/** The winners board. */
export interface Winners {
  board(wish: Parameters<typeof readBoard>[1]): ReturnType<typeof readBoard>;
  isShown(memberId: bigint): Promise<boolean>;
  choose(memberId: bigint, isShown: boolean): Promise<void>;
  /** For a job, every few seconds: answers how many rounds came to the board. */
  gather(): Promise<number>;
}

export function createWinners(parts: WinnersParts): Winners {
  const { database, clock, settings } = parts;
  return {
    board: (wish) => readBoard(parts, wish),
    isShown: async (memberId) =>
      (await choicesOf(database.db, [memberId])).get(memberId) ?? settings.get('winners.shown_by_default'),
    choose: (memberId, isShown) => setChoice(database.db, { memberId, isShown, changedAt: clock.now() }),
    gather: () => gatherWins(parts),
  };
}
