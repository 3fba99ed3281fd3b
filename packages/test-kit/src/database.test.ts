import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFilledDatabase, openTestDatabase, type TestDatabase } from './database.ts';

describe('a test database', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  afterAll(() => Promise.all([first.drop(), second.drop()]));

  it('belongs to one suite alone', async () => {
    await first.database.pool.query('CREATE TABLE mine (id bigint)');
    const found = await second.database.pool.query("SELECT to_regclass('mine') AS mine");
    expect(found.rows[0]).toEqual({ mine: null });
  });

  it('is used as an ordinary role, like the product', async () => {
    const { rows } = await first.database.pool.query(
      'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false }]);
  });
});

describe('a database that already holds something', () => {
  const kind = randomUUID();
  let fills = 0;
  const open = () =>
    openFilledDatabase(kind, async ({ database }) => {
      fills += 1;
      await database.pool.query('CREATE TABLE mark (no integer)');
      if (fills === 1) throw new Error('the first try fails');
      await database.pool.query('INSERT INTO mark VALUES ($1)', [fills]);
      return "what 'they' should know";
    });

  it('is filled once it can be, and for all who want one of its kind; each has its own copy', async () => {
    await expect(open()).rejects.toThrow('the first try fails');
    const [one, other] = await Promise.all([open(), open()]);
    await one.database.database.pool.query('DELETE FROM mark');
    const kept = await other.database.database.pool.query('SELECT no FROM mark');
    expect(kept.rows).toEqual([{ no: 2 }]);
    expect([one.note, other.note, fills]).toEqual(["what 'they' should know", "what 'they' should know", 2]);
    await Promise.all([one.database.drop(), other.database.drop()]);
  });
});
