import { calls } from '@ikka/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { answered } from '../use-desk.ts';

const pollMs = 4_000;
const shown = 5;

/** The member's latest chases; looked at again while one runs. */
export function useChases() {
  return useQuery({
    queryKey: ['lottery', 'chases'],
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(({ state }) => state === 'running') ? pollMs : false,
    queryFn: () => answered(client.call(calls.lottery.chases, { query: { pageNo: 1, pageSize: shown } })),
  });
}

/** The issue on sale and those after it; asked for while a chase is being made, and again with each new issue. */
export function useFollowing(game: string, onSale: string | undefined, isWanted: boolean) {
  return useQuery({
    queryKey: ['lottery', 'following', game, onSale ?? ''],
    enabled: isWanted,
    placeholderData: (before: Awaited<ReturnType<typeof following>> | undefined) => before,
    queryFn: () => following(game),
  });
}

const followingMost = 120;
const following = async (game: string) =>
  (
    await answered(
      client.call(calls.lottery.lotteryFollowing, {
        params: { game },
        query: { count: String(followingMost) },
      }),
    )
  ).list;
