import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HoldRequest } from './index.ts';
import { type LedgerFixture, openLedger, posted } from './ledger.fixture.ts';

describe('holds', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger();
  });
  afterAll(async () => {
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
    await fx.close();
  });

  const held = async (amount: bigint, more: Partial<HoldRequest> = {}) => {
    const { id: member, cash } = await fx.member(100n);
    const inPlay = await fx.ledger.memberAccount(member, 'in_play', 'PKR');
    const holdId = fx.ledger.newId();
    const outcome = await fx.ledger.hold({ id: holdId, from: cash, into: inPlay, amount, ...more });
    const balances = async () => [await fx.balance(cash), await fx.balance(inPlay)];
    return { member, cash, inPlay, holdId, outcome, balances };
  };

  it('[L9] set money aside, and refuse what is not there', async () => {
    const ok = await held(60n);
    expect([ok.outcome.status, await ok.balances()]).toEqual(['posted', [40n, 60n]]);
    const poor = await held(101n);
    expect(poor.outcome).toMatchObject({ status: 'refused', reason: 'insufficient_funds' });
    expect(await fx.ledger.voidHold({ holdId: poor.holdId })).toEqual({
      status: 'refused',
      reason: 'no_hold',
    });
  });

  it('[L9] are posted whole, once', async () => {
    const { holdId, balances } = await held(60n);
    const ending = { holdId, to: fx.house };
    expect(await fx.ledger.postHold(ending)).toMatchObject({ status: 'posted' });
    expect(await fx.ledger.postHold(ending)).toMatchObject({ status: 'duplicate' });
    expect(await fx.ledger.voidHold({ holdId })).toEqual({ status: 'refused', reason: 'hold_ended' });
    expect(await fx.ledger.postHold({ ...ending, amount: 10n })).toEqual({
      status: 'refused',
      reason: 'hold_ended',
    });
    expect(await balances()).toEqual([40n, 0n]);
  });

  it('[L9] are posted in part, and the rest returns', async () => {
    const { holdId, balances } = await held(60n);
    expect(await fx.ledger.postHold({ holdId, to: fx.house, amount: 61n })).toEqual({
      status: 'refused',
      reason: 'above_hold',
    });
    expect(await fx.ledger.postHold({ holdId, to: fx.house, amount: 25n })).toMatchObject({
      status: 'posted',
    });
    expect(await fx.ledger.postHold({ holdId, to: fx.house })).toEqual({
      status: 'refused',
      reason: 'hold_ended',
    });
    expect(await balances()).toEqual([75n, 0n]);
  });

  it('[L9] are returned, once', async () => {
    const { holdId, balances } = await held(60n);
    expect(await fx.ledger.voidHold({ holdId })).toMatchObject({ status: 'posted' });
    expect(await fx.ledger.voidHold({ holdId })).toMatchObject({ status: 'duplicate' });
    expect(await fx.ledger.postHold({ holdId, to: fx.house })).toEqual({
      status: 'refused',
      reason: 'hold_ended',
    });
    expect(await balances()).toEqual([100n, 0n]);
  });

  it('[L9] end once when both endings race in two processes', async () => {
    const another = await fx.another();
    for (let round = 0; round < 10; round++) {
      const { holdId, balances } = await held(60n);
      const outcomes = await Promise.all([
        fx.ledger.postHold({ holdId, to: fx.house }),
        another.voidHold({ holdId }),
        another.postHold({ holdId, to: fx.house, amount: 20n }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(1);
      const [cash, inPlay] = await balances();
      expect(inPlay).toBe(0n);
      expect([40n, 80n, 100n]).toContain(cash);
    }
  });

  it('[L9] expire: they can no longer be posted, and the sweep returns them once', async () => {
    const expiresAt = new Date(fx.clock.now().getTime() + 60_000);
    const first = await held(60n, { expiresAt });
    const settled = await held(60n, { expiresAt });
    const open = await held(60n);
    await fx.ledger.postHold({ holdId: settled.holdId, to: fx.house });
    expect(await fx.ledger.sweepExpiredHolds()).toBe(0);
    fx.clock.advance(60_000);
    expect(await fx.ledger.postHold({ holdId: first.holdId, to: fx.house })).toEqual({
      status: 'refused',
      reason: 'hold_expired',
    });
    expect(await fx.ledger.postHold({ holdId: settled.holdId, to: fx.house })).toMatchObject({
      status: 'duplicate',
    });
    const another = await fx.another();
    const swept = await Promise.all([fx.ledger.sweepExpiredHolds(), another.sweepExpiredHolds()]);
    expect(swept.reduce((sum, count) => sum + count)).toBe(1);
    expect(await fx.ledger.sweepExpiredHolds()).toBe(0);
    expect([await first.balances(), await settled.balances(), await open.balances()]).toEqual([
      [100n, 0n],
      [40n, 0n],
      [40n, 60n],
    ]);
  });

  it('[L9] of weeks ago, and of members suspended since, still end', async () => {
    const { holdId, member, balances } = await held(60n);
    await fx.test.database.transaction((tx) => fx.ledger.suspend(tx, member));
    fx.clock.advance(20 * 86_400_000);
    expect(await fx.ledger.voidHold({ holdId })).toMatchObject({ status: 'posted' });
    expect(await balances()).toEqual([100n, 0n]);
  });

  it('[L4] stand or fall with what is linked to them', async () => {
    const { id: member, cash } = await fx.member(100n);
    const pending = await fx.ledger.memberAccount(member, 'pending_withdrawal', 'PKR');
    const fee = { ...fx.stake(cash, 50n), kind: 'fee' } as const;
    const request = { id: fx.ledger.newId(), from: cash, into: pending, amount: 60n, linked: [fee] };
    expect(await fx.ledger.hold(request)).toMatchObject({
      status: 'refused',
      reason: 'insufficient_funds',
      at: 1,
    });
    await posted(fx.ledger, { transfers: [{ ...fx.stake(cash, 1n) }] });
    expect(await fx.balance(cash)).toBe(99n);
  });
});
