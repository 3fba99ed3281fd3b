import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureMigrated } from './migrate.ts';

describe('the migrations of a database', () => {
  let test: TestDatabase | undefined;
  afterEach(() => test?.drop());

  const open = async () => {
    test = await openTestDatabase({ modules: ['settings'] });
    const { pool } = test.database;
    const hashes = async () =>
      (await pool.query<{ hash: string }>('SELECT hash FROM migrations.settings ORDER BY created_at')).rows;
    return { pool, hashes, migrate: () => ensureMigrated(test?.url ?? '', ['settings', 'audit']) };
  };

  it('bring what is missing beside what is there, and nothing twice', async () => {
    const { pool, hashes, migrate } = await open();
    const before = await hashes();
    expect(before.length).toBeGreaterThan(0);
    await migrate();
    await migrate();
    expect(await hashes()).toEqual(before);
    expect((await pool.query('SELECT count(*)::int AS entries FROM audit.entry')).rows).toEqual([
      { entries: 0 },
    ]);
  });

  it('go on where only the first of them have run', async () => {
    const { pool, hashes, migrate } = await open();
    await pool.query('DROP SCHEMA settings CASCADE; TRUNCATE migrations.settings');
    await migrate();
    expect((await hashes()).length).toBeGreaterThan(0);
    expect((await pool.query('SELECT FROM settings.setting')).rowCount).toBe(0);
  });

  it('are refused where one was changed after it ran', async () => {
    const { pool, migrate } = await open();
    await pool.query(`UPDATE migrations.settings SET hash = 'another'`);
    await expect(migrate()).rejects.toThrow(/settings\/\S+ differs from the one this database has/);
  });
});
