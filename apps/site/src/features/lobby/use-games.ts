import { calls } from '@ikka/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { asSeenBy, gamesQuery } from '../../parts/games/games-query.ts';
import { cutOut, requestsFor, shownPages } from './grid-pages.ts';
import type { GamesWish } from './lobby-filters.ts';

/** One page of the grid, cut out of the pages of the list that hold it; those are kept and asked for once. */
export function gridQuery(queries: QueryClient, wish: GamesWish, page: number) {
  return queryOptions({
    queryKey: ['games', 'grid', wish, page, asSeenBy()],
    queryFn: async () => {
      const answers = await Promise.all(
        requestsFor(page).map((pageNo) => queries.fetchQuery(gamesQuery({ ...wish, pageNo }))),
      );
      const total = answers[0]?.total ?? 0;
      return {
        games: cutOut(
          page,
          answers.map(({ games }) => games),
        ),
        total,
        totalPages: shownPages(total),
        isNear: answers[0]?.near ?? false,
      };
    },
    staleTime: 300_000,
  });
}

export const hotQuery = () =>
  queryOptions({
    queryKey: ['games', 'hot', asSeenBy()],
    queryFn: ({ signal }) => answerOf(client.call(calls.catalogue.hotGames, { query: {} }, { signal })),
    staleTime: 300_000,
  });

export const popularQuery = () =>
  queryOptions({
    queryKey: ['games', 'popular', asSeenBy()],
    queryFn: ({ signal }) => answerOf(client.call(calls.catalogue.popularGames, {}, { signal })),
    staleTime: 60_000,
  });

/** The vendors of what the house recommends, or the member marked. A mark made anywhere is read again. */
export const chosenVendorsQuery = (gameType: 'HOT' | 'FAV') =>
  queryOptions({
    queryKey: ['games', 'vendors', { gameType }, asSeenBy()],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.catalogue.vendors, { query: { gameType } }, { signal })),
    staleTime: 300_000,
  });

/** What the member opened last. Old at once: coming back from a game it has changed. */
export const recentQuery = () =>
  queryOptions({
    queryKey: ['games', 'recent', asSeenBy()],
    queryFn: ({ signal }) => answerOf(client.call(calls.catalogue.recentGames, {}, { signal })),
    staleTime: 0,
  });

/** How many games there are of each kind; of one vendor where it is named. */
export const kindsQuery = (vassalage: string | undefined) =>
  queryOptions({
    queryKey: ['games', 'kinds', vassalage ?? null],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.catalogue.gameTypes, { query: vassalage ? { vassalage } : {} }, { signal })),
    staleTime: 300_000,
  });
