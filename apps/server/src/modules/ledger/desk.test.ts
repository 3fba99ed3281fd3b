import { elsewhere } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeskLost, type LedgerDesk } from './index.ts';
import { type LedgerFixture, openLedger } from './ledger.fixture.ts';

describe('a desk of the ledger', () => {
  let fx: LedgerFixture;
  let desk: LedgerDesk;
  beforeAll(async () => {
    fx = await openLedger();
    desk = fx.ledger.openDesk();
    await fx.test.database.pool.query('CREATE TABLE note (words text)');
  });
  afterAll(async () => {
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
    await desk.close();
    await fx.close();
  });
  const notes = async () =>
    (await fx.test.database.pool.query<{ words: string }>('SELECT words FROM note ORDER BY words')).rows.map(
      ({ words }) => words,
    );

  it('[L18] decides each post on its own, and lets rows depend on what was decided', async () => {
    const [rich, poor] = [await fx.member(100n), await fx.member(10n)];
    const outcomes = await desk.transact(async (tx, post) => {
      const decided = await post([rich, poor].map(({ cash }) => ({ transfers: [fx.stake(cash, 60n)] })));
      const words = decided.map(({ status }) => status).join(' ');
      await tx.execute(sql`INSERT INTO note VALUES (${words})`);
      return decided;
    });
    expect(outcomes).toMatchObject([
      { status: 'posted', transfers: [{ debitBalance: 40n }] },
      { status: 'refused', reason: 'insufficient_funds' },
    ]);
    expect([await fx.balance(rich.cash), await fx.balance(poor.cash), await notes()]).toEqual([
      40n,
      10n,
      ['posted refused'],
    ]);
  });

  it('[L18] keeps nothing of what was thrown out of it, and goes on', async () => {
    const { cash } = await fx.member(100n);
    const thrown = desk.transact(async (tx, post) => {
      await post([{ transfers: [fx.stake(cash, 60n)] }]);
      await tx.execute(sql`INSERT INTO note VALUES ('never')`);
      throw new RangeError('no');
    });
    await expect(thrown).rejects.toThrow(RangeError);
    expect([await fx.balance(cash), (await notes()).includes('never')]).toEqual([100n, false]);
    const posted = await desk.transact((_tx, post) => post([{ transfers: [fx.stake(cash, 60n)] }]));
    expect(posted).toMatchObject([{ status: 'posted' }]);
  });

  it('[L18] says so when its connection was lost, and opens another', async () => {
    const { cash } = await fx.member(100n);
    const lost = desk.transact(async (tx, post) => {
      await post([{ transfers: [fx.stake(cash, 60n)] }]);
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await elsewhere(() => fx.test.database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]));
      await tx.execute(sql`SELECT 1`);
    });
    await expect(lost).rejects.toThrow(DeskLost);
    expect(await fx.balance(cash)).toBe(100n);
    const posted = await desk.transact((_tx, post) => post([{ transfers: [fx.stake(cash, 60n)] }]));
    expect(posted).toMatchObject([{ status: 'posted' }]);
  });

  it('[L18] writes attached rows with the posts that are posted, and none of those that are not', async () => {
    const [rich, poor] = [await fx.member(100n), await fx.member(10n)];
    const [held, short] = [fx.ledger.newId(), fx.ledger.newId()];
    const into = (id: bigint) => fx.ledger.memberAccount(id, 'in_play', 'PKR');
    const [richer, poorer] = [await into(rich.id), await into(poor.id)];
    const outcomes = await fx.ledger.transact(async (_tx, inside) => [
      await inside.hold({ id: held, from: rich.cash, into: richer, amount: 60n }),
      await inside.hold({ id: short, from: poor.cash, into: poorer, amount: 60n }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['posted', 'refused']);
    expect(await fx.ledger.transact((_tx, inside) => inside.voidHold({ holdId: held }))).toMatchObject({
      status: 'posted',
    });
    const { rows } = await fx.test.database.pool.query(
      'SELECT id, ended_at IS NOT NULL AS over FROM ledger.hold',
    );
    expect(rows).toEqual([{ id: held, over: true }]);
  });

  it('[L19] nobody inside a transaction waits for a lane or a desk', async () => {
    const { cash } = await fx.member(100n);
    const post = { transfers: [fx.stake(cash, 60n)] };
    const inside = (work: () => Promise<unknown>) => fx.test.database.transaction(work);
    await expect(inside(() => fx.ledger.post(post))).rejects.toThrow('a lane of the ledger was asked for');
    await expect(inside(() => desk.transact((_tx, at) => at([post])))).rejects.toThrow(
      'a desk of the ledger',
    );
    await expect(fx.ledger.transact(() => fx.ledger.post(post))).rejects.toThrow('a lane of the ledger');
    expect(await fx.balance(cash)).toBe(100n);
  });

  it('[L18] waits for no lane: both post on accounts of the house at once', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => fx.member(100n)));
    const all = members.map(({ cash }, index) => {
      const post = { transfers: [fx.stake(cash, 1n)] };
      return index % 2 ? fx.ledger.post(post) : desk.transact((_tx, at) => at([post]));
    });
    await Promise.all(all);
    expect(await Promise.all(members.map(({ cash }) => fx.balance(cash)))).toEqual(members.map(() => 99n));
  });
});
