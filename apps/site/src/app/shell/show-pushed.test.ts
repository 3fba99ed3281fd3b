import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showPushed } from './show-pushed.ts';

it('shows what was pushed, whatever a reading from before it answers later', async () => {
  const queries = new QueryClient();
  const queryKey = ['balance'];
  let answer: (balance: string) => void = () => {};
  const queryFn = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  answer('100.00');
  await expect.poll(() => observer.getCurrentResult().data).toBe('100.00');
  void queries.invalidateQueries({ queryKey });
  await showPushed(queries, queryKey, '250.00');
  expect(observer.getCurrentResult()).toMatchObject({
    data: '250.00',
    fetchStatus: 'idle',
    status: 'success',
  });
  answer('100.00');
  await new Promise(setImmediate);
  expect(observer.getCurrentResult().data).toBe('250.00');
  stop();
});

it('shows what was pushed before the first reading has come', async () => {
  const queries = new QueryClient();
  const queryKey = ['balance'];
  const observer = new QueryObserver(queries, { queryKey, queryFn: () => new Promise<string>(() => {}) });
  const stop = observer.subscribe(() => {});
  await showPushed(queries, queryKey, '250.00');
  expect(observer.getCurrentResult()).toMatchObject({ data: '250.00', status: 'success' });
  stop();
});
