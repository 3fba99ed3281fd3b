import { provedJournal } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureMigrated } from '../../platform/database/index.ts';
import { derivedId, type StatementEntry } from './index.ts';
import { type LedgerFixture, openLedger, posted } from './ledger.fixture.ts';

describe('the books', () => {
  let fx: LedgerFixture;
  let member: { id: bigint; cash: bigint };

  beforeAll(async () => {
    fx = await openLedger();
    member = await fx.member(10_000n);
    for (let day = 0; day < 3; day++) {
      for (let n = 1; n <= 20; n++) {
        const stake = fx.stake(member.cash, 10n);
        const payout = {
          ...stake,
          id: derivedId(stake.id, 'payout'),
          debit: fx.house,
          credit: member.cash,
          amount: BigInt(n),
          kind: 'payout',
        } as const;
        await posted(fx.ledger, { transfers: [stake, payout] });
      }
      fx.clock.advance(86_400_000);
    }
  });
  afterAll(() => fx.close());

  it('[L12] refuse to change, delete or truncate what is posted, even for their owner', async () => {
    const { pool } = fx.test.database;
    const month = 'ledger.transfer_2026_11';
    for (const table of ['ledger.transfer', month]) {
      for (const text of [`UPDATE ${table} SET amount = 1`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        await expect(pool.query(text)).rejects.toThrow('permission denied');
      }
      await pool.query(`GRANT UPDATE, DELETE, TRUNCATE ON ${table} TO CURRENT_USER`);
      for (const text of [`UPDATE ${table} SET amount = 1`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        await expect(pool.query(text)).rejects.toThrow('a posted transfer is never changed');
      }
      await pool.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM CURRENT_USER`);
    }
  });

  it('[L13] show an account newest first, each entry continuing the one before it, by pages and by time', async () => {
    const all = await fx.ledger.statement(member.cash, { limit: 1_000 });
    expect(all?.total).toBe(121n);
    const entries = all?.entries ?? [];
    expect(entries).toHaveLength(121);
    entries.forEach((entry: StatementEntry, index) => {
      const before = entries[index + 1]?.balanceAfter ?? 0n;
      expect(entry.balanceAfter).toBe(before + entry.change);
    });
    const page = await fx.ledger.statement(member.cash, { skip: 50, limit: 30 });
    expect(page?.entries).toEqual(entries.slice(50, 80));
    const from = new Date('2026-11-21T00:00:00Z');
    const to = new Date('2026-11-22T00:00:00Z');
    const day = await fx.ledger.statement(member.cash, { from, to, limit: 1_000 });
    expect(day?.entries).toHaveLength(40);
    expect(day?.entries).toEqual(entries.filter(({ at }) => at >= from && at < to));
    expect(await fx.ledger.statement(77_777n, { limit: 5 })).toBeUndefined();
  });

  it('[L13] find transfers by id, with whose accounts they moved', async () => {
    const [newest] = (await fx.ledger.statement(member.cash, { limit: 1 }))?.entries ?? [];
    const found = await fx.ledger.transfers([newest?.id ?? '', fx.ledger.newId()]);
    expect(found).toMatchObject([
      {
        kind: 'payout',
        amount: 20n,
        currency: 'PKR',
        debit: { owner: 0n, kind: 'house' },
        credit: { owner: member.id, kind: 'cash' },
      },
    ]);
  });

  it('[L13] prove every chain, first from its beginning and then from the last proof', async () => {
    expect(await fx.ledger.health('chains')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
    await posted(fx.ledger, { transfers: [fx.stake(member.cash, 10n)] });
    expect(await fx.ledger.health('chains')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  });

  it('[L13] notice a balance that no transfer explains, by chain and by recount', async () => {
    const { pool } = fx.test.database;
    await pool.query('UPDATE ledger.account SET balance = balance + 1 WHERE id = $1', [member.cash]);
    for (const depth of ['quick', 'chains', 'recount'] as const) {
      const health = await fx.ledger.health(depth);
      expect(health.isBalanced).toBe(false);
      expect(health.wrongAccounts).toEqual(depth === 'quick' ? [] : [member.cash]);
    }
    await pool.query('UPDATE ledger.account SET balance = balance - 1, version = version + 1 WHERE id = $1', [
      member.cash,
    ]);
    expect((await fx.ledger.health('chains')).wrongAccounts).toEqual([member.cash]);
    await pool.query('UPDATE ledger.account SET version = version - 1 WHERE id = $1', [member.cash]);
    expect((await fx.ledger.health('recount')).isBalanced).toBe(true);
  });

  it('[L1] add up to zero in every currency, with what is owed to members', async () => {
    const { currencies } = await fx.ledger.health();
    const pkr = currencies.find(({ currency, unit }) => currency === 'PKR' && unit === 'money');
    expect(pkr).toMatchObject({ sum: 0n, liabilities: await fx.balance(member.cash) });
  });

  it('[L14] have partitions from last month to three months ahead, and none for everything else', async () => {
    await fx.ledger.ensurePartitions();
    const { rows } = await fx.test.database.pool.query(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'ledger.transfer'::regclass ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      ['2026_10', '2026_11', '2026_12', '2027_01', '2027_02'].map((month) => `transfer_${month}`),
    );
  });

  it('[L15] export a day that balances and carries the day before it into the day after', async () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      const journal = await provedJournal(fx.ledger, day);
      expect(journal.match(/ payout {2};/g)).toHaveLength(20);
      expect(journal).toContain(`liabilities:member:${member.id}:cash`);
    }
  });

  it('[L14] migrate once, however many processes start at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => ensureMigrated(fx.test.url, ['ledger'])));
    expect((await fx.ledger.health('recount')).isBalanced).toBe(true);
  });
});
