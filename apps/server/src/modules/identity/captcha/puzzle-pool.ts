import type { Puzzle } from './cut-puzzle.ts';

/** Hands out puzzles that nobody has seen, mostly made beforehand; each once. */
export interface PuzzlePool {
  /** Null when so many wait already that one more would wait too long. */
  take(): Promise<Puzzle | null>;
}

const readyMax = 24;
const makingMax = 2;
const waitingMax = 64;

/** Fills up when puzzles are taken, two at a time, so that a storm of visitors leaves the cores to the game. */
export function createPuzzlePool(make: () => Promise<Puzzle>): PuzzlePool {
  const ready: Puzzle[] = [];
  const waiting: { resolve: (puzzle: Puzzle) => void; reject: (error: unknown) => void }[] = [];
  let making = 0;

  const makeOne = async (): Promise<void> => {
    making += 1;
    try {
      const puzzle = await make();
      const first = waiting.shift();
      if (first) first.resolve(puzzle);
      else ready.push(puzzle);
    } catch (error) {
      // Whoever waits longest hears of it; without anybody waiting the next one to ask tries again.
      waiting.shift()?.reject(error);
      return;
    } finally {
      making -= 1;
    }
    fillUp();
  };
  const fillUp = (): void => {
    while (making < makingMax && ready.length + making < readyMax + waiting.length) void makeOne();
  };

  return {
    take() {
      const puzzle = ready.shift();
      if (puzzle === undefined && waiting.length >= waitingMax) return Promise.resolve(null);
      const taken =
        puzzle === undefined
          ? new Promise<Puzzle>((resolve, reject) => waiting.push({ resolve, reject }))
          : Promise.resolve(puzzle);
      fillUp();
      return taken;
    },
  };
}
