import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askedOnce } from './asked-once.ts';

it('what is asked once stays when everything is asked anew, and comes again where it is asked for', async () => {
  const queries = new QueryClient();
  let asked = 0;
  const launch = new QueryObserver(queries, {
    queryKey: ['launch'],
    async queryFn() {
      asked += 1;
      return asked;
    },
    ...askedOnce,
  });
  const leave = launch.subscribe(() => undefined);
  await launch.refetch({ cancelRefetch: false });
  await queries.invalidateQueries();
  expect(launch.getCurrentResult().data).toBe(1);
  await launch.refetch();
  expect(launch.getCurrentResult().data).toBe(2);
  leave();
});
