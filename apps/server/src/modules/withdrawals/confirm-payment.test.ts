import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench, type TestMember } from './withdrawals-test-bench.ts';

const minute = 60_000;
const rupees = (sum: number) => BigInt(sum) * 100n;

describe('a member’s word on a payment', () => {
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
    expect(
      await withdrawals.resolve(made.id, { returned: '600.00', reason: 'half of it came' }, omar),
    ).toMatchObject({ code: 'withdrawal.own_dispute' });
    answered(await withdrawals.review(made.id, { event: 'take' }, hina));
    const resolution = { returned: '1000.01', reason: 'the bank took it' };
    expect(await withdrawals.resolve(made.id, resolution, hina)).toMatchObject({
      code: 'withdrawal.returned_invalid',
    });
    answered(await withdrawals.resolve(made.id, { ...resolution, returned: '600.00' }, hina));
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
