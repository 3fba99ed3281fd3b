import { ROW_LENGTH, TILE_COUNT } from '../rules/index.ts';

/** The tile beside one on the board, by an arrow key; null at the edge and for any other key. */
export function tileBeside(from: number, key: string): number | null {
  const column = from % ROW_LENGTH;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : null;
    case 'ArrowRight':
      return column < ROW_LENGTH - 1 ? from + 1 : null;
    case 'ArrowUp':
      return from >= ROW_LENGTH ? from - ROW_LENGTH : null;
    case 'ArrowDown':
      return from + ROW_LENGTH < TILE_COUNT ? from + ROW_LENGTH : null;
    default:
      return null;
  }
}

/** A closed tile by the browser's own chance. It is the player's pick and decides nothing of where the mines lie. */
export function anyClosed(picks: readonly number[], word: () => number = browserWord): number {
  const closed = Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter(
    (tile) => !picks.includes(tile),
  );
  return closed[Math.floor((word() * closed.length) / 2 ** 32)] ?? 0;
}

function browserWord(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** What is seen of a tile. `mine` and `spared` (a safe tile) were not opened, and are turned up when the round is over. */
export type TileLook = 'closed' | 'safe' | 'met' | 'mine' | 'spared';

/** What is shown of where the mines lie: the opened tiles alone, with the mine that was met if there was one, or all of the board. */
export type BoardView =
  | { readonly isTurnedUp: false; readonly met: readonly number[] }
  | { readonly isTurnedUp: true; readonly laid: readonly number[] };

/** What every tile looks like. One that nobody opened stays closed until the whole board is turned up. */
export function tileLooks(picks: readonly number[], view: BoardView): readonly TileLook[] {
  return Array.from({ length: TILE_COUNT }, (_, tile) => {
    const isMine = (view.isTurnedUp ? view.laid : view.met).includes(tile);
    if (picks.includes(tile)) return isMine ? 'met' : 'safe';
    if (!view.isTurnedUp) return 'closed';
    return isMine ? 'mine' : 'spared';
  });
}
