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

  it('[D10] shows the whole number to whoever has it to pay, and writes the look down', async () => {
    const member = await bench.newMember(rupees(1_000));
    const { id } = await bench.submit(member, '500.00');
    const { withdrawals } = bench;
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    expect(await withdrawals.target(id, hina)).toMatchObject({ code: 'withdrawal.not_now' });
    answered(await withdrawals.review(id, { event: 'approve' }, hina));
    answered(await withdrawals.review(id, { event: 'beginPayment' }, hina));
    expect(await withdrawals.target(id, omar)).toMatchObject({ code: 'withdrawal.not_yours' });
    expect(answered(await withdrawals.target(id, hina))).toEqual({
      number: 'PK36HABB0000001123456702',
      holderName: 'Zara Khan',
    });
    expect(await bench.actsOn(id)).toContain('withdrawal.target_viewed hina');
  });

  it('[D10] one payment pays one withdrawal', async () => {
    const member = await bench.newMember(rupees(1_000));
    const made = await bench.paid(member, '200.00');
    const { id } = await bench.submit(member, '200.00');
    const { withdrawals } = bench;
    answered(await withdrawals.review(id, { event: 'take' }, hina));
    answered(await withdrawals.review(id, { event: 'approve' }, hina));
    answered(await withdrawals.review(id, { event: 'beginPayment' }, hina));
    expect(await withdrawals.pay(id, (made.paymentReference ?? '').toLowerCase(), hina)).toMatchObject({
      code: 'withdrawal.reference_taken',
    });
    expect(await bench.read(member, id)).toMatchObject({ state: 'paying' });
  });
});
