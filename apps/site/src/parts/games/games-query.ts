import { type CallRequest, calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';
import { session } from '../calls/session.ts';
import { gamesAtOnce } from './games-at-once.ts';

type GameFilter = NonNullable<CallRequest<(typeof calls)['catalogue']['gameList']>['query']>;

/** Bets are in the member's own money, and favourites are the member's alone. */
export const asSeenBy = () => session.get()?.account ?? null;

export function gamesQuery(filter: GameFilter) {
  return queryOptions({
    queryKey: ['games', filter, asSeenBy()],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(calls.catalogue.gameList, { query: { pageSize: gamesAtOnce, ...filter } }, { signal }),
      ),
    staleTime: 300_000,
  });
}

/** One game by its id, however many there are. */
export const gameQuery = (gameId: string) =>
  queryOptions({ ...gamesQuery({ gameId, pageSize: 1 }), select: ({ games: [game] }) => game });
