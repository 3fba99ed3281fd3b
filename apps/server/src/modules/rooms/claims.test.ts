import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Claims, createClaims } from './claims.ts';

const leaseMs = 5_000;
const ids = ['one', 'two', 'three'];

describe('the claims of rooms', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let claims: Claims;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['rooms'] });
    clock = fakeClock();
    claims = createClaims({ database: test.database, clock, leaseMs });
  });
  afterAll(() => test.drop());
  beforeEach(() => test.database.pool.query('TRUNCATE rooms.room CASCADE'));

  const claimAll = (owner: string, first: object | null = { no: 0 }) =>
    Promise.all(ids.map((id) => claims.claim({ id, owner, first: first as { no: number } | null })));
  const owners = async () =>
    (await test.database.pool.query('SELECT id, owner FROM rooms.room ORDER BY id')).rows.map((row) => [
      row.id,
      row.owner,
    ]);

  it('[O1] make rooms that are not there and take them, with the moment in which they were made', async () => {
    const claimed = await claimAll('me');
    expect(claimed.map((room) => room?.memory.head)).toEqual([{ no: 0 }, { no: 0 }, { no: 0 }]);
    expect(claimed.map((room) => room?.aliveAt)).toEqual(ids.map(() => clock.now()));
    expect(claimed.map((room) => room?.mode)).toEqual(['open', 'open', 'open']);
    expect(await owners()).toEqual([
      ['one', 'me'],
      ['three', 'me'],
      ['two', 'me'],
    ]);
  });

  it('[O1] make no room that nobody offers', async () => {
    expect(await claimAll('me', null)).toEqual([null, null, null]);
    expect(await owners()).toEqual([]);
  });

  it('[O1] leave a room to its owner until its lease has run out, and take what is free beside it', async () => {
    await claimAll('me');
    await test.database.pool.query(
      "UPDATE rooms.room SET lease_until = now() - interval '1 s' WHERE id = 'two'",
    );
    const [one, two, three] = await claimAll('another');
    expect([one, three]).toEqual([null, null]);
    expect(two?.fence).toBe(2n);
    expect(await owners()).toEqual([
      ['one', 'me'],
      ['three', 'me'],
      ['two', 'another'],
    ]);
  });

  it('[O1] of two processes at once give each room to one', async () => {
    const other = createClaims({ database: test.database, clock, leaseMs });
    const [mine, theirs] = await Promise.all([
      claimAll('me'),
      Promise.all(ids.map((id) => other.claim({ id, owner: 'another', first: { no: 0 } }))),
    ]);
    for (const [at] of ids.entries()) {
      const takers = [mine[at], theirs[at]].filter((room) => room !== null);
      expect(takers.length).toBeLessThanOrEqual(1);
    }
    const again = await claimAll('me', null);
    const held = [...mine, ...theirs, ...again].filter((room) => room !== null);
    expect(held).toHaveLength(ids.length);
  });

  it('[O6] hand over head, entries and the last sign of life, at once after an orderly end', async () => {
    const before = clock.now();
    const [one, two] = await claimAll('me');
    await test.database.pool.query(
      `UPDATE rooms.room SET head = '{"no": 7}', version = 3 WHERE id = 'one';
       INSERT INTO rooms.entry (room_id, id, entry) VALUES
         ('one', '0198d2a0-0000-7abc-8000-000000000001', '{"stake": "5"}'),
         ('two', '0198d2a0-0000-7abc-8000-000000000002', '{"stake": "6"}')`,
    );
    clock.advance(60_000);
    await Promise.all([
      claims.release({ id: 'one', fence: one?.fence ?? 0n }),
      claims.release({ id: 'two', fence: (two?.fence ?? 0n) + 1n }),
    ]);
    const [taken, kept] = await claimAll('another');
    expect(kept).toBeNull();
    expect(taken).toMatchObject({ fence: 2n, aliveAt: before, memory: { version: 3n, head: { no: 7 } } });
    expect([...(taken?.memory.entries ?? [])]).toEqual([
      ['0198d2a0-0000-7abc-8000-000000000001', { stake: '5' }],
    ]);
  });

  it('[O15] ask once for all rooms of a turn', async () => {
    const transaction = vi.spyOn(test.database, 'transaction');
    await claimAll('me');
    expect(transaction).toHaveBeenCalledTimes(1);
    transaction.mockRestore();
  });
});
