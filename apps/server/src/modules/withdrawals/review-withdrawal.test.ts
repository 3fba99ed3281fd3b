import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench } from './withdrawals-test-bench.ts';

const minute = 60_000;
const rupees = (sum: number) => BigInt(sum) * 100n;

describe('the review and payment of withdrawals', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    for (const key of Object.keys(bench.settings)) delete bench.settings[key as keyof typeof bench.settings];
    bench.house.hasColleague = true;
    for (const instance of bench.instances) {
      instance.facts.length = 0;
      instance.isLedgerAway = false;
    }
  });
  afterEach(() => bench.assertBooksBalance());

  it('[D8] tells operators the risks, and what was paid before', async () => {
    const member = await bench.newMember(rupees(50_000));
    bench.browsers.set(member.memberId, bench.clock.now());
    const made = await bench.submit(member, '25000.00');
    expect(answered(await bench.withdrawals.forOperator(made.id))).toMatchObject({
      account: `member${member.memberId}`,
      risks: ['newDevice', 'firstWithdrawal', 'large'],
      needsSecond: false,
      before: { count: 0, sum: '0.00' },
    });
    bench.browsers.delete(member.memberId);
    await bench.paid(member, '1000.00');
    bench.clock.advance(minute);
    const later = await bench.submit(member, '500.00');
    expect(answered(await bench.withdrawals.forOperator(later.id))).toMatchObject({
      risks: [],
      before: { count: 1, sum: '1000.00' },
    });
  });

  it('[D9] above an amount two operators approve; one cannot be both', async () => {
    const member = await bench.newMember(rupees(60_000));
    const { id } = await bench.submit(member, '50000.00');
    const { withdrawals } = bench;
    expect(await withdrawals.review(id, { event: 'approve' }, hina)).toMatchObject({
      code: 'withdrawal.not_now',
    });
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    expect(await withdrawals.review(id, { event: 'approve' }, omar)).toMatchObject({
      code: 'withdrawal.not_yours',
    });
    answered(await withdrawals.review(id, { event: 'approve' }, hina));
    expect(await withdrawals.review(id, { event: 'take' }, hina)).toMatchObject({
      code: 'withdrawal.own_approval',
    });
    answered(await withdrawals.review(id, { event: 'take' }, omar));
    const approved = answered(await withdrawals.review(id, { event: 'approve' }, omar));
    expect(approved).toMatchObject({ state: 'approved', approvedBy: 'hina', secondApprovedBy: 'omar' });
    expect(approved.steps.map(({ step, operator }) => `${step} ${operator}`)).toEqual([
      'submitted null',
      'inReview hina',
      'secondReview hina',
      'taken omar',
      'approved omar',
    ]);
  });

  it('[D21] a page that shows what is not so any more takes nothing from a colleague, and says who was quicker', async () => {
    const member = await bench.newMember(rupees(2_000));
    const { id, version: waiting } = answered(
      await bench.withdrawals.forOperator((await bench.submit(member, '500.00')).id),
    );
    const { withdrawals } = bench;
    const taken = answered(await withdrawals.review(id, { event: 'take' }, { ...hina, seen: waiting }));
    // A second press of the same button finds it done.
    answered(await withdrawals.review(id, { event: 'take' }, { ...hina, seen: waiting }));
    const acts = [{ event: 'take' }, { event: 'cancel', reason: 'asked for' }] as const;
    for (const act of acts) {
      expect(await withdrawals.review(id, act, { ...omar, seen: waiting })).toMatchObject({
        code: 'case.decided_meanwhile',
        value: { state: 'inReview', by: 'hina', act: 'withdrawal.taken' },
      });
    }
    answered(await withdrawals.review(id, { event: 'take' }, { ...omar, seen: taken.version }));
    expect(
      await withdrawals.review(id, { event: 'approve' }, { ...hina, seen: taken.version }),
    ).toMatchObject({
      code: 'case.decided_meanwhile',
      value: { by: 'omar' },
    });
  });

  it('[D9] who alone approved it does not pay it, unless nobody else could', async () => {
    const member = await bench.newMember(rupees(2_000));
    const { withdrawals } = bench;
    const { id } = await bench.submit(member, '1000.00');
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    answered(await withdrawals.review(id, { event: 'approve' }, hina));
    expect(await withdrawals.review(id, { event: 'beginPayment' }, hina)).toMatchObject({
      code: 'withdrawal.own_payment',
    });
    bench.house.hasColleague = false;
    answered(await withdrawals.review(id, { event: 'beginPayment' }, hina));
    bench.house.hasColleague = true;
    expect(await withdrawals.pay(id, 'HBL-OWN-1', hina)).toMatchObject({ code: 'withdrawal.own_payment' });
    answered(await withdrawals.review(id, { event: 'beginPayment' }, omar));
    expect(answered(await withdrawals.pay(id, 'HBL-OWN-1', omar))).toMatchObject({ state: 'paid' });
  });

  it('[D9] who paid a withdrawal gives none of it back by his own word', async () => {
    const member = await bench.newMember(rupees(10_000));
    const { withdrawals } = bench;
    const { id } = await bench.paid(member, '10000.00');
    answered(await withdrawals.confirm({ id, outcome: 'missing', proofs: [] }, bench.caller(member)));
    answered(await withdrawals.review(id, { event: 'take' }, omar));
    const resolution = { returned: '10000.00', reason: 'it never arrived' };
    expect(await withdrawals.resolve(id, resolution, omar)).toMatchObject({ code: 'withdrawal.own_dispute' });
    expect(await bench.balances(member)).toMatchObject({ cash: 0n });
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    expect(answered(await withdrawals.resolve(id, resolution, hina))).toMatchObject({ state: 'resolved' });
  });

  it('[D9] many small ones that one operator approves add up, however many at once and in whichever process', async () => {
    bench.settings['cashier.withdraw_operator_day_from'] = '3000.00';
    bench.clock.advance(24 * 60 * minute);
    for (const { ledger } of bench.instances) await ledger.ensurePartitions();
    const member = await bench.newMember(rupees(10_000));
    const wishes = [];
    for (let one = 0; one < 5; one += 1) wishes.push(await bench.submit(member, '1000.00'));
    for (const { id } of wishes) answered(await bench.withdrawals.review(id, { event: 'take' }, hina));
    const [here, there] = bench.instances;
    const approved = await Promise.all(
      wishes.map(({ id }, at) =>
        (at % 2 ? here : there).withdrawals.review(id, { event: 'approve' }, hina).then(answered),
      ),
    );
    expect(approved.map(({ state }) => state).sort()).toEqual([
      'approved',
      'approved',
      'secondReview',
      'secondReview',
      'secondReview',
    ]);
    for (const { id, state } of approved) {
      if (state === 'approved') continue;
      answered(await bench.withdrawals.review(id, { event: 'take' }, omar));
      answered(await bench.withdrawals.review(id, { event: 'approve' }, omar));
    }
    bench.clock.advance(24 * 60 * minute);
    for (const { ledger } of bench.instances) await ledger.ensurePartitions();
    const next = await bench.submit(member, '1000.00');
    answered(await bench.withdrawals.review(next.id, { event: 'take' }, hina));
    expect(answered(await bench.withdrawals.review(next.id, { event: 'approve' }, hina))).toMatchObject({
      state: 'approved',
    });
  });

  it('[D10] shows the whole number to whoever has it to pay, and writes the look down', async () => {
    const member = await bench.newMember(rupees(1_000));
    const { id } = await bench.submit(member, '500.00');
    const { withdrawals } = bench;
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    expect(await withdrawals.target(id, hina)).toMatchObject({ code: 'withdrawal.not_now' });
    answered(await withdrawals.review(id, { event: 'approve' }, hina));
    answered(await withdrawals.review(id, { event: 'beginPayment' }, omar));
    expect(await withdrawals.target(id, hina)).toMatchObject({ code: 'withdrawal.not_yours' });
    expect(answered(await withdrawals.target(id, omar))).toEqual({
      number: 'PK36HABB0000001123456702',
      holderName: 'Zara Khan',
    });
    expect(await bench.actsOn(id)).toContain('withdrawal.target_viewed omar');
  });

  it('[D10] one payment pays one withdrawal', async () => {
    const member = await bench.newMember(rupees(1_000));
    const made = await bench.paid(member, '200.00');
    const { id } = await bench.submit(member, '200.00');
    const { withdrawals } = bench;
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    answered(await withdrawals.review(id, { event: 'approve' }, hina));
    answered(await withdrawals.review(id, { event: 'beginPayment' }, omar));
    expect(await withdrawals.pay(id, (made.paymentReference ?? '').toLowerCase(), omar)).toMatchObject({
      code: 'withdrawal.reference_taken',
    });
    expect(await bench.read(member, id)).toMatchObject({ state: 'paying' });
  });
});
