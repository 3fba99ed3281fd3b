import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { askedOnce } from '../../parts/calls/asked-once.ts';
import { answerOf, client } from '../../parts/calls/client.ts';

export interface LaunchTarget {
  gameId: string;
  vassalage: string;
  trial: boolean;
}

/**
 * The address of a game for this visit. Its token can be spent once, and another answer takes the game out of the frame in which
 * it is played.
 */
export function launchQuery(target: LaunchTarget, token: string | null) {
  const query = { gameId: target.gameId, vassalage: target.vassalage };
  return queryOptions({
    queryKey: ['launch', target, token],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(target.trial ? calls.launch.trialLaunch : calls.launch.launchGame, { query }, { signal }),
      ),
    ...askedOnce,
  });
}
