import { strict as assert } from 'node:assert';
import { isRefusal } from '@ikka/contract';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered } from '../../platform/calls-test-answers.ts';
import { type Bench, openBench } from './cashier-test-bench.ts';
import { noBonuses } from './cashier-test-bonuses.ts';
import { createCashier } from './index.ts';

describe('deposits through the sandbox company', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.routeWebhooks(() => 0);
    await bench.setChaos({});
    for (const instance of bench.instances) instance.facts.length = 0;
  });
  afterEach(() => bench.assertBooksBalance());

  const create = (memberId: bigint, amount: string, key?: string, method = 'sandbox') =>
    bench.cashier.createDeposit({ method, amount }, bench.caller(memberId, key));

  it('[C3] a confirmed deposit is paid, is in the ledger, in the audit chain, and told once', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member, '1234.50');
    expect(made).toMatchObject({
      state: 'pending',
      amount: '1234.50',
      currency: 'PKR',
      method: 'sandbox',
      methodName: 'Sandbox Bank',
      settledAt: null,
    });
    expect(made.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await bench.sandbox.pay(made.redirectUrl, 'confirm')).toEqual({
      status: 303,
      location: `https://ikka.example/index?deposit=${made.id}`,
    });
    await bench.sandbox.deliver();

    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid', redirectUrl: null });
    expect(await bench.balanceOf(member)).toBe(123_450n);
    const [first] = bench.instances;
    expect(first.facts).toEqual(['DepositSettled paid', 'BalanceChanged', 'InboxChanged']);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.paid', after: { isLate: false, amount: '123450', memberId: String(member) } },
    ]);
    const cash = await first.ledger.memberAccount(member, 'cash', 'PKR');
    const statement = await first.ledger.statement(cash, { limit: 10 });
    expect(statement?.entries).toMatchObject([
      {
        kind: 'deposit',
        reference: made.id,
        debit: { kind: 'provider', label: 'sandbox' },
        change: 123_450n,
      },
    ]);
  });

  it.each([
    ['fail', 'failed'],
    ['close', 'cancelled'],
  ] as const)('[C3] a payer who lets it %s leaves the deposit %s and no money', async (act, state) => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, act);
    await bench.sandbox.deliver();
    const after = await bench.read(member, made.id);
    expect(after).toMatchObject({ state, redirectUrl: null });
    expect(after.settledAt).not.toBeNull();
    expect(await bench.balanceOf(member)).toBe(0n);
    const news = state === 'failed' ? ['InboxChanged'] : [];
    expect(bench.instances[0].facts).toEqual([`DepositSettled ${state}`, ...news]);
    expect(bench.instances[0].letters.filter((one) => one.startsWith(`${member}:`))).toHaveLength(
      news.length,
    );
    expect(await bench.actsOn(made.id)).toMatchObject([{ action: `deposit.${state}` }]);
  });

  it('[C4] the same key answers the same deposit, ten times at once and later, over two processes', async () => {
    const member = bench.newMember();
    const caller = bench.caller(member);
    const wanted = { method: 'sandbox', amount: '500.00' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        bench.instances[n % 2 === 0 ? 0 : 1].cashier.createDeposit(wanted, caller),
      ),
    );
    const [one, ...others] = answers;
    expect(isRefusal(one)).toBe(false);
    for (const other of others) expect(other).toEqual(one);
    const { total } = await bench.cashier.listDeposits({ pageNo: 1, pageSize: 20 }, caller.member);
    expect(total).toBe(1);
    if (isRefusal(one) || one?.redirectUrl == null) throw new Error('it has no address for the payer');
    await bench.sandbox.pay(one.redirectUrl, 'confirm');
    await bench.sandbox.deliver();
    expect(await bench.cashier.createDeposit(wanted, caller)).toMatchObject({ id: one.id, state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[C14] a deposit that no provider has taken on yet is not begun once deposits are closed to the member', async () => {
    const [member, key] = [bench.newMember(), v7()];
    bench.setReachable(false);
    expect(await create(member, '500.00', key)).toMatchObject({ code: 'cashier.provider_unavailable' });
    bench.setReachable(true);
    bench.excluded.add(member);
    expect(await create(member, '500.00', key)).toMatchObject({ code: 'protection.excluded' });
    bench.excluded.delete(member);
    expect(await create(member, '500.00', key)).toMatchObject({ state: 'pending' });
  });

  it('[C4] the same key for other money is refused, and another member’s is another key', async () => {
    const [member, other] = [bench.newMember(), bench.newMember()];
    const key = v7();
    const made = answered(await create(member, '500.00', key));
    expect(await create(member, '500.01', key)).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await create(member, '500.01', made.id)).toMatchObject({ code: 'idempotency.mismatch' });
    const theirs = answered(await create(other, '500.00', key));
    // Of another one's deposit not even the id is known to be one.
    expect(answered(await create(other, '500.00', made.id)).id).not.toBe(made.id);
    expect(theirs.id).not.toBe(made.id);
  });

  it('[C5] refuses an unknown method and an amount out of range, and says what the range is', async () => {
    const member = bench.newMember();
    expect(await create(member, '500.00', v7(), 'gold')).toMatchObject({ code: 'cashier.method_unknown' });
    const range = { min: '100.00', max: '500000.00', currency: 'PKR' };
    for (const amount of ['99.99', '0.00', '500000.01', '99999999999999.00']) {
      expect(await create(member, amount)).toMatchObject({
        code: 'cashier.amount_out_of_range',
        value: range,
      });
    }
    for (const amount of ['500', '500.5', '500.005']) {
      expect(await create(member, amount)).toMatchObject({ code: 'request.malformed' });
    }
    for (const amount of ['100.00', '500000.00']) {
      expect(await create(member, amount)).toMatchObject({ state: 'pending', amount });
    }
  });

  it('[C5] follows the settings: limits, suggestions within them, expiry', async () => {
    const member = bench.newMember();
    const { member: session } = bench.caller(member);
    expect(bench.cashier.depositSettings(session)).toEqual({
      uploadMaxBytes: 5_242_880,
      turnoverTimes: '1.00',
      payoutWaitHours: 24,
      methods: [
        {
          code: 'sandbox',
          name: 'Sandbox Bank',
          kind: 'bank',
          currency: 'PKR',
          min: '100.00',
          max: '500000.00',
          feePercent: '0.00',
          suggested: ['500.00', '1000.00'],
          expiresAfterMinutes: 30,
          isSandbox: true,
        },
        {
          code: 'sandbox-card',
          name: 'Sandbox Card',
          kind: 'card',
          currency: 'PKR',
          min: '100.00',
          max: '20000.00',
          feePercent: '1.50',
          suggested: ['500.00', '1000.00'],
          expiresAfterMinutes: 30,
          isSandbox: true,
        },
      ],
    });
    expect(await create(member, '20000.01', v7(), 'sandbox-card')).toMatchObject({
      code: 'cashier.amount_out_of_range',
      value: { max: '20000.00' },
    });
    for (const method of ['closed', 'coins']) {
      expect(await create(member, '500.00', v7(), method)).toMatchObject({ code: 'cashier.method_unknown' });
    }
    Object.assign(bench.settings, { 'cashier.deposit_min': '600.00', 'cashier.deposit_expiry_minutes': 5 });
    try {
      const [method] = bench.cashier.depositSettings(session).methods;
      expect(method).toMatchObject({ min: '600.00', suggested: ['1000.00'], expiresAfterMinutes: 5 });
      expect(await create(member, '500.00')).toMatchObject({ code: 'cashier.amount_out_of_range' });
      const made = await bench.deposit(member, '600.00');
      expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(5 * 60_000);
    } finally {
      delete bench.settings['cashier.deposit_min'];
      delete bench.settings['cashier.deposit_expiry_minutes'];
    }
  });

  it('[C23] the fee of a method is kept as it was told, of what came, and credited is the rest', async () => {
    const member = bench.newMember();
    const made = await create(member, '500.10', v7(), 'sandbox-card');
    if (isRefusal(made) || made.redirectUrl === null) throw new Error('it has no address for the payer');
    expect(made).toMatchObject({ feePercent: '1.50', arrived: null });
    bench.settings['cashier.provider_methods'] = [];
    try {
      await bench.sandbox.pay(made.redirectUrl, 'confirm');
      await bench.sandbox.deliver();
    } finally {
      delete bench.settings['cashier.provider_methods'];
    }
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'paid',
      arrived: { received: '500.10', fee: '7.50', credited: '492.60' },
    });
    expect(await bench.balanceOf(member)).toBe(49_260n);
    const { list } = await bench.cashier.listDeposits(
      { pageNo: 1, pageSize: 5 },
      bench.caller(member).member,
    );
    expect(list).toMatchObject([{ arrived: { credited: '492.60' } }]);
  });

  it('[C5] offers trial money nothing, and stops loudly should a trial account come through', async () => {
    const caller = bench.caller(bench.newMember());
    const member = { ...caller.member, isTrial: true, currency: 'PKT' };
    expect(bench.cashier.depositSettings(member).methods).toEqual([]);
    const attempt = bench.cashier.createDeposit(
      { method: 'sandbox', amount: '500.00' },
      { ...caller, member },
    );
    await expect(attempt).rejects.toThrow('a trial account cannot deposit');
  });

  it('[C5] offers nothing where no provider is configured, and still shows old deposits', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    const [first] = bench.instances;
    const bare = createCashier({
      hasColleague: async () => true,
      ...first,
      clock: bench.clock,
      settings: { get: () => undefined as never },
      audit: bench.audit,
      facts: { publish: () => undefined, on: () => undefined },
      log: { warn: () => undefined, error: () => undefined } as never,
      providers: [],
      vault: {} as never,
      files: {} as never,
      identity: { namesOf: async () => new Map() },
      bonuses: noBonuses,
      tell: async () => undefined,
      protection: {
        countDeposit: async () => null,
        depositPaid: async () => undefined,
        recountDeposit: async () => true,
        isExcluded: async () => false,
      },
      returnUrl: () => '',
    });
    const caller = bench.caller(member);
    expect(await bare.createDeposit({ method: 'sandbox', amount: '500.00' }, caller)).toMatchObject({
      code: 'cashier.method_unknown',
    });
    expect(await bare.readDeposit(made.id, caller.member)).toMatchObject({
      id: made.id,
      methodName: 'sandbox',
    });
  });

  it('[C6] a member gives up an open deposit, twice is once, and not one that is over', async () => {
    const member = bench.newMember();
    const caller = bench.caller(member);
    const made = await bench.deposit(member);
    const cancelled = await bench.cashier.cancelDeposit(made.id, caller);
    expect(cancelled).toMatchObject({ state: 'cancelled', redirectUrl: null });
    expect(await bench.cashier.cancelDeposit(made.id, caller)).toEqual(cancelled);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.cancelled', after: { reason: 'cancelled_by_member' } },
    ]);

    const paid = await bench.deposit(member);
    await bench.sandbox.pay(paid.redirectUrl, 'confirm');
    await bench.sandbox.deliver();
    expect(await bench.cashier.cancelDeposit(paid.id, caller)).toMatchObject({
      code: 'cashier.deposit_not_cancellable',
      value: { state: 'paid' },
    });
  });

  it('[C6] another member’s deposit is unknown', async () => {
    const made = await bench.deposit(bench.newMember());
    const stranger = bench.caller(bench.newMember());
    const unknown = { code: 'cashier.deposit_unknown' };
    expect(await bench.cashier.readDeposit(made.id, stranger.member)).toMatchObject(unknown);
    expect(await bench.cashier.cancelDeposit(made.id, stranger)).toMatchObject(unknown);
    expect(await bench.cashier.readDeposit(v7(), stranger.member)).toMatchObject(unknown);
  });

  it('[C6] lists a member’s deposits newest first, page by page, and by state', async () => {
    const member = bench.newMember();
    const { member: session } = bench.caller(member);
    const made = [];
    for (let n = 0; n < 5; n += 1) {
      made.unshift(await bench.deposit(member));
      bench.clock.advance(1);
    }
    await bench.cashier.cancelDeposit(made[1]?.id ?? '', bench.caller(member));
    const page = await bench.cashier.listDeposits({ pageNo: 2, pageSize: 2 }, session);
    expect(page).toMatchObject({ pageNum: 2, totalPages: 3, total: 5 });
    expect(page.list.map(({ id }) => id)).toEqual([made[2]?.id, made[3]?.id]);
    const cancelled = await bench.cashier.listDeposits(
      { pageNo: 1, pageSize: 20, state: 'cancelled' },
      session,
    );
    expect(cancelled.list.map(({ id }) => id)).toEqual([made[1]?.id]);
    const beyond = await bench.cashier.listDeposits({ pageNo: 9, pageSize: 20 }, session);
    expect(beyond).toMatchObject({ list: [], total: 5 });
  });

  it('[C6] sums what came in, of a page and of a range', async () => {
    const member = bench.newMember();
    const { member: session } = bench.caller(member);
    const wished = ['500.00', '700.00', '900.00'];
    const begun: string[] = [];
    for (const amount of wished) {
      const made = await bench.deposit(member, amount);
      begun.push(made.createdAt);
      if (amount !== '700.00') await bench.sandbox.pay(made.redirectUrl, 'confirm');
      await bench.sandbox.deliver();
      bench.clock.advance(1_000);
    }
    const list = (query: object) =>
      bench.cashier.listDeposits({ pageNo: 1, pageSize: 20, ...query }, session);
    expect(await list({})).toMatchObject({
      total: 3,
      currency: 'PKR',
      pageTotals: { credited: '1400.00' },
      rangeTotals: { credited: '1400.00' },
    });
    expect(await list({ pageSize: 1 })).toMatchObject({
      pageTotals: { credited: '900.00' },
      rangeTotals: { credited: '1400.00' },
    });
    expect(await list({ from: begun[1], to: begun[2] })).toMatchObject({
      total: 1,
      rangeTotals: { credited: '0.00' },
    });
    expect(await list({ to: begun[1] })).toMatchObject({ total: 1, rangeTotals: { credited: '500.00' } });
  });

  it('[C7] goes on with the same deposit when the provider took it on but its answer was lost', async () => {
    await bench.setChaos({ hold: true, cutAnswers: 1 });
    const made = await bench.deposit(bench.newMember());
    expect(made.state).toBe('pending');
    const { body } = await bench.sandbox.call('GET', `/v1/payments?reference=${made.reference}`);
    expect((body as { payments: unknown[] }).payments).toHaveLength(1);
  });

  it('[C7] says that the provider cannot be had, and the same call works once it can', async () => {
    await bench.setChaos({ hold: true, cutAnswers: 3 });
    const member = bench.newMember();
    const key = v7();
    const refused = await create(member, '500.00', key);
    assert(isRefusal(refused) && refused.code === 'cashier.provider_unavailable');
    const { depositId } = refused.value;
    assert(typeof depositId === 'string');
    expect(await bench.read(member, depositId)).toMatchObject({ state: 'created', redirectUrl: null });
    // By the id that it was told of, as the page does after a reload.
    expect(await create(member, '500.00', depositId)).toMatchObject({ id: depositId, state: 'pending' });
    expect(await create(member, '500.00', key)).toMatchObject({ id: depositId, state: 'pending' });
    expect((await bench.read(member, depositId)).redirectUrl).not.toBeNull();
  });
});
