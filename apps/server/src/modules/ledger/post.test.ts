import { v4, v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { derivedId, type Transfer } from './index.ts';
import { type LedgerFixture, openLedger, posted } from './ledger.fixture.ts';

describe('posting', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger();
  });
  afterEach(async () => {
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  });
  afterAll(() => fx.close());

  const payout = (cash: bigint, amount: bigint, more?: Partial<Transfer>): Transfer => ({
    ...fx.stake(cash, amount),
    debit: fx.house,
    credit: cash,
    kind: 'payout',
    ...more,
  });

  it('[L1] moves an amount from one account to another and answers both balances and the version', async () => {
    const { cash } = await fx.member(1_000n);
    const outcome = await fx.ledger.post({ transfers: [fx.stake(cash, 300n), payout(cash, 50n)] });
    expect(outcome).toMatchObject({
      status: 'posted',
      transfers: [
        { amount: 300n, debitBalance: 700n, debitVersion: 2n },
        { amount: 50n, creditBalance: 750n },
      ],
    });
    expect(await fx.balance(cash)).toBe(750n);
  });

  it('[L2] answers the same again with the first balances, and writes nothing', async () => {
    const { cash } = await fx.member(1_000n);
    const post = { transfers: [fx.stake(cash, 300n), payout(cash, 50n)] };
    await posted(fx.ledger, post);
    await posted(fx.ledger, { transfers: [fx.stake(cash, 1n)] });
    expect(await fx.ledger.post(post)).toMatchObject({
      status: 'duplicate',
      transfers: [
        { amount: 300n, debitBalance: 700n, debitVersion: null },
        { amount: 50n, creditBalance: 750n, debitVersion: null },
      ],
    });
    expect(await fx.balance(cash)).toBe(749n);
  });

  it('[L2] refuses a reused id with other content, whichever part differs', async () => {
    const { cash } = await fx.member(1_000n);
    const { cash: other } = await fx.member(1_000n);
    const first = fx.stake(cash, 300n, { reference: v7() });
    await posted(fx.ledger, { transfers: [first] });
    const changes: Partial<Transfer>[] = [
      { amount: 301n },
      { amount: 299n },
      { debit: other },
      { credit: fx.equity },
      { debit: fx.house, credit: cash },
      { kind: 'fee' },
      { reference: v7() },
    ];
    for (const change of changes) {
      expect(await fx.ledger.post({ transfers: [{ ...first, ...change }] })).toMatchObject({
        status: 'refused',
        reason: 'id_reused',
        at: 0,
      });
    }
    expect(await fx.balance(cash)).toBe(700n);
  });

  it('[L2] refuses a group of which only a part was posted before: a lost round cannot be repeated as a won one', async () => {
    const { cash } = await fx.member(1_000n);
    const stake = fx.stake(cash, 100n);
    await posted(fx.ledger, { transfers: [stake] });
    const win = payout(cash, 5_000n, { id: derivedId(stake.id, 'payout') });
    expect(await fx.ledger.post({ transfers: [stake, win] })).toMatchObject({ reason: 'id_reused', at: 0 });
    expect(await fx.ledger.post({ transfers: [win, stake] })).toMatchObject({ reason: 'id_reused', at: 1 });
    expect(await fx.balance(cash)).toBe(900n);
  });

  it('[L2] does not remember a refused id', async () => {
    const { cash } = await fx.member(10n);
    const stake = fx.stake(cash, 30n);
    expect(await fx.ledger.post({ transfers: [stake] })).toMatchObject({ reason: 'insufficient_funds' });
    await posted(fx.ledger, {
      transfers: [{ id: fx.ledger.newId(), debit: fx.equity, credit: cash, amount: 20n, kind: 'capital' }],
    });
    expect(await fx.ledger.post({ transfers: [stake] })).toMatchObject({ status: 'posted' });
  });

  it('[L2] sees the house as one account, whatever shard the other process used', async () => {
    const shards = async (): Promise<number> => {
      const { currencies } = await fx.ledger.health();
      return currencies.flatMap(({ houseShards }) => houseShards.filter(({ kind }) => kind === 'house'))
        .length;
    };
    const { cash } = await fx.member(1_000n);
    const post = { transfers: [fx.stake(cash, 300n), payout(cash, 50n)] };
    await posted(fx.ledger, post);
    const before = await shards();
    const another = await fx.another();
    expect(await another.post(post)).toMatchObject({ status: 'duplicate' });
    expect(await shards()).toBe(before + 1);
  });

  it('[L3] refuses what the debit account does not have, to the last unit', async () => {
    const { cash } = await fx.member(100n);
    expect(await fx.ledger.post({ transfers: [fx.stake(cash, 101n)] })).toEqual({
      status: 'refused',
      reason: 'insufficient_funds',
      at: 0,
      debitBalance: 100n,
      debitVersion: 1n,
    });
    await posted(fx.ledger, { transfers: [fx.stake(cash, 100n)] });
    expect(await fx.balance(cash)).toBe(0n);
  });

  it('[L3] is kept by the table too', async () => {
    const { cash } = await fx.member(100n);
    const broken = fx.test.database.pool.query('UPDATE ledger.account SET balance = -1 WHERE id = $1', [
      cash,
    ]);
    await expect(broken).rejects.toThrow('account_funds');
  });

  it('[L4] posts all transfers of a group or none, and leaves the rest of the batch alone', async () => {
    const { cash } = await fx.member(100n);
    const { cash: other } = await fx.member(100n);
    const [bad, good, wrongOrder] = await Promise.all([
      fx.ledger.post({ transfers: [fx.stake(cash, 60n), payout(cash, 10n), fx.stake(cash, 60n)] }),
      fx.ledger.post({ transfers: [fx.stake(other, 60n), payout(other, 80n), fx.stake(other, 110n)] }),
      fx.ledger.post({ transfers: [fx.stake(cash, 101n), payout(cash, 500n)] }),
    ]);
    expect(bad).toMatchObject({ status: 'refused', reason: 'insufficient_funds', at: 2 });
    expect(good).toMatchObject({ status: 'posted' });
    expect(wrongOrder).toMatchObject({ status: 'refused', at: 0 });
    expect([await fx.balance(cash), await fx.balance(other)]).toEqual([100n, 10n]);
  });

  it('[L5] names the first thing in the way', async () => {
    const { id, cash } = await fx.member(100n);
    const trial = await fx.ledger.memberAccount(id, 'cash', 'PKT');
    const none = 999_999_999n;
    const old = v7({ msecs: fx.clock.now().getTime() - 49 * 3_600_000 });
    const future = v7({ msecs: fx.clock.now().getTime() + 2 * 3_600_000 });
    const { cash: stopped, id: stoppedId } = await fx.member(10n);
    await fx.test.database.transaction((tx) => fx.ledger.suspend(tx, stoppedId));
    const used = fx.stake(cash, 1n);
    await posted(fx.ledger, { transfers: [used] });
    const table: [Partial<Transfer>, string][] = [
      [{ id: used.id, debit: none, credit: trial, amount: 10_000n, expectVersion: 77n }, 'id_reused'],
      [{ id: old, debit: none, credit: trial, amount: 10_000n }, 'untimely_id'],
      [{ id: future }, 'untimely_id'],
      [{ debit: none, credit: stopped, amount: 10_000n, expectVersion: 77n }, 'no_account'],
      [{ credit: none, amount: 10_000n }, 'no_account'],
      [{ debit: stopped, credit: trial, amount: 10_000n, expectVersion: 77n }, 'suspended'],
      [{ credit: stopped }, 'suspended'],
      [{ credit: trial, amount: 10_000n, expectVersion: 77n }, 'currency'],
      [{ amount: 10_000n, expectVersion: 77n }, 'stale'],
      [{ amount: 10_000n }, 'insufficient_funds'],
    ];
    for (const [change, reason] of table) {
      const wanted = { ...fx.stake(cash, 1n), ...change };
      expect({ reason, ...(await fx.ledger.post({ transfers: [wanted] })) }).toMatchObject({
        status: 'refused',
        reason,
      });
      // The same inside a group, before and after others that would pass.
      const first = await fx.ledger.post({ transfers: [wanted, fx.stake(cash, 1n)] });
      const last = await fx.ledger.post({
        transfers: [payout(trial, 1n, { debit: await fx.ledger.houseAccount('equity', 'PKT') }), wanted],
      });
      expect(first).toMatchObject({ status: 'refused', reason, at: 0 });
      expect(last).toMatchObject({ status: 'refused', reason, at: 1 });
    }
    expect(await fx.balance(cash)).toBe(99n);
  });

  it('[L5] answers a duplicate however old its id has become', async () => {
    const { cash } = await fx.member(100n);
    const stake = fx.stake(cash, 1n);
    await posted(fx.ledger, { transfers: [stake] });
    fx.clock.advance(72 * 3_600_000);
    expect(await fx.ledger.post({ transfers: [stake] })).toMatchObject({ status: 'duplicate' });
    fx.clock.advance(-72 * 3_600_000);
  });

  it('[L6] refuses a transfer whose account has moved since, and tells where it is now', async () => {
    const { cash } = await fx.member(100n);
    const outcomes = await Promise.all([
      fx.ledger.post({ transfers: [fx.stake(cash, 10n, { expectVersion: 1n })] }),
      fx.ledger.post({ transfers: [fx.stake(cash, 10n, { expectVersion: 1n }), payout(cash, 50n)] }),
      fx.ledger.post({ transfers: [fx.stake(cash, 10n, { expectVersion: 2n })] }),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'posted', transfers: [{ debitVersion: 2n }] },
      { status: 'refused', reason: 'stale', at: 0, debitBalance: 90n, debitVersion: 2n },
      { status: 'posted', transfers: [{ debitVersion: 3n }] },
    ]);
  });

  it('[L7] stops every account of a suspended member, also those opened later, but settles what was begun', async () => {
    const { id, cash } = await fx.member(100n);
    const { id: free, cash: freeCash } = await fx.member(100n);
    await fx.test.database.transaction((tx) => fx.ledger.suspend(tx, id));
    const later = await fx.ledger.memberAccount(id, 'in_play', 'PKR');
    expect(await fx.ledger.post({ transfers: [fx.stake(cash, 1n)] })).toMatchObject({ reason: 'suspended' });
    expect(await fx.ledger.post({ transfers: [payout(later, 1n)] })).toMatchObject({ reason: 'suspended' });
    await posted(fx.ledger, { transfers: [payout(cash, 5n, { evenSuspended: true })] });
    expect((await fx.ledger.balances(id)).every(({ isSuspended }) => isSuspended)).toBe(true);
    expect((await fx.ledger.balances(free)).some(({ isSuspended }) => isSuspended)).toBe(false);
    await posted(fx.ledger, { transfers: [fx.stake(freeCash, 1n)] });
    await fx.test.database.transaction((tx) => fx.ledger.unsuspend(tx, id));
    await posted(fx.ledger, { transfers: [fx.stake(cash, 105n)] });
  });

  it('[L8] never lets trial and real money, points or allowances meet', async () => {
    const { id, cash } = await fx.member(100n);
    const others = [
      await fx.ledger.memberAccount(id, 'cash', 'PKT'),
      await fx.ledger.memberAccount(id, 'points', 'PKR'),
      await fx.ledger.memberAccount(id, 'allowance_left', 'PKR', 'loss/day'),
      await fx.ledger.houseAccount('equity', 'PKT'),
    ];
    for (const credit of others) {
      expect(await fx.ledger.post({ transfers: [fx.stake(cash, 1n, { credit })] })).toMatchObject({
        reason: 'currency',
      });
    }
  });

  it('stops a malformed post as the bug that it is', async () => {
    const { cash } = await fx.member(100n);
    const stake = fx.stake(cash, 1n);
    const broken: Transfer[][] = [
      [],
      [stake, stake],
      [{ ...stake, amount: 0n }],
      [{ ...stake, amount: -5n }],
      [{ ...stake, id: v4() }],
      [{ ...stake, id: stake.id.toUpperCase() }],
      [{ ...stake, credit: cash }],
      [{ ...stake, debit: fx.house }],
    ];
    for (const transfers of broken) await expect(fx.ledger.post({ transfers })).rejects.toThrow();
    expect(await fx.balance(cash)).toBe(100n);
  });

  it('moves what there is with upToBalance, and answers the same again', async () => {
    const { cash } = await fx.member(70n);
    const all = fx.stake(cash, 100n, { upToBalance: true });
    expect(await fx.ledger.post({ transfers: [all] })).toMatchObject({
      status: 'posted',
      transfers: [{ amount: 70n }],
    });
    expect(await fx.ledger.post({ transfers: [all] })).toMatchObject({
      status: 'duplicate',
      transfers: [{ amount: 70n }],
    });
    const nothing = fx.stake(cash, 100n, { upToBalance: true });
    expect(await fx.ledger.post({ transfers: [nothing] })).toMatchObject({
      status: 'posted',
      transfers: [{ amount: 0n }],
    });
  });
});
