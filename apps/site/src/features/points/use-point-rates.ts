import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

export const pointRatesQuery = queryOptions({
  queryKey: ['point-rates'],
  queryFn: ({ signal }) => answerOf(client.call(calls.points.pointRates, {}, { signal })),
});
