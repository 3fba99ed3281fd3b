import { gamesAtOnce } from '../../parts/games/games-at-once.ts';

/** A first page fills the screen; later ones are a row shorter, under the pager that led to them. */
const firstShown = 21;
const laterShown = 18;

/** How many pages the grid has for so many games. */
export function shownPages(total: number): number {
  return total <= firstShown ? Math.min(total, 1) : 1 + Math.ceil((total - firstShown) / laterShown);
}

/** Which games stand on a page of the grid: from the first one to before the last one. */
export function shownOn(page: number): { readonly from: number; readonly to: number } {
  const to = firstShown + (page - 1) * laterShown;
  return { from: page === 1 ? 0 : to - laterShown, to };
}

/** The pages of the game list that hold the games of a page of the grid. */
export function requestsFor(page: number): number[] {
  const { from, to } = shownOn(page);
  const first = Math.floor(from / gamesAtOnce) + 1;
  const last = Math.floor((to - 1) / gamesAtOnce) + 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The games of a page of the grid out of the answers to its requests, in their order. */
export function cutOut<Item>(page: number, answers: readonly (readonly Item[])[]): Item[] {
  const { from, to } = shownOn(page);
  const start = ((requestsFor(page)[0] ?? 1) - 1) * gamesAtOnce;
  return answers.flat().slice(from - start, to - start);
}
