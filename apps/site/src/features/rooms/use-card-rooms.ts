import { calls } from '@ikka/contract';
import { useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useSession } from '../../parts/calls/session.ts';

/** Seats are taken and left every few seconds. */
const lookAgainMs = 4_000;

/** The tables of the card games in the visitor's money, looked at again while somebody looks. */
export function useCardRooms() {
  const account = useSession()?.account ?? null;
  return useQuery({
    queryKey: ['card-rooms', account],
    queryFn: ({ signal }) => answerOf(client.call(calls.seats.pvpRooms, { query: {} }, { signal })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}
