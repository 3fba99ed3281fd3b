import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable, Transaction } from '../database/index.ts';
import { sumAlone } from './sum-alone.ts';

const now = new Date('2027-03-02T10:00:00.000Z');

describe('what an operator decides alone', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: [] });
    await test.database.pool.query(
      'CREATE SCHEMA shop; CREATE TABLE shop.approval (amount bigint NOT NULL, at timestamptz NOT NULL)',
    );
  });
  afterAll(() => test.drop());
  beforeEach(() => test.database.pool.query('TRUNCATE shop.approval'));

  const add = (db: Queryable, amount: number, at: string) =>
    db.execute(sql`INSERT INTO shop.approval VALUES (${amount}, ${at})`);
  const sum = (tx: Transaction) =>
    sumAlone(tx, { desk: 'shop', username: 'omar', now }, async (since) => {
      const { rows } = await tx.execute<{ sum: string }>(sql`
        SELECT coalesce(sum(amount), 0)::text AS sum FROM shop.approval WHERE at > ${since.toISOString()}`);
      return BigInt(rows[0]?.sum ?? 0);
    });

  it('counts together for a day', async () => {
    await add(test.database.db, 500, '2027-03-01T10:00:00.000Z');
    await add(test.database.db, 70, '2027-03-01T10:00:00.001Z');
    await add(test.database.db, 3, '2027-03-02T09:59:59.000Z');
    expect(await test.database.transaction(sum)).toBe(73n);
  });

  it('is never counted past what he decides at the same moment', async () => {
    const from = 100n;
    const approve = () =>
      test.database.transaction(async (tx) => {
        const isAlone = (await sum(tx)) + 60n < from;
        if (isAlone) await add(tx, 60, now.toISOString());
        return isAlone;
      });
    expect((await Promise.all([approve(), approve(), approve()])).filter(Boolean)).toHaveLength(1);
  });
});
