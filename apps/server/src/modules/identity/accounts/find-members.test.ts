import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench, operator } from '../identity-test-bench.ts';
import { findAccounts, type MemberFilter } from './store.ts';

describe('the list of members', () => {
  let bench: Bench;
  const names = (page: { members: readonly { name: string }[] }) => page.members.map(({ name }) => name);
  const find = (filter: Parameters<Bench['identity']['findMembers']>[0], limit = 20, offset = 0) =>
    bench.identity.findMembers(filter, { limit, offset });

  beforeAll(async () => {
    bench = await openBench();
    // Twelve thousand accounts straight into the table: what is asked here is what the list does with them.
    await bench.test.database.pool.query(
      `INSERT INTO identity.account (name, name_key, nickname, password_hash, is_trial, agent_value, currency, registered_at, registered_ip)
       SELECT n, lower(n), n, CASE WHEN i % 3 > 0 THEN 'x' END, i % 3 = 0, CASE WHEN i % 3 = 0 THEN 4 ELSE 0 END,
         'PKR', now(), '192.0.2.1' FROM generate_series(1, 12000) i, LATERAL (SELECT 'Player' || lpad(i::text, 5, '0') AS n) named`,
    );
    await bench.memberNamed('Zahra');
    await bench.memberNamed('Zahid');
    await bench.memberNamed('Zahid2');
    await bench.test.database.pool.query('ANALYZE identity.account');
  });
  afterAll(() => bench.close());

  it('[I14] shows the newest first, and counts no further than it goes', async () => {
    const page = await find({}, 3);
    expect(names(page)).toEqual(['Zahid2', 'Zahid', 'Zahra']);
    expect(page.total).toBe(10_000);
  });

  it('[I14] searches by the beginning of the name in any case, in the order of names', async () => {
    expect(await find({ search: ' ZAH' })).toMatchObject({ total: 3 });
    expect(names(await find({ search: 'zahi' }))).toEqual(['Zahid', 'Zahid2']);
    expect(names(await find({ search: 'zah%' }))).toEqual([]);
    expect(names(await find({ search: 'ahra' }))).toEqual([]);
  });

  it('[I14] means a hundred members by a search at most, and says where there are more', async () => {
    const few = await bench.identity.membersLike('zahi');
    expect(few).toMatchObject({ areAll: true });
    expect(few.ids).toHaveLength(2);
    const many = await bench.identity.membersLike('player');
    expect(many).toMatchObject({ areAll: false });
    expect(many.ids).toHaveLength(100);
  });

  it('[I14] finds a member by number', async () => {
    const { members } = await find({ search: 'Zahra' });
    const number = members[0]?.id.toString() ?? '';
    expect(names(await find({ search: number }))).toEqual(['Zahra']);
    expect(await find({ search: number, isTrial: true })).toEqual({ members: [], total: 0 });
    await bench.test.database.pool.query(
      `INSERT INTO identity.account (name, name_key, nickname, is_trial, agent_value, currency, registered_at, registered_ip)
       SELECT n, n, n, true, 4, 'PKT', now(), '192.0.2.1' FROM (VALUES ($1 || 'a'), ($1 || 'b')) v(n)`,
      [number],
    );
    const pages = [await find({ search: number }, 2), await find({ search: number }, 2, 2)];
    expect(pages.map(names)).toEqual([['Zahra', `${number}a`], [`${number}b`]]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    await bench.test.database.pool.query('DELETE FROM identity.account WHERE name LIKE $1', [`${number}_`]);
  });

  it('[I14] filters by state and kind', async () => {
    const [zahra] = (await find({ search: 'Zahra' })).members;
    await bench.identity.suspendMember(zahra?.id ?? 0n, 'a test of lists', operator);
    expect(names(await find({ state: 'suspended' }))).toEqual(['Zahra']);
    expect((await find({ isTrial: true })).total).toBe(4_000);
    expect(names(await find({ isTrial: true }, 1))).toEqual(['Player12000']);
    expect((await find({ search: 'zah', state: 'active', isTrial: false })).total).toBe(2);
  });

  it('[I14] turns pages without gaps, up to the end of the list', async () => {
    const [first, second] = await Promise.all([
      find({ search: 'player' }, 2),
      find({ search: 'player' }, 2, 2),
    ]);
    expect([...names(first), ...names(second)]).toEqual([
      'Player00001',
      'Player00002',
      'Player00003',
      'Player00004',
    ]);
    expect((await find({}, 100, 9_950)).members).toHaveLength(50);
    expect((await find({}, 100, 10_000)).members).toEqual([]);
  });

  it.each([
    ['without a filter', {}],
    ['by the beginning of a name', { search: 'player11' }],
    ['by number', { search: '100500' }],
    ['of suspended members', { state: 'suspended' as const }],
    ['of trial accounts', { isTrial: true }],
  ])('[I14] walks an index %s', async (_case, filter: MemberFilter) => {
    const { pool } = bench.test.database;
    const asked: { text: string; values: unknown[] }[] = [];
    const logger = { logQuery: (text: string, values: unknown[]) => asked.push({ text, values }) };
    const searchKey = filter.search ?? '';
    await findAccounts(drizzle(pool, { logger }), { ...filter, searchKey }, { limit: 20, offset: 0 });
    const [query] = asked;
    const { rows } = await pool.query(`EXPLAIN ${query?.text}`, query?.values);
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan');
  });
});
