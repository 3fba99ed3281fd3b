import { isRefusal } from '@ikka/contract';
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

  const submit = (member: TestMember, amount: string, key?: string) =>
    bench.withdrawals.submit({ payoutAccountId: member.account.id, amount }, bench.caller(member, key));
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

  it('[D4] the same key answers the same withdrawal; with other content it is refused', async () => {
    const [member, other] = [await bench.newMember(rupees(1_000)), await bench.newMember(rupees(1_000))];
    const key = bench.key();
    const made = answered(await submit(member, '400.00', key));
    expect(answered(await submit(member, '400.00', key))).toEqual(made);
    expect(await submit(member, '401.00', key)).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await submit(other, '400.00', key)).toMatchObject({ code: 'idempotency.mismatch' });
    expect((await bench.balances(member)).cash).toBe(rupees(600));
    expect((await bench.balances(other)).cash).toBe(rupees(1_000));
  });

  it('[D5] refuses what is too little, too much, not there, or goes where it must not', async () => {
    const member = await bench.newMember(rupees(500));
    const other = await bench.newMember(0n);
    for (const amount of ['99.99', '100000.01']) {
      expect(await submit(member, amount)).toMatchObject({
        code: 'cashier.amount_out_of_range',
        value: { min: '100.00', max: '100000.00', currency: 'PKR' },
      });
    }
    expect(await submit(member, '100')).toMatchObject({ code: 'request.malformed' });
    expect(await submit(member, '500.01')).toMatchObject({
      code: 'wallet.insufficient_funds',
      value: { available: '500.00' },
    });
    expect(await submit({ ...member, account: other.account }, '100.00')).toMatchObject({
      code: 'withdrawal.account_unknown',
    });
    const resting = new Date(bench.clock.now().getTime() + minute);
    Object.assign(member.account, { usableFrom: resting });
    expect(await submit(member, '100.00')).toMatchObject({
      code: 'withdrawal.account_resting',
      value: { usableFrom: resting.toISOString() },
    });
    Object.assign(member.account, { usableFrom: bench.clock.now(), removedAt: bench.clock.now() });
    expect(await submit(member, '100.00')).toMatchObject({ code: 'withdrawal.account_unknown' });
    expect((await bench.balances(member)).cash).toBe(rupees(500));
  });

  it('[D6] keeps the limits of a day by VIP level; what came back does not count, and a new day begins at home', async () => {
    bench.settings['cashier.withdraw_day_limits'] = [
      { fromLevel: 0, amountMax: '1000.00', countMax: 2 },
      { fromLevel: 3, amountMax: '5000.00', countMax: 9 },
    ];
    // 18:30 in Karachi: midnight there is at 19:00 UTC.
    bench.clock.set('2026-11-20T13:30:00.000Z');
    const member = await bench.newMember(rupees(9_000));
    const first = await bench.submit(member, '900.00');
    expect(await submit(member, '101.00')).toMatchObject({
      code: 'withdrawal.day_limit',
      value: { amountLeft: '100.00', countLeft: 1, endsAt: '2026-11-20T19:00:00.000Z' },
    });
    answered(await bench.withdrawals.review(first.id, { event: 'cancel', reason: 'asked for' }, hina));
    await bench.submit(member, '500.00');
    await bench.submit(member, '200.00');
    expect(await submit(member, '100.00')).toMatchObject({
      code: 'withdrawal.day_limit',
      value: { amountLeft: '300.00', countLeft: 0 },
    });
    bench.ranks.set(member.memberId, 4);
    await bench.submit(member, '4300.00');
    bench.ranks.set(member.memberId, 0);
    bench.clock.set('2026-11-20T19:00:00.000Z');
    await bench.submit(member, '1000.00');
  });

  it('[D7] asks for every deposit to be staked, and says how far it is', async () => {
    const member = await bench.newMember(rupees(5_000));
    bench.stake(member, rupees(5_000));
    bench.clock.advance(minute);
    bench.deposit(member, rupees(1_000));
    bench.stake(member, rupees(400));
    expect((await bench.withdrawals.settings(bench.caller(member).member)).turnover).toEqual({
      times: '1.00',
      required: '1000.00',
      played: '400.00',
      missing: '600.00',
    });
    expect(await submit(member, '100.00')).toMatchObject({
      code: 'withdrawal.turnover_missing',
      value: { required: '1000.00', played: '400.00', missing: '600.00' },
    });
    bench.clock.advance(minute);
    bench.stake(member, rupees(600));
    await bench.submit(member, '100.00');
    bench.clock.advance(5 * minute);
    await bench.submit(member, '100.00');
    bench.deposit(member, rupees(200));
    expect(await submit(member, '100.00')).toMatchObject({
      code: 'withdrawal.turnover_missing',
      value: { required: '200.00', missing: '200.00' },
    });
    bench.settings['cashier.withdraw_turnover'] = '0';
    await bench.submit(member, '100.00');
  });

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

  it('[D11] counts as received after its time, by the job, once', async () => {
    const member = await bench.newMember(rupees(1_000));
    const { id } = await bench.paid(member, '500.00');
    bench.clock.advance(600 * minute - 1);
    await bench.withdrawals.attend();
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid' });
    bench.clock.advance(1);
    const ends = await Promise.all(bench.instances.map(({ withdrawals }) => withdrawals.attend()));
    expect(ends.some(({ due }) => due > 0)).toBe(true);
    const received = await bench.read(member, id);
    expect(received).toMatchObject({ state: 'received', receipt: 'time' });
    expect(states(received).filter((step) => step === 'received system')).toHaveLength(1);
    expect(
      await confirm(member, { id, outcome: 'missing', proofs: [await bench.proof(member)] }),
    ).toMatchObject({
      code: 'withdrawal.not_now',
    });
  });

  it('[D12] what arrived in part is disputed: the remainder is owed again, and what is given back returns', async () => {
    const member = await bench.newMember(rupees(5_000));
    const made = await bench.paid(member, '3000.00');
    const providerBefore = await bench.providerBalance();
    for (const received of ['0.00', '3000.00', '3000.01']) {
      expect(await confirm(member, { id: made.id, outcome: 'partly', received, proofs: [] })).toMatchObject({
        code: 'withdrawal.received_invalid',
      });
    }
    const disputed = answered(
      await confirm(member, { id: made.id, outcome: 'partly', received: '2000.00', proofs: [] }),
    );
    expect(disputed).toMatchObject({
      state: 'disputed',
      dispute: { kind: 'partly', received: '2000.00', remainder: '1000.00', returned: null, proofs: 0 },
    });
    expect(await bench.balances(member)).toEqual({
      cash: rupees(2_000),
      pending: 0n,
      disputed: rupees(1_000),
    });
    expect(await bench.providerBalance()).toBe(providerBefore - rupees(1_000));
    const { withdrawals } = bench;
    answered(await withdrawals.review(made.id, { event: 'take' }, omar));
    const resolution = { returned: '1000.01', reason: 'the bank took it' };
    expect(await withdrawals.resolve(made.id, resolution, omar)).toMatchObject({
      code: 'withdrawal.returned_invalid',
    });
    answered(await withdrawals.resolve(made.id, { ...resolution, returned: '600.00' }, omar));
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'resolved',
      reason: 'the bank took it',
      dispute: { returned: '600.00' },
    });
    expect(await bench.balances(member)).toEqual({ cash: rupees(2_600), pending: 0n, disputed: 0n });
    expect(await bench.providerBalance()).toBe(providerBefore - rupees(600));
  });

  it('[D12] what did not arrive is disputed with pictures of the member’s own, each of which is looked at on record', async () => {
    const [member, other] = [await bench.newMember(rupees(1_000)), await bench.newMember(0n)];
    const { id } = await bench.paid(member, '1000.00');
    expect(
      await confirm(member, { id, outcome: 'missing', proofs: [await bench.proof(other)] }),
    ).toMatchObject({
      code: 'withdrawal.proof_unknown',
    });
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid' });
    expect(await confirm(other, { id, outcome: 'received' })).toMatchObject({ code: 'withdrawal.unknown' });
    const proof = await bench.proof(member);
    expect(answered(await confirm(member, { id, outcome: 'missing', proofs: [proof] }))).toMatchObject({
      dispute: { kind: 'missing', received: '0.00', remainder: '1000.00', proofs: 1 },
    });
    expect(answered(await bench.withdrawals.forOperator(id)).dispute?.proofIds).toEqual([proof]);
    expect(answered(await bench.withdrawals.proof(id, proof, hina))).toMatchObject({ type: 'image/webp' });
    expect(await bench.actsOn(id)).toContain('withdrawal.proof_viewed hina');
    answered(await bench.withdrawals.review(id, { event: 'take' }, hina));
    answered(await bench.withdrawals.resolve(id, { returned: '1000.00', reason: 'sent back' }, hina));
    expect(await bench.balances(member)).toEqual({ cash: rupees(1_000), pending: 0n, disputed: 0n });
  });

  it.each(['member', 'operator'] as const)(
    '[D13] a receipt forced by the %s forfeits the refund',
    async (who) => {
      const member = await bench.newMember(rupees(1_000));
      const { id } = await bench.paid(member, '1000.00');
      const providerBefore = await bench.providerBalance();
      answered(await confirm(member, { id, outcome: 'partly', received: '10.00', proofs: [] }));
      if (who === 'member') answered(await confirm(member, { id, outcome: 'forced' }));
      else {
        answered(await bench.withdrawals.review(id, { event: 'take' }, hina));
        answered(await bench.withdrawals.resolve(id, { returned: '0.00', reason: 'it did arrive' }, hina));
      }
      expect(await bench.read(member, id)).toMatchObject({
        state: 'received',
        receipt: 'forced',
        dispute: { returned: '0.00' },
      });
      expect(await bench.balances(member)).toEqual({ cash: 0n, pending: 0n, disputed: 0n });
      expect(await bench.providerBalance()).toBe(providerBefore);
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
    const own = await bench.withdrawals.list(member.memberId, [], rows);
    expect(own.list.map(({ amount }) => amount).sort()).toEqual(['100.00', '200.00']);
    expect((await bench.withdrawals.list(member.memberId, ['paid'], rows)).total).toBe(1);
    expect((await bench.withdrawals.list(other.memberId, [], rows)).total).toBe(0);
  });

  it('[D17] pictures that nobody claimed go after an hour', async () => {
    const member = await bench.newMember(rupees(1_000));
    const { id } = await bench.paid(member, '500.00');
    const proof = await bench.proof(member);
    bench.clock.advance(61 * minute);
    await bench.withdrawals.forgetUnclaimedProofs();
    const late = await confirm(member, { id, outcome: 'missing', proofs: [proof] });
    expect(isRefusal(late) && late.code).toBe('withdrawal.proof_unknown');
  });
});
