import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdName } from './hold-name.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase({ modules: [] });
});
afterAll(() => test.drop());

it('of two who want one name the later waits until the transaction of the first ends; another name is free', async () => {
  const order: string[] = [];
  const letGo = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const first = test.database.transaction(async (tx) => {
    await holdName(tx, 'a');
    isHeld.resolve();
    await letGo.promise;
    order.push('first');
  });
  await isHeld.promise;
  const second = test.database.transaction(async (tx) => {
    await holdName(tx, 'a');
    order.push('second');
  });
  await test.database.transaction(async (tx) => {
    await holdName(tx, 'b');
    order.push('other');
  });
  letGo.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['other', 'first', 'second']);
});
