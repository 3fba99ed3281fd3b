import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';

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
