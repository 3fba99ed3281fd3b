import { calls } from '@ikka/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../../app/client.ts';
import { useModule } from '../identity/use-module.ts';
import { useAccount } from './use-account.ts';

const availableQuery = queryOptions({
  queryKey: ['available-promotions'],
  queryFn: ({ signal }) => answerOf(client.call(calls.promotions.availablePromotions, {}, { signal })),
  staleTime: 300_000,
});

/** How many promotions wait for the member; 0 for a guest, for play money and until it is known. */
export function useRewards(): number {
  const { isIn, isTrial } = useAccount();
  const isOn = useModule('REWCEN3');
  const available = useQuery({ ...availableQuery, enabled: isIn && !isTrial && isOn });
  return isIn && !isTrial ? (available.data?.count ?? 0) : 0;
}
