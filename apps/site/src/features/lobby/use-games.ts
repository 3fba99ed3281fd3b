import { calls, type GameCategory } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../app/client.ts';

export interface GameFilter {
  gameType?: GameCategory;
  vassalage?: string;
  gameName?: string;
  pageNo?: number;
  pageSize?: number;
}

/** Full rows of games in every width of the grid, as the product asks: 24 a request. */
const defaultPageSize = 24;

export function gamesQuery(filter: GameFilter) {
  return queryOptions({
    queryKey: ['games', filter],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.catalogue.gameList,
          { query: { pageSize: defaultPageSize, ...filter } },
          { signal },
        ),
      ),
    staleTime: 300_000,
  });
}
