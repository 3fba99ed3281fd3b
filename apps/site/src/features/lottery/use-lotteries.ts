import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import { secondsUntil } from './lottery-view.ts';

/** Draws of a minute close all the time: what is on sale is looked at again this often. */
const lookAgainMs = 5_000;

/** The lotteries that are sold, with how far this page's clock lies from the server's. */
export const lotteriesQuery = queryOptions({
  queryKey: ['lotteries'],
  queryFn: async ({ signal }) => {
    const sentAt = Date.now();
    const { list, serverTime } = await answerOf(
      client.call(calls.lottery.lotteryMenu, { query: {} }, { signal }),
    );
    return { list, aheadMs: Date.parse(serverTime) - (sentAt + Date.now()) / 2 };
  },
  refetchInterval: lookAgainMs,
  staleTime: 0,
});

/** Whole seconds until an instant by the server's clock, which is so far ahead of this page's; counted down. */
export const useSecondsLeft = (instant: string, aheadMs: number): number =>
  useSyncExternalStore(hearClock, () => secondsUntil(instant, Date.now() + aheadMs));

/** The latest results of one lottery, newest first. */
export const resultsQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery-results', gameCode],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.lottery.openedNumbers, { query: { gameCode, count: '100' } }, { signal })),
    refetchInterval: 15_000,
  });

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Twice a second it is time to look at the clock; one timer for all who do. */
function hearClock(listen: () => void): () => void {
  listeners.add(listen);
  timer ??= setInterval(() => {
    for (const hear of listeners) hear();
  }, 500);
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
