import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench, type TestMember } from './withdrawals-test-bench.ts';

const minute = 60_000;
const rupees = (sum: number) => BigInt(sum) * 100n;

describe('withdrawals', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    for (const key of Object.keys(bench.settings)) delete bench.settings[key as keyof typeof bench.settings];
    for (const instance of bench.instances) {
      instance.facts.length = 0;
      instance.isLedgerAway = false;
    }
  });
  afterEach(() => bench.assertBooksBalance());

  const states = (made: { steps: readonly { step: string; by: string }[] }) =>
    made.steps.map(({ step, by }) => `${step} ${by}`);
  const confirm = (member: TestMember, body: Parameters<Bench['withdrawals']['confirm']>[0]) =>
    bench.withdrawals.confirm(body, bench.caller(member));

  it('[D2] takes the money at once, pays it, and ends with the member’s word', async () => {
    const member = await bench.newMember(rupees(5_000));
    const providerBefore = await bench.providerBalance();
    const made = await bench.submit(member, '3000.00');
    expect(made).toMatchObject({
      state: 'submitted',
      amount: '3000.00',
      currency: 'PKR',
      payout: { kind: 'bank', numberMasked: '•••• 6702', holderName: 'Zara Khan' },
      dispute: null,
      dueAt: new Date(bench.clock.now().getTime() + 60 * minute).toISOString(),
    });
    expect(await bench.balances(member)).toEqual({
      cash: rupees(2_000),
      pending: rupees(3_000),
      disputed: 0n,
    });
    const { withdrawals } = bench;
    answered(await withdrawals.review(made.id, { event: 'take' }, hina));
    answered(await withdrawals.review(made.id, { event: 'approve' }, hina));
    answered(await withdrawals.review(made.id, { event: 'beginPayment' }, omar));
    answered(await withdrawals.pay(made.id, 'hbl-77 4411', omar));
    const paid = await bench.read(member, made.id);
    expect(paid).toMatchObject({ state: 'paid', paymentReference: 'HBL-77 4411', settledAt: null });
    expect(await bench.balances(member)).toEqual({ cash: rupees(2_000), pending: 0n, disputed: 0n });
    expect(await bench.providerBalance()).toBe(providerBefore + rupees(3_000));

    const received = answered(await confirm(member, { id: made.id, outcome: 'received' }));
    expect(received).toMatchObject({ state: 'received', receipt: 'member', dueAt: null });
    expect(states(received)).toEqual([
      'submitted member',
      'inReview operator',
      'approved operator',
      'paying operator',
      'paid operator',
      'received member',
    ]);
    expect(await bench.actsOn(made.id)).toEqual([
      'withdrawal.taken hina',
      'withdrawal.approved hina',
      'withdrawal.payment_begun omar',
      'withdrawal.paid omar',
      `withdrawal.received ${member.memberId}`,
    ]);
    expect(bench.instances[0].facts).toEqual([
      'BalanceChanged',
      'WithdrawalChanged submitted',
      'WithdrawalChanged inReview',
      'WithdrawalChanged approved',
      'WithdrawalChanged paying',
      'WithdrawalChanged paid',
      'InboxChanged',
      'BalanceChanged',
      'WithdrawalChanged received',
    ]);
    expect(answered(await confirm(member, { id: made.id, outcome: 'received' }))).toEqual(received);
  });

  it.each([
    [
      'refuse',
      'refused',
      async (id: string) => void (await bench.withdrawals.review(id, { event: 'take' }, hina)),
    ],
    ['cancel', 'cancelled', async () => undefined],
  ] as const)(
    '[D3] what operators %s returns to the wallet whole, with the reason',
    async (event, state, first) => {
      const member = await bench.newMember(rupees(1_000));
      const made = await bench.submit(member, '1000.00');
      await first(made.id);
      answered(await bench.withdrawals.review(made.id, { event, reason: 'The name differs.' }, hina));
      expect(await bench.read(member, made.id)).toMatchObject({ state, reason: 'The name differs.' });
      expect(await bench.balances(member)).toEqual({ cash: rupees(1_000), pending: 0n, disputed: 0n });
    },
  );

  it('[D14] what waits beyond its time is escalated once, and stands first in the queue', async () => {
    const [patient, late] = [await bench.newMember(rupees(1_000)), await bench.newMember(rupees(1_000))];
    const overdue = await bench.submit(late, '500.00');
    bench.clock.advance(30 * minute);
    answered(await bench.withdrawals.review(overdue.id, { event: 'take' }, hina));
    bench.clock.advance(30 * minute);
    const fresh = await bench.submit(patient, '500.00');
    await Promise.all(bench.instances.map(({ withdrawals }) => withdrawals.attend()));
    await bench.withdrawals.attend();
    const told = await bench.read(late, overdue.id);
    expect(told).toMatchObject({ state: 'inReview', escalatedAt: bench.clock.now().toISOString() });
    expect(states(told).filter((step) => step === 'escalated system')).toHaveLength(1);
    const { list } = await bench.withdrawals.queue(undefined, { limit: 100, offset: 0 });
    const at = (id: string) => list.findIndex((row) => row.id === id);
    expect(at(overdue.id)).toBeLessThan(at(fresh.id));
    answered(await bench.withdrawals.review(overdue.id, { event: 'approve' }, hina));
    expect(await bench.read(late, overdue.id)).toMatchObject({ state: 'approved', escalatedAt: null });
  });

  it('[D15] a decision whose money could not be moved is finished by the job, and nothing is decided before', async () => {
    const member = await bench.newMember(rupees(1_000));
    const [first, second] = bench.instances;
    const { id } = await bench.submit(member, '700.00');
    first.isLedgerAway = true;
    answered(await first.withdrawals.review(id, { event: 'cancel', reason: 'asked for' }, hina));
    expect(await bench.balances(member)).toMatchObject({ cash: rupees(300), pending: rupees(700) });
    await expect(first.withdrawals.review(id, { event: 'take' }, hina)).rejects.toThrow('away');
    await first.withdrawals.attend();
    expect((await bench.balances(member)).cash).toBe(rupees(300));
    await Promise.all([second.withdrawals.attend(), second.withdrawals.attend()]);
    expect(await bench.balances(member)).toEqual({ cash: rupees(1_000), pending: 0n, disputed: 0n });
    expect(second.facts.filter((fact) => fact === 'BalanceChanged')).toHaveLength(1);
  });

  it('[D16] another member’s withdrawal is unknown, and lists are one’s own', async () => {
    const [member, other] = [await bench.newMember(rupees(1_000)), await bench.newMember(0n)];
    const { id } = await bench.paid(member, '100.00');
    await bench.submit(member, '200.00');
    expect(await bench.withdrawals.read(id, other.memberId)).toMatchObject({ code: 'withdrawal.unknown' });
    const rows = { limit: 20, offset: 0 };
    const own = await bench.withdrawals.list({ memberId: member.memberId, states: [] }, rows);
    expect(own.list.map(({ amount }) => amount).sort()).toEqual(['100.00', '200.00']);
    expect((await bench.withdrawals.list({ memberId: member.memberId, states: ['paid'] }, rows)).total).toBe(
      1,
    );
    expect((await bench.withdrawals.list({ memberId: other.memberId, states: [] }, rows)).total).toBe(0);
  });

  it('[D20] sums a page and a range of the list', async () => {
    const member = await bench.newMember(rupees(1_000));
    await bench.paid(member, '100.00');
    bench.clock.advance(60_000);
    const from = bench.clock.now();
    await bench.submit(member, '200.00');
    const mine = { memberId: member.memberId, states: [] };
    expect(await bench.withdrawals.totals(mine)).toEqual({ paid: rupees(100), open: rupees(200) });
    expect(await bench.withdrawals.totals({ ...mine, from })).toEqual({ paid: 0n, open: rupees(200) });
    expect(await bench.withdrawals.totals({ ...mine, to: from })).toEqual({ paid: rupees(100), open: 0n });
    const first = await bench.withdrawals.list({ ...mine, from }, { limit: 1, offset: 0 });
    expect(first).toMatchObject({ total: 1, totals: { paid: 0n, open: rupees(200) } });
  });
});
