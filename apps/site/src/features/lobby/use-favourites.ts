import { calls } from '@ikka/contract';
import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayers } from '../../parts/address/use-layers.ts';
import { answerOf, client } from '../../parts/calls/client.ts';
import { session, useSession } from '../../parts/calls/session.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import type { GameView } from '../../parts/games/game-view.ts';
import { useModule } from '../../parts/switches/use-module.ts';

const favouritesKey = () => ['games', 'favourites', session.get()?.account ?? null];

const favouritesQuery = () =>
  queryOptions({
    queryKey: favouritesKey(),
    queryFn: ({ signal }) => answerOf(client.call(calls.catalogue.favouriteGames, {}, { signal })),
    staleTime: 300_000,
  });

/** The member's favourites. A guest who marks one is asked to log in; the mark stands at once and goes back if it fails. */
export function useFavourites() {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { openLogin } = useLayers();
  const isOffered = useModule('GAMELOFAV3');
  const isIn = useSession() !== null;
  const known = useQuery({ ...favouritesQuery(), enabled: isIn && isOffered });
  const ids = known.data?.gameIds ?? [];

  const mark = useMutation({
    scope: { id: 'favourites' },
    mutationFn: ({ game, isOn }: { game: GameView; isOn: boolean }) => {
      const body = { gameId: game.launch.gameId, vassalage: game.launch.vassalage };
      return answerOf(
        client.call(isOn ? calls.catalogue.addFavourite : calls.catalogue.removeFavourite, { body }),
      );
    },
    onMutate: async ({ game, isOn }) => {
      const queryKey = favouritesKey();
      await queries.cancelQueries({ queryKey });
      const { gameId } = game.launch;
      queries.setQueryData(favouritesQuery().queryKey, (before) => ({
        gameIds: [...(isOn ? [gameId] : []), ...(before?.gameIds ?? []).filter((id) => id !== gameId)],
      }));
    },
    onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: favouritesKey() });
      // Lists of favourites alone; all other lists are as they were.
      void queries.invalidateQueries({
        predicate: ({ queryKey: [first, second, third] }) =>
          first === 'games' && [second, third].some((part) => isFavouritesWish(part)),
      });
    },
  });

  return {
    isOffered,
    isFavourite: (game: GameView) => ids.includes(game.launch.gameId),
    toggle: (game: GameView) => {
      if (isIn) mark.mutate({ game, isOn: !ids.includes(game.launch.gameId) });
      else openLogin();
    },
  };
}

function isFavouritesWish(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'gameType' in part && part.gameType === 'FAV';
}
