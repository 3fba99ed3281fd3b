import type { StoredFixture } from '../store.ts';
import { makeBoard } from './make-board.ts';

/** With its board as its state, its prices and its traders make it now. */
export function repriced(before: StoredFixture | null, after: StoredFixture): StoredFixture {
  const isSame =
    before?.state === after.state &&
    before.fed === after.fed &&
    before.rates === after.rates &&
    before.moves === after.moves;
  if (isSame) return after;
  const version = after.boardVersion + 1;
  const made = makeBoard(
    after.fixture,
    after.state,
    { rates: after.rates, markets: after.fed, moves: after.moves },
    after.board,
    version,
  );
  return made.isChanged ? { ...after, board: made.board, boardVersion: version } : after;
}

/** With all of its markets closed: its provider prices nothing of it any more. */
export const unpriced = (fixture: StoredFixture): StoredFixture =>
  repriced(fixture, { ...fixture, fed: [], rates: null });
