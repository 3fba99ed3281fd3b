import { strict as assert } from 'node:assert';
import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './cashier-test-bench.ts';

const minute = 60_000;

describe('the job that looks after deposits', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.routeWebhooks(() => 0);
    await bench.setChaos({ hold: true });
    for (const instance of bench.instances) {
      instance.facts.length = 0;
      instance.cutPost = null;
    }
  });
  afterEach(() => bench.assertBooksBalance());

  it('[C9] finds a payment whose webhook was lost, and the webhook that comes after all changes nothing', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.passTime(minute, { hold: true });
    await bench.cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    await bench.setChaos({});
    await bench.sandbox.deliver();
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(bench.instances[0].facts).toEqual(['DepositSettled paid', 'BalanceChanged', 'InboxChanged']);
  });

  it('[C9] adopts a payment that the provider took on while its answer never came', async () => {
    const member = bench.newMember();
    await bench.setChaos({ hold: true, cutAnswers: 3 });
    const caller = bench.caller(member);
    const refused = await bench.cashier.createDeposit({ method: 'sandbox', amount: '500.00' }, caller);
    assert(isRefusal(refused) && refused.code === 'cashier.provider_unavailable');
    await bench.passTime(minute, { hold: true });
    await bench.cashier.settlePending();
    const adopted = await bench.read(member, String(refused.value.depositId));
    expect(adopted).toMatchObject({ state: 'pending' });
    expect(adopted.redirectUrl).not.toBeNull();
    await bench.cashier.cancelDeposit(adopted.id, bench.caller(member));
  });

  it('[C9] expires what nobody paid in time, and tells so once, whichever of two processes does it', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.passTime(29 * minute, { hold: true });
    await bench.cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'pending' });
    await bench.passTime(minute, { hold: true });
    const [first, second] = bench.instances;
    await Promise.all([first.cashier.settlePending(), second.cashier.settlePending()]);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'expired' });
    const settled = [...first.facts, ...second.facts];
    expect(settled.filter((fact) => fact === 'DepositSettled expired')).toHaveLength(1);
    expect(await bench.actsOn(made.id)).toMatchObject([{ action: 'deposit.expired' }]);
  });

  it('[C9] what was paid in the last second is paid, not expired', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.passTime(29 * minute, { hold: true });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.passTime(minute, { hold: true });
    await bench.cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.actsOn(made.id)).toMatchObject([{ action: 'deposit.paid', after: { isLate: false } }]);
  });

  it.each([
    ['before the ledger was asked', false],
    ['after the ledger had it', true],
  ])('[C12] finishes a credit that was cut off %s, once', async (_when, isPosted) => {
    const [first, second] = bench.instances;
    const member = bench.newMember();
    const made = await bench.deposit(member);
    first.cutPost = async (_post, go) => {
      if (isPosted) await go();
      throw new Error('the process died here');
    };
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.setChaos({});
    await bench.sandbox.deliver();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'pending', redirectUrl: null });
    expect(await bench.balanceOf(member)).toBe(isPosted ? 50_000n : 0n);
    expect(await bench.cashier.cancelDeposit(made.id, bench.caller(member))).toMatchObject({
      code: 'cashier.deposit_not_cancellable',
    });
    await bench.passTime(minute);
    expect((await second.cashier.settlePending()).paid).toBe(1);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(second.facts).toContain('DepositSettled paid');
    expect(await bench.actsOn(made.id)).toHaveLength(1);
  });

  it('[C12] finishes it also days later, when the ledger no longer takes the first transfer', async () => {
    const [first] = bench.instances;
    const member = bench.newMember();
    const made = await bench.deposit(member);
    first.cutPost = () => Promise.reject(new Error('the database is down'));
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.setChaos({});
    await bench.sandbox.deliver();
    first.cutPost = null;
    await bench.passTime(50 * 60 * minute);
    await first.ledger.ensurePartitions();
    await first.cashier.settlePending();
    await bench.passTime(60 * minute);
    await first.cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[C9, C29] a deposit whose provider is down stays open past its time, and ends once its payment is void', async () => {
    const [{ cashier }] = bench.instances;
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.passTime(31 * minute, { hold: true });
    bench.setReachable(false);
    await cashier.settlePending();
    bench.setReachable(true);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'pending', redirectUrl: null });
    await bench.passTime(minute, { hold: true });
    await cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'expired' });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.passTime(minute, { hold: true });
    await cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'expired' });
    expect(await bench.balanceOf(member)).toBe(0n);
  });

  it('[C9, C29] what was paid while its provider was down is paid, not expired', async () => {
    const [{ cashier }] = bench.instances;
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.passTime(31 * minute, { hold: true });
    bench.setReachable(false);
    await cashier.settlePending();
    bench.setReachable(true);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.passTime(minute, { hold: true });
    await cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
  });

  it('[C9] looks after a long queue in one run', async () => {
    const members = Array.from({ length: 120 }, () => bench.newMember());
    await Promise.all(members.map((member) => bench.deposit(member)));
    await bench.passTime(31 * minute, { hold: true });
    const { attended } = await bench.cashier.settlePending();
    expect(attended).toBeGreaterThanOrEqual(120);
    const page = { pageNo: 1, pageSize: 5 };
    const kept = await Promise.all(
      members.map((member) => bench.cashier.listDeposits(page, bench.caller(member).member)),
    );
    for (const { list } of kept) expect(list).toMatchObject([{ state: 'expired' }]);
  });
});
