import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimRooms, ensureRoom, type Lease } from './lease-store.ts';
import { createRenewals, type RenewLease } from './renewals.ts';
import { changeRoomMode } from './store.ts';

const leaseMs = 5_000;

describe('the leases of rooms', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let renew: RenewLease;
  let leases: Lease[];
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['rooms'] });
    clock = fakeClock();
    renew = createRenewals({ database: test.database, clock, leaseMs });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    const { database } = test;
    await database.pool.query('TRUNCATE rooms.room');
    leases = [];
    for (const id of ['one', 'two', 'three']) {
      const at = clock.now();
      await ensureRoom(database.db, { id, head: {}, at });
      const claimed = await database.transaction((tx) =>
        claimRooms(tx, [{ id, owner: 'me' }], { leaseMs, at }),
      );
      leases.push({ id, fence: claimed.get(id)?.fence ?? -1n });
    }
  });

  const aliveAt = async () => {
    const { rows } = await test.database.pool.query('SELECT id, alive_at FROM rooms.room ORDER BY id');
    return Object.fromEntries(rows.map(({ id, alive_at }) => [id, (alive_at as Date).toISOString()]));
  };

  it('[O1] are renewed together, each with what is wanted of its room', async () => {
    await test.database.transaction((tx) =>
      changeRoomMode(tx, { id: 'two', seen: 'open', mode: 'draining' }),
    );
    clock.advance(1_000);
    expect(await Promise.all(leases.map(renew))).toEqual(['open', 'draining', 'open']);
    const now = clock.now().toISOString();
    expect(await aliveAt()).toEqual({ one: now, two: now, three: now });
  });

  it('[O1] are over where another owner has come, beside others that are not', async () => {
    const before = clock.now().toISOString();
    await test.database.pool.query("UPDATE rooms.room SET fence = fence + 1 WHERE id = 'two'");
    clock.advance(1_000);
    expect(await Promise.all(leases.map(renew))).toEqual(['open', null, 'open']);
    expect(await aliveAt()).toMatchObject({ one: clock.now().toISOString(), two: before });
  });

  it('[O1] wait for the step of a room, and the others do not', async () => {
    const [one, two, three] = leases as [Lease, Lease, Lease];
    const client = await test.database.pool.connect();
    try {
      await client.query("BEGIN; UPDATE rooms.room SET version = version + 1 WHERE id = 'two'");
      clock.advance(1_000);
      const all = [one, two, three].map(renew);
      const now = clock.now().toISOString();
      await expect.poll(aliveAt).toMatchObject({ one: now, three: now });
      expect((await aliveAt()).two).not.toBe(now);
      await client.query('COMMIT');
      expect(await Promise.all(all)).toEqual(['open', 'open', 'open']);
      expect((await aliveAt()).two).toBe(now);
    } finally {
      client.release();
    }
  });
});
