import { calls } from '@ikka/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import type { ToldPosition } from './PositionLine.tsx';

const askEveryMs = 15_000;

/** Each time that it is asked for is a sign of life, by which the time counts; so it is asked for in the background too. */
const sittingQuery = queryOptions({
  queryKey: ['sitting'],
  async queryFn({ signal }) {
    const answer = await answerOf(client.call(calls.protection.sitting, {}, { signal }));
    const { netPosition: net, currency, currencySymbol, since, serverTime, realityCheckMinutes } = answer;
    const elapsedMs = Date.parse(serverTime) - Date.parse(since);
    const position: ToldPosition = { net, currency, currencySymbol, elapsedMs, toldAt: Date.now() };
    return { position, since, everyMinutes: realityCheckMinutes };
  },
  refetchInterval: askEveryMs,
  refetchIntervalInBackground: true,
  gcTime: 0,
  staleTime: 0,
  retry: false,
});

/**
 * How long the member has been at play and what came of it, for as long as a game is open whose page tells nothing of itself: the
 * house's own tell it. It is asked for as soon as the member has other money, for then a bet was taken or paid.
 */
export function useSitting(
  isOutside: boolean,
  { money, onPosition }: { money: unknown; onPosition: (position: ToldPosition | null) => void },
) {
  const sitting = useQuery({ ...sittingQuery, enabled: isOutside });
  const { refetch } = sitting;
  const askedFor = useRef(money);
  useEffect(() => {
    if (!isOutside || askedFor.current === money) return;
    askedFor.current = money;
    void refetch();
  }, [isOutside, money, refetch]);
  const position = sitting.data?.position;
  useEffect(() => {
    if (position) onPosition(position);
  }, [position, onPosition]);
  return sitting;
}
