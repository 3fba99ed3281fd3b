import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from '../cashier-test-bench.ts';

const minute = 60_000;

describe('what comes and may not be credited', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.routeWebhooks((n) => (n % 2 === 0 ? 0 : 1));
    bench.setReachable(true);
    await bench.setChaos({ hold: true });
    for (const instance of bench.instances) {
      instance.cutPost = null;
      instance.facts.length = 0;
      instance.letters.length = 0;
    }
  });
  afterEach(() => bench.assertBooksBalance());

  const release = async () => {
    await bench.setChaos({});
    await bench.sandbox.deliver();
  };
  const frozenOf = async (member: bigint) => {
    const accounts = await bench.instances[0].ledger.balances(member);
    return accounts.find(({ kind, label }) => kind === 'frozen' && label === 'deposit')?.balance ?? 0n;
  };
  const doer = { actorKind: 'operator', actor: 'hina', ip: null } as const;
  const wish = (depositId: string) => ({ depositId, reference: 'FT-77001', reason: 'Play is closed' });
  /** As it is done once a second operator has approved it. */
  const sendBack = async (depositId: string, which: 0 | 1 = 0) => {
    const { database, cashier } = bench.instances[which];
    const act = cashier.acts['deposit.return'];
    const done = await database.transaction((tx) => act.carryOut(tx, wish(depositId), doer));
    if (!isRefusal(done)) await done.committed?.();
    return done;
  };
  /** A deposit that is paid in the moment in which play is closed to its member. */
  const held = async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    bench.excluded.add(member);
    await release();
    return { member, made };
  };

  it('[C29] begin many, cancel each, pay all: none is paid', async () => {
    const member = bench.newMember();
    const made = await Promise.all(Array.from({ length: 8 }, () => bench.deposit(member)));
    for (const { id } of made) {
      expect(await bench.cashier.cancelDeposit(id, bench.caller(member))).toMatchObject({
        state: 'cancelled',
      });
    }
    for (const { redirectUrl } of made) await bench.sandbox.pay(redirectUrl, 'confirm');
    await release();
    expect(await bench.balanceOf(member)).toBe(0n);
  });

  it('[C29] is not cancelled while its provider does not answer, and nothing changes', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    bench.setReachable(false);
    expect(await bench.cashier.cancelDeposit(made.id, bench.caller(member))).toMatchObject({
      code: 'cashier.provider_unavailable',
    });
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'pending',
      redirectUrl: made.redirectUrl,
    });
    expect(await bench.actsOn(made.id)).toEqual([]);
  });

  it('[C29] what was paid before it is cancelled is paid, though no webhook has told of it', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    expect(await bench.cashier.cancelDeposit(made.id, bench.caller(member))).toMatchObject({
      code: 'cashier.deposit_not_cancellable',
      value: { state: 'paid' },
    });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[C29] cancelling against paying: never both, whoever is first', async () => {
    for (let n = 0; n < 12; n += 1) {
      const member = bench.newMember();
      const made = await bench.deposit(member);
      await Promise.all([
        bench.sandbox.pay(made.redirectUrl, 'confirm'),
        bench.instances[1].cashier.cancelDeposit(made.id, bench.caller(member)),
      ]);
      await release();
      await bench.setChaos({ hold: true });
      const { state } = await bench.read(member, made.id);
      expect(['paid', 'cancelled']).toContain(state);
      expect(await bench.balanceOf(member)).toBe(state === 'paid' ? 50_000n : 0n);
    }
  });

  it('[C30] pages that were opened before an exclusion are shut by it, in whichever process', async () => {
    const member = bench.newMember();
    const made = await Promise.all([bench.deposit(member), bench.deposit(member)]);
    await Promise.all(bench.instances.map(({ cashier }) => cashier.endOpenDeposits(member)));
    expect((await bench.read(member, made[0].id)).state).toBe('pending');
    bench.excluded.add(member);
    await Promise.all(bench.instances.map(({ cashier }) => cashier.endOpenDeposits(member)));
    for (const { id, redirectUrl } of made) {
      await bench.sandbox.pay(redirectUrl, 'confirm');
      expect(await bench.read(member, id)).toMatchObject({ state: 'cancelled', redirectUrl: null });
      expect(await bench.actsOn(id)).toMatchObject([
        { action: 'deposit.cancelled', after: { reason: 'member_excluded' } },
      ]);
    }
    await release();
    expect([await bench.balanceOf(member), await frozenOf(member)]).toEqual([0n, 0n]);
  });

  it('[C30] an exclusion is the reason even where the payment is found closed already', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'close');
    bench.excluded.add(member);
    await bench.cashier.endOpenDeposits(member);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.cancelled', after: { reason: 'member_excluded' } },
    ]);
  });

  it('[C30] the job shuts what an exclusion could not, because the provider was down', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    bench.excluded.add(member);
    bench.setReachable(false);
    await bench.cashier.endOpenDeposits(member);
    expect((await bench.read(member, made.id)).state).toBe('pending');
    bench.setReachable(true);
    await bench.passTime(minute, { hold: true });
    await bench.instances[1].cashier.settlePending();
    expect((await bench.read(member, made.id)).state).toBe('cancelled');
  });

  it('[C31] money that comes all the same is held, once, and the member reads why', async () => {
    const { member, made } = await held();
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'held',
      held: { because: 'excluded', amount: '500.00', reason: null, reference: null },
    });
    expect([await bench.balanceOf(member), await frozenOf(member)]).toEqual([0n, 50_000n]);
    await bench.setChaos({ duplicates: 3 });
    await bench.sandbox.deliver();
    await bench.passTime(60 * minute);
    await Promise.all(bench.instances.map(({ cashier }) => cashier.settlePending()));
    expect(await frozenOf(member)).toBe(50_000n);
    const told = bench.instances.flatMap(({ facts }) => facts);
    expect(told.filter((fact) => fact === 'DepositSettled held')).toHaveLength(1);
    expect(bench.instances.flatMap(({ letters }) => letters)).toHaveLength(1);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.held', after: { reason: 'member_excluded', amount: '50000' } },
    ]);
    const { list } = await bench.cashier.transfers.queue({}, { limit: 100, offset: 0 });
    expect(list.find(({ id }) => id === made.id)).toMatchObject({ state: 'held', amount: '500.00' });
  });

  it('[C31] late money for which the limit has no room is held; where it has, it is credited', async () => {
    for (const isFull of [true, false]) {
      const member = bench.newMember();
      const made = await bench.deposit(member);
      await bench.cashier.cancelDeposit(made.id, bench.caller(member));
      if (isFull) bench.full.add(member);
      await bench.setChaos({ hold: true, paysVoided: true });
      await bench.sandbox.pay(made.redirectUrl, 'confirm');
      await release();
      expect(await bench.read(member, made.id)).toMatchObject(
        isFull ? { state: 'held', held: { because: 'limit' } } : { state: 'paid', held: null },
      );
      expect([await bench.balanceOf(member), await frozenOf(member)]).toEqual(
        isFull ? [0n, 50_000n] : [50_000n, 0n],
      );
    }
  });

  it.each([
    ['before the ledger was asked', false],
    ['after the ledger had it', true],
  ])(
    '[C12, C31] what was cut off %s is held once, though the exclusion ends meanwhile',
    async (_when, isPosted) => {
      const [first, second] = bench.instances;
      const member = bench.newMember();
      const made = await bench.deposit(member);
      await bench.sandbox.pay(made.redirectUrl, 'confirm');
      bench.excluded.add(member);
      bench.routeWebhooks(() => 0);
      first.cutPost = async (_post, go) => {
        if (isPosted) await go();
        throw new Error('the process died here');
      };
      await release();
      bench.excluded.delete(member);
      await bench.passTime(minute);
      await second.cashier.settlePending();
      const { state } = await bench.read(member, made.id);
      expect(state).toBe(isPosted ? 'held' : 'paid');
      expect([await bench.balanceOf(member), await frozenOf(member)]).toEqual(
        isPosted ? [0n, 50_000n] : [50_000n, 0n],
      );
    },
  );

  it('[C32] is returned by the word of two: the books give it up, and the member reads why', async () => {
    const { member, made } = await held();
    const act = bench.cashier.acts['deposit.return'];
    const view = await bench.instances[0].database.transaction((tx) => act.look(tx, wish(made.id), doer));
    expect(view).toMatchObject({
      subject: `deposit:${made.id}`,
      isHarmless: false,
      isUrgent: true,
      after: { amount: '500.00 PKR', reference: 'FT-77001' },
    });
    expect(await sendBack(made.id)).not.toMatchObject({ code: expect.anything() });
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'returned',
      held: { amount: '500.00', reason: 'Play is closed', reference: 'FT-77001' },
    });
    expect([await bench.balanceOf(member), await frozenOf(member)]).toEqual([0n, 0n]);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.held' },
      { action: 'deposit.returning' },
      { action: 'deposit.returned', after: { reference: 'FT-77001' } },
    ]);
    expect(bench.instances[0].letters.at(-1)).toContain('Play is closed');
    expect(await sendBack(made.id)).toMatchObject({ code: 'cashier.deposit_not_now' });
  });

  it('[C32] is returned once, by two processes at once or after one died over it', async () => {
    const { member, made } = await held();
    const [first, second] = bench.instances;
    first.cutPost = async (_post, go) => {
      await go();
      throw new Error('the process died here');
    };
    const answers = await Promise.all([sendBack(made.id, 0), sendBack(made.id, 0)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ code: 'cashier.deposit_not_now' }]);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'held' });
    await bench.passTime(minute);
    first.cutPost = null;
    await Promise.all([first.cashier.settlePending(), second.cashier.settlePending()]);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'returned' });
    expect(await frozenOf(member)).toBe(0n);
  });

  it('[C32] only what is held is returned', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    expect(await sendBack(made.id)).toMatchObject({ code: 'cashier.deposit_not_now' });
    expect(await sendBack('0198d2a0-0000-7000-8000-00000000abcd')).toMatchObject({
      code: 'cashier.deposit_unknown',
    });
  });
});
