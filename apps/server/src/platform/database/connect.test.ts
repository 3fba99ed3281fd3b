import { elsewhere, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the database connection', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: [] });
  });
  afterAll(() => test.drop());

  const row = {
    big: 9_007_199_254_740_993n,
    many: [1n, null, -9_223_372_036_854_775_808n],
    none: [],
    exact: '0.30000000000000000004',
  };
  const text =
    "SELECT 9007199254740993::bigint AS big, '{1,NULL,-9223372036854775808}'::bigint[] AS many, '{}'::bigint[] AS none, 0.30000000000000000004 AS exact";

  it('reads int8 as bigint and numeric as text, by pool and by Drizzle alike', async () => {
    expect((await test.database.pool.query(text)).rows).toEqual([row]);
    expect((await test.database.db.execute(sql.raw(text))).rows).toEqual([row]);
    expect(await test.database.transaction(async (tx) => (await tx.execute(sql.raw(text))).rows)).toEqual([
      row,
    ]);
  });

  it('reads timestamptz as an instant', async () => {
    const text = "SELECT timestamptz '2026-11-20 13:00+05' AS at";
    const instant = [{ at: new Date('2026-11-20T08:00:00Z') }];
    expect((await test.database.pool.query(text)).rows).toEqual(instant);
    expect((await test.database.db.execute(sql.raw(text))).rows).toEqual(instant);
  });

  it('reads JSON as it was written, also a text that looks like something else', async () => {
    const box = pgTable('box', { value: jsonb().notNull() });
    await test.database.pool.query('CREATE TABLE box (value jsonb NOT NULL)');
    for (const value of ['1.00', '0', 'true', '{"a":1}', 'soon', 7, true, { a: ['2'] }, ['3']]) {
      await test.database.db.insert(box).values({ value });
      expect(await test.database.db.select().from(box)).toEqual([{ value }]);
      expect((await test.database.pool.query('SELECT value FROM box')).rows).toEqual([{ value }]);
      expect((await test.database.db.execute(sql`SELECT value FROM box`)).rows).toEqual([{ value }]);
      expect(await test.database.db.delete(box).returning()).toEqual([{ value }]);
    }
  });

  it('has PostgreSQL plan once what is asked again on a connection, also where it fails at first', async () => {
    const client = await test.database.pool.connect();
    try {
      const text = 'SELECT 12 / $1::int AS part';
      const prepared = async () => {
        const { rows } = await client.query<{ name: string }>({
          text: 'SELECT name FROM pg_prepared_statements WHERE statement = $1',
          values: [text],
        });
        return rows.length;
      };
      expect((await client.query(text, [3])).rows).toEqual([{ part: 4 }]);
      expect(await prepared()).toBe(0);
      await expect(client.query(text, [0])).rejects.toThrow('division by zero');
      for (const [value, part] of [
        [4, 3],
        [6, 2],
      ])
        expect((await client.query({ text, values: [value] })).rows).toEqual([{ part }]);
      expect(await prepared()).toBe(1);
    } finally {
      client.release();
    }
  });

  it('plans nothing in a transaction that has failed, and the next one is not the worse for it', async () => {
    const client = await test.database.pool.connect();
    try {
      const twice = (n: number) => client.query('SELECT $1::int * 2 AS twice', [n]);
      await twice(1);
      await client.query('BEGIN');
      await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
      await expect(twice(2)).rejects.toThrow('current transaction is aborted');
      await client.query('ROLLBACK');
      expect((await twice(3)).rows).toEqual([{ twice: 6 }]);
    } finally {
      client.release();
    }
  });

  it('goes on with a statement after a value that cannot be written', async () => {
    const client = await test.database.pool.connect();
    try {
      const text = 'SELECT $1::jsonb AS value';
      for (const value of [1n, { one: 1n }, [{ one: 1n }], { one: 1 }, '2'])
        await client.query(text, [value]).catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
      expect((await client.query(text, ['3'])).rows).toEqual([{ value: 3 }]);
    } finally {
      client.release();
    }
  });

  it('survives a connection that is lost between two statements of a transaction', async () => {
    const { pool } = test.database;
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const isOver = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await isOver;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('rolls a transaction back when its work throws', async () => {
    await test.database.pool.query('CREATE TABLE kept (id bigint)');
    await expect(
      test.database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO kept VALUES (1)`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await test.database.pool.query('SELECT count(*) AS n FROM kept')).rows).toEqual([{ n: 0n }]);
  });

  it.each([
    ['a query of the pool', () => test.database.pool.query('SELECT 1')],
    ['a statement of Drizzle', () => test.database.db.execute(sql`SELECT 1`)],
    ['a transaction', () => test.database.transaction(async () => undefined)],
    ['a lent connection', () => test.database.pool.connect()],
  ])('is not given a second time: %s inside a transaction throws', async (_, ask) => {
    const asking = test.database.transaction(async () => ask());
    const message = await asking.catch((error: Error) => [error.message, (error.cause as Error)?.message]);
    expect(String(message)).toContain('another connection was asked for inside a transaction');
    // What other calls do meanwhile is nobody's waiting.
    await test.database.transaction(() => elsewhere(() => test.database.db.execute(sql`SELECT 1`)));
  });

  it('is given to what a transaction has begun and left behind', async () => {
    let onward: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      onward = resolve;
    });
    let behind: Promise<unknown> = Promise.resolve();
    await test.database.transaction(async () => {
      behind = over.then(() => test.database.db.execute(sql`SELECT 1 AS one`));
    });
    onward();
    expect(await behind).toMatchObject({ rows: [{ one: 1 }] });
  });
});
