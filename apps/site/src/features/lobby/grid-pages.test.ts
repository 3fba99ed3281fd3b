import { expect, it } from 'vitest';
import { gamesAtOnce } from '../../parts/games/games-at-once.ts';
import { cutOut, requestsFor, shownOn, shownPages } from './grid-pages.ts';

it.each([
  [0, 0],
  [1, 1],
  [21, 1],
  [22, 2],
  [39, 2],
  [40, 3],
  [10_000, 556],
])('shows %i games on %i pages', (total, pages) => {
  expect(shownPages(total)).toBe(pages);
});

it.each([
  [1, 0, 21, [1]],
  [2, 21, 39, [1, 2]],
  [3, 39, 57, [2, 3]],
  [4, 57, 75, [3, 4]],
  [5, 75, 93, [4]],
])('page %i holds the games from %i to %i, of the requests %j', (page, from, to, requests) => {
  expect(shownOn(page)).toEqual({ from, to });
  expect(requestsFor(page)).toEqual(requests);
});

it.each([0, 1, 20, 21, 22, 24, 25, 39, 40, 48, 49, 500])(
  'shows each of %i games once and in order',
  (total) => {
    const games = Array.from({ length: total }, (_, at) => at);
    const answerTo = (request: number) => games.slice((request - 1) * gamesAtOnce, request * gamesAtOnce);
    const shown = Array.from({ length: shownPages(total) }, (_, at) =>
      cutOut(at + 1, requestsFor(at + 1).map(answerTo)),
    );
    expect(shown.flat()).toEqual(games);
    expect(shown.every((page) => page.length > 0)).toBe(true);
  },
);
