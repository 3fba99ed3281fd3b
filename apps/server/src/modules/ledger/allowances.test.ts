import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AllowanceKey, PostOutcome } from './index.ts';
import { type LedgerFixture, openLedger } from './ledger.fixture.ts';

describe('allowances', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger();
  });
  afterAll(async () => {
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
    await fx.close();
  });

  const limited = async (limit: bigint) => {
    const { id, cash } = await fx.member(10_000n);
    const key: AllowanceKey = { memberId: id, currency: 'PKR', label: 'loss/day' };
    await fx.ledger.refreshAllowance(key, limit, fx.ledger.newId());
    const play = async (stake: bigint, payout: bigint, ledger = fx.ledger): Promise<PostOutcome> => {
      const bet = fx.stake(cash, stake);
      const taken = await ledger.allowanceTaken(key, stake, bet.id);
      if (payout === 0n) return ledger.post({ transfers: [bet, taken] });
      const win = { ...fx.stake(cash, payout), debit: fx.house, credit: cash, kind: 'payout' } as const;
      return ledger.post({
        transfers: [bet, taken, win, await ledger.allowanceRestored(key, payout, bet.id)],
      });
    };
    return { key, cash, play };
  };

  const settled = async ({ memberId, currency, label }: AllowanceKey, limit: bigint, since: Date) => {
    const windows = [{ label, window: { limit, since, counting: 'net' as const } }];
    const [allowance] = await fx.ledger.transact((_tx, inside) =>
      inside.changeLimits({ memberId, currency, windows, isAnnounced: false }),
    );
    return allowance;
  };

  it('[L10] refuse a stake above what is left, whatever the member has', async () => {
    const { key, cash, play } = await limited(100n);
    expect((await play(70n, 0n)).status).toBe('posted');
    expect(await play(31n, 0n)).toMatchObject({ status: 'refused', reason: 'insufficient_funds', at: 1 });
    expect((await play(30n, 0n)).status).toBe('posted');
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 100n, left: 0n, used: 100n });
    expect(await fx.balance(cash)).toBe(9_900n);
  });

  it('[L10] are put back by a payout, never above the limit', async () => {
    const { key, play } = await limited(100n);
    await play(60n, 20n);
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 100n, left: 60n, used: 40n });
    await play(60n, 5_000n);
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 100n, left: 100n, used: 0n });
  });

  it('[L10] cannot be passed by racing stakes of two processes', async () => {
    const another = await fx.another();
    const { key, cash, play } = await limited(100n);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => play(7n, 0n, n % 2 ? another : fx.ledger)),
    );
    expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(14);
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 100n, left: 2n, used: 98n });
    expect(await fx.balance(cash)).toBe(10_000n - 98n);
  });

  it('[L10] begin a period anew, once for each period', async () => {
    const { key, play } = await limited(100n);
    await play(80n, 0n);
    const period = fx.ledger.newId();
    expect((await fx.ledger.refreshAllowance(key, 150n, period)).status).toBe('posted');
    await play(30n, 0n);
    expect((await fx.ledger.refreshAllowance(key, 150n, period)).status).not.toBe('posted');
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 150n, left: 120n, used: 30n });
  });

  it('[L10] change within a period: what is used stays used', async () => {
    const { key, play } = await limited(100n);
    await play(80n, 0n);
    await fx.ledger.changeAllowance(key, 200n);
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 200n, left: 120n, used: 80n });
    await fx.ledger.changeAllowance(key, 50n);
    expect(await fx.ledger.allowance(key)).toMatchObject({ left: 0n, used: 80n });
    expect(await play(1n, 0n)).toMatchObject({ reason: 'insufficient_funds', at: 1 });
  });

  it('[L10] change while they are used', async () => {
    const { key, play } = await limited(1_000n);
    const plays = Promise.all(Array.from({ length: 50 }, () => play(10n, 0n)));
    await fx.ledger.changeAllowance(key, 2_000n);
    await plays;
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 2_000n, left: 1_500n, used: 500n });
  });

  it('[L16] roll: what is older than the window is free again, what is younger stays used', async () => {
    const { key, play } = await limited(100n);
    const day = 86_400_000;
    const settle = (limit: bigint) => settled(key, limit, new Date(fx.clock.now().getTime() - day));
    await play(60n, 0n);
    fx.clock.advance(day / 2);
    await play(40n, 10n);
    expect(await play(20n, 0n)).toMatchObject({ reason: 'insufficient_funds', at: 1 });
    expect(await settle(100n)).toEqual({ limit: 100n, left: 10n, used: 90n });
    fx.clock.advance(day / 2);
    expect(await settle(100n)).toEqual({ limit: 100n, left: 70n, used: 30n });
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 100n, left: 70n, used: 30n });
    expect(await settle(20n)).toMatchObject({ left: 0n, used: 30n });
    fx.clock.advance(day / 2);
    expect(await settle(20n)).toEqual({ limit: 20n, left: 20n, used: 0n });
  });

  it('[L16] settle while they are used', async () => {
    const { key, play } = await limited(1_000n);
    const since = new Date(fx.clock.now().getTime() - 1_000);
    const plays = Promise.all(Array.from({ length: 50 }, () => play(10n, 0n)));
    await settled(key, 700n, since);
    await plays;
    expect(await fx.ledger.allowance(key)).toEqual({ limit: 700n, left: 200n, used: 500n });
  });

  it('[L17] are announced: a stake at the version before is stale, and no money moves', async () => {
    const { id, cash } = await fx.member(500n);
    const { version } = (await fx.ledger.account(cash)) ?? { version: -1n };
    await fx.ledger.transact((_tx, inside) =>
      inside.changeLimits({ memberId: id, currency: 'PKR', windows: [], isAnnounced: true }),
    );
    expect(
      await fx.ledger.post({ transfers: [fx.stake(cash, 10n, { expectVersion: version })] }),
    ).toMatchObject({
      status: 'refused',
      reason: 'stale',
      debitVersion: version + 1n,
    });
    expect(await fx.balance(cash)).toBe(500n);
  });
});
