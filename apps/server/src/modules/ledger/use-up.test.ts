import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerFixture, openLedger } from './ledger.fixture.ts';

describe('an id that is used up', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger();
  });
  afterAll(async () => {
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
    await fx.close();
  });

  it('[L20] moves nothing, and a later post under it is refused, from another process too', async () => {
    const { id: memberId, cash } = await fx.member(100n);
    const stake = fx.stake(cash, 60n);
    const of = { id: stake.id, memberId, currency: 'PKR' } as const;
    expect(await Promise.all([fx.ledger.useUp(of), fx.ledger.useUp(of)])).toEqual([true, true]);
    const other = await fx.another();
    const outcome = await other.post({ transfers: [stake] });
    expect(outcome).toMatchObject({ status: 'refused', reason: 'id_reused' });
    expect(await fx.balance(cash)).toBe(100n);
  });

  it('[L20] cannot be one under which money has moved; that of a suspended member can', async () => {
    const { id: memberId, cash } = await fx.member(100n);
    const stake = fx.stake(cash, 60n);
    await fx.ledger.post({ transfers: [stake] });
    expect(await fx.ledger.useUp({ id: stake.id, memberId, currency: 'PKR' })).toBe(false);
    await fx.test.database.transaction((tx) => fx.ledger.suspend(tx, memberId));
    const later = fx.stake(cash, 10n);
    expect(await fx.ledger.useUp({ id: later.id, memberId, currency: 'PKR' })).toBe(true);
    await fx.test.database.transaction((tx) => fx.ledger.unsuspend(tx, memberId));
    expect(await fx.ledger.post({ transfers: [later] })).toMatchObject({ reason: 'id_reused' });
    expect(await fx.balance(cash)).toBe(40n);
  });

  it('[L20] may be too old to be posted under, which refuses later posts as well', async () => {
    const { id: memberId, cash } = await fx.member(100n);
    const stake = fx.stake(cash, 10n);
    fx.clock.advance(40 * 86_400_000);
    expect(await fx.ledger.post({ transfers: [stake] })).toMatchObject({ reason: 'untimely_id' });
    expect(await fx.ledger.useUp({ id: stake.id, memberId, currency: 'PKR' })).toBe(true);
  });
});
