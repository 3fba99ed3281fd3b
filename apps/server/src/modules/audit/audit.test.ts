import { elsewhere, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Audit, createAudit } from './index.ts';

describe('audit', () => {
  let test: TestDatabase;
  let audit: Audit;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit'] });
    audit = createAudit({ database: test.database, clock: fakeClock() });
  });
  afterAll(() => test.drop());

  const act = (subject: string, after: unknown = { on: true }) => ({
    actorKind: 'operator' as const,
    actor: 'admin',
    action: 'setting.changed',
    subject,
    before: { on: false },
    after,
    ip: '127.0.0.1',
  });

  it('[A1] forgets the entry when the act is rolled back', async () => {
    const failed = test.database.transaction(async (tx) => {
      await audit.record(tx, act('setting:a'));
      throw new Error('the act failed');
    });
    await expect(failed).rejects.toThrow('the act failed');
    expect((await audit.find({}, { limit: 10, offset: 0 })).total).toBe(0);
  });

  it('[A4] chains the acts of parallel transactions without a gap', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        test.database.transaction((tx) => audit.record(tx, act(`setting:${i}`, { amount: 10n ** 20n }))),
      ),
    );
    const { entries, total } = await audit.find({}, { limit: 100, offset: 0 });
    expect(total).toBe(24);
    expect(entries.map((entry) => entry.id)).toEqual(Array.from({ length: 24 }, (_, i) => BigInt(24 - i)));
    expect(await audit.check()).toMatchObject({ entries: 24, intact: true, firstBrokenId: null });
  });

  it('[A6] writes an entry behind all else, so that an act that goes on stands in no other one’s way', async () => {
    const rows = async () =>
      (await audit.find({ subject: 'setting:order' }, { limit: 9, offset: 0 })).entries;
    await test.database.transaction(async (tx) => {
      await audit.record(tx, act('setting:order', { step: 'begun first' }));
      await elsewhere(() =>
        test.database.transaction((other) =>
          audit.record(other, act('setting:order', { step: 'done meanwhile' })),
        ),
      );
      await audit.record(tx, act('setting:order', { step: 'done last' }));
    });
    expect((await rows()).map(({ after }) => after)).toEqual([
      '{"step":"done last"}',
      '{"step":"begun first"}',
      '{"step":"done meanwhile"}',
    ]);
    expect(await audit.check()).toMatchObject({ intact: true });
  });

  it('finds entries by action, actor, subject and time', async () => {
    const one = await audit.find({ subject: 'setting:7', actor: 'admin' }, { limit: 10, offset: 0 });
    expect(one.total).toBe(1);
    expect(one.entries[0]?.after).toBe('{"amount":"100000000000000000000"}');
    expect((await audit.find({ actor: 'nobody' }, { limit: 10, offset: 0 })).total).toBe(0);
    expect((await audit.find({ from: new Date('2030-01-01') }, { limit: 10, offset: 0 })).total).toBe(0);
  });

  it.each(["UPDATE audit.entry SET actor = 'x'", 'DELETE FROM audit.entry', 'TRUNCATE audit.entry'])(
    '[A2] refuses %s',
    async (statement) => {
      const refused = await test.database.pool.query(statement).catch((error: Error) => error.message);
      expect(refused).toContain('append-only');
    },
  );

  it('[A3] finds an altered entry even where the guard was taken away', async () => {
    await test.database.db.execute(sql`ALTER TABLE audit.entry DISABLE TRIGGER entry_append_only`);
    await test.database.db.execute(sql`UPDATE audit.entry SET after = '{"amount":"1"}' WHERE id = 9`);
    expect(await audit.check()).toMatchObject({ intact: false, firstBrokenId: 9n, entries: 8 });
    await test.database.db.execute(sql`DELETE FROM audit.entry WHERE id = 5`);
    expect(await audit.check()).toMatchObject({ intact: false, firstBrokenId: 6n });
  });
});
