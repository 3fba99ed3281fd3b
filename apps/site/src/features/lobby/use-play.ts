import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { statusQuery } from '../../parts/calls/queries.ts';
import type { GameView } from '../../parts/games/game-view.ts';

/** The two ways into a game. The game's page itself asks a guest to log in. */
export function usePlay() {
  const navigate = useNavigate();
  const status = useQuery(statusQuery);
  return {
    play: (game: GameView) => void navigate({ to: '/game', search: game.launch }),
    /** Undefined where the game or the site offers no free play. */
    tryOf: (game: GameView) =>
      game.offersTrial && !game.isResting && status.data?.freePlay
        ? () => void navigate({ to: '/game', search: { ...game.launch, trial: true } })
        : undefined,
  };
}
