import { isRefusal } from '@ikka/contract';
import { provedJournal, seededRandom } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './cashier-test-bench.ts';

const minute = 60_000;

describe('races over two processes on one database', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.routeWebhooks((n) => (n % 2 === 0 ? 0 : 1));
    await bench.setChaos({ hold: true });
    for (const instance of bench.instances) instance.facts.length = 0;
  });
  afterEach(() => bench.assertBooksBalance());

  const countOf = (fact: string) =>
    bench.instances.flatMap((instance) => instance.facts).filter((told) => told === fact).length;

  it('[C13] giving up against being paid: the money is credited once, whoever is first', async () => {
    const ends = new Set<boolean>();
    for (let n = 0; n < 12; n += 1) {
      const member = bench.newMember();
      const made = await bench.deposit(member);
      await bench.sandbox.pay(made.redirectUrl, 'confirm');
      await bench.setChaos({ hold: true });
      const [, second] = bench.instances;
      const giveUp = async () => {
        for (let turn = 0; turn < n; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        return second.cashier.cancelDeposit(made.id, bench.caller(member));
      };
      await bench.setChaos({ duplicates: 1 });
      const [, answer] = await Promise.all([bench.sandbox.deliver(), giveUp()]);
      ends.add(isRefusal(answer));
      expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
      expect(await bench.balanceOf(member)).toBe(50_000n);
      await bench.setChaos({ hold: true });
    }
    expect(countOf('DepositSettled paid')).toBe(12);
    expect(countOf('BalanceChanged')).toBe(12);
  });

  it('[C13] expiry against being paid: the money is credited once', async () => {
    const made = [];
    for (let n = 0; n < 12; n += 1) {
      const member = bench.newMember();
      const deposit = await bench.deposit(member);
      await bench.sandbox.pay(deposit.redirectUrl, 'confirm');
      made.push({ member, deposit });
    }
    await bench.passTime(31 * minute, { hold: true });
    await bench.setChaos({ duplicates: 3 });
    const [first, second] = bench.instances;
    await Promise.all([
      bench.sandbox.deliver(),
      first.cashier.settlePending(),
      second.cashier.settlePending(),
    ]);
    for (const { member, deposit } of made) {
      expect(await bench.read(member, deposit.id)).toMatchObject({ state: 'paid' });
      expect(await bench.balanceOf(member)).toBe(50_000n);
    }
    expect(countOf('DepositSettled paid')).toBe(12);
  });

  it('[C13] random lives of 60 deposits: each member has exactly the money of the paid ones', async () => {
    const random = seededRandom(2026);
    const pick = random.pick;
    const dayOf = (at: Date) => at.toISOString().slice(0, 10);
    const begunAt = bench.clock.now();
    const members = Array.from({ length: 6 }, () => bench.newMember());
    const open: { member: bigint; id: string; payerUrl: string }[] = [];
    const acts: (() => Promise<unknown>)[] = [];
    for (let n = 0; n < 60; n += 1) {
      const member = pick(members);
      const made = await bench.deposit(member, `${100 + random.int(900)}.00`, pick(bench.instances).cashier);
      open.push({ member, id: made.id, payerUrl: made.redirectUrl });
    }
    for (let n = 0; n < 200; n += 1) {
      const { member, id, payerUrl } = pick(open);
      const { cashier } = pick(bench.instances);
      acts.push(
        pick([
          () => bench.sandbox.pay(payerUrl, 'confirm'),
          () => bench.sandbox.pay(payerUrl, 'confirm'),
          () => bench.sandbox.pay(payerUrl, 'close'),
          () => bench.sandbox.pay(payerUrl, 'fail'),
          () => cashier.cancelDeposit(id, bench.caller(member)),
          () => cashier.settlePending(),
          () => bench.sandbox.deliver(),
          async () => bench.clock.advance(10_000),
        ]),
      );
    }
    await bench.setChaos({ duplicates: 1, newestFirst: true });
    while (acts.length > 0) await Promise.all(acts.splice(0, 8).map((act) => act()));
    await bench.passTime(2 * 60 * minute);
    await bench.sandbox.deliver();
    await Promise.all(bench.instances.map(({ cashier }) => cashier.settlePending()));

    const owed = new Map<bigint, bigint>();
    for (const { member, id } of open) {
      const { state, amount, reference } = await bench.read(member, id);
      const { body } = await bench.sandbox.call('GET', `/v1/payments?reference=${reference}`);
      const [payment] = (body as { payments: { status: string }[] }).payments;
      expect(state === 'paid').toBe(payment?.status === 'paid');
      expect(['paid', 'failed', 'expired', 'cancelled']).toContain(state);
      if (state === 'paid') owed.set(member, (owed.get(member) ?? 0n) + BigInt(amount.replace('.', '')));
    }
    for (const member of members) expect(await bench.balanceOf(member)).toBe(owed.get(member) ?? 0n);
    expect([...owed.values()].length).toBeGreaterThan(0);
    const [{ ledger }] = bench.instances;
    const days = new Set([dayOf(begunAt), dayOf(bench.clock.now())]);
    const journals = await Promise.all([...days].map((day) => provedJournal(ledger, day)));
    expect(journals.join('')).toMatch(/deposit/);
  });
});
