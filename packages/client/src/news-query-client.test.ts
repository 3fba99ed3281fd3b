import { QueryObserver } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { NewsQueryClient } from './news-query-client.ts';

const queryKey = ['unread'];

/** A page that shows a count, and the house that answers it in its own time. */
function shownCount(staleTime: number | 'static' = 0) {
  const answers: ((count: number) => void)[] = [];
  const queries = new NewsQueryClient();
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime });
  return { queries, observer, answers, stop: observer.subscribe(() => {}) };
}

it('asks again where news comes while the first reading is under way', async () => {
  const { queries, observer, answers, stop } = shownCount();
  void queries.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);
  answers[0]?.(0);
  await expect.poll(() => answers.length).toBe(2);
  expect(observer.getCurrentResult().data).toBe(0);
  answers[1]?.(1);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  expect(answers).toHaveLength(2);
  stop();
});

it('asks once for any number of news, and at once where an answer is there already', async () => {
  const { queries, observer, answers, stop } = shownCount();
  for (let news = 0; news < 3; news += 1) void queries.invalidateQueries({ queryKey });
  answers[0]?.(0);
  await expect.poll(() => observer.getCurrentResult().data).toBe(0);
  await new Promise(setImmediate);
  expect(answers).toHaveLength(2);
  answers[1]?.(1);
  await expect.poll(() => observer.getCurrentResult()).toMatchObject({ data: 1, fetchStatus: 'idle' });
  void queries.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(3);
  stop();
});

it('asks nothing again whose answer is used up by showing it, and nothing that news does not concern', async () => {
  const once = shownCount('static');
  const other = shownCount();
  void once.queries.invalidateQueries();
  void other.queries.invalidateQueries({ queryKey: ['balance'] });
  for (const { answers, observer, stop } of [once, other]) {
    answers[0]?.(0);
    await expect.poll(() => observer.getCurrentResult().data).toBe(0);
    await new Promise(setImmediate);
    expect(answers).toHaveLength(1);
    stop();
  }
});
