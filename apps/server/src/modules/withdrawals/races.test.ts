import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench } from './withdrawals-test-bench.ts';

const rupees = (sum: number) => BigInt(sum) * 100n;

describe('races of withdrawals over two processes on one database', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    for (const instance of bench.instances) instance.facts.length = 0;
  });
  afterEach(() => bench.assertBooksBalance());

  it('[D2] of 50 at once over one balance as many come to be as it holds', async () => {
    const member = await bench.newMember(rupees(730));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        bench.instances[n % 2 === 0 ? 0 : 1].withdrawals.submit(
          { payoutAccountId: member.account.id, amount: '100.00' },
          bench.caller(member),
        ),
      ),
    );
    const refused = answers.flatMap((answer) => (isRefusal(answer) ? [answer.code] : []));
    expect(answers.length - refused.length).toBe(7);
    expect(new Set(refused)).toEqual(new Set(['wallet.insufficient_funds']));
    expect(await bench.balances(member)).toEqual({ cash: rupees(30), pending: rupees(700), disputed: 0n });
    const { total } = await bench.withdrawals.list(
      { memberId: member.memberId, states: [] },
      { limit: 1, offset: 0 },
    );
    expect(total).toBe(7);
  });

  it('[D6] of 50 at once no more come to be than the day allows', async () => {
    bench.settings['cashier.withdraw_day_limits'] = [{ fromLevel: 0, amountMax: '1000.00', countMax: 3 }];
    const member = await bench.newMember(rupees(50_000));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        bench.instances[n % 2 === 0 ? 0 : 1].withdrawals.submit(
          { payoutAccountId: member.account.id, amount: '100.00' },
          bench.caller(member),
        ),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
    expect((await bench.balances(member)).pending).toBe(rupees(300));
    delete bench.settings['cashier.withdraw_day_limits'];
  });

  it('[D4] one key at once in two processes is one withdrawal', async () => {
    const member = await bench.newMember(rupees(1_000));
    const caller = bench.caller(member);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        bench.instances[n % 2 === 0 ? 0 : 1].withdrawals.submit(
          { payoutAccountId: member.account.id, amount: '300.00' },
          caller,
        ),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await bench.balances(member)).toMatchObject({ cash: rupees(700), pending: rupees(300) });
  });

  it('[D4] one key of two members at once is a key of each of them', async () => {
    for (let n = 0; n < 6; n += 1) {
      const members = [await bench.newMember(rupees(500)), await bench.newMember(rupees(500))] as const;
      const key = bench.caller(members[0]).idempotencyKey;
      const answers = await Promise.all(
        members.map((member, at) =>
          bench.instances[at === 0 ? 0 : 1].withdrawals.submit(
            { payoutAccountId: member.account.id, amount: '100.00' },
            bench.caller(member, key),
          ),
        ),
      );
      expect(new Set(answers.map((answer) => answered(answer).id)).size).toBe(2);
      const held = await Promise.all(members.map(async (member) => (await bench.balances(member)).pending));
      expect(held).toEqual([rupees(100), rupees(100)]);
    }
  });

  it('[D1] of two opposite acts at once one is done, and the money is in one place', async () => {
    const [one, two] = bench.instances;
    for (let n = 0; n < 12; n += 1) {
      const member = await bench.newMember(rupees(100));
      const { id } = await bench.submit(member, '100.00');
      answered(await one.withdrawals.review(id, { event: 'take' }, hina));
      answered(await one.withdrawals.review(id, { event: 'approve' }, hina));
      const acts = [
        () => one.withdrawals.review(id, { event: 'beginPayment' }, omar),
        () => two.withdrawals.review(id, { event: 'cancel', reason: 'asked for' }, hina),
      ];
      if (n % 2 === 1) acts.reverse();
      const answers = await Promise.all(acts.map((act) => act()));
      const { state } = await bench.read(member, id);
      expect(['paying', 'cancelled']).toContain(state);
      const refused = answers.flatMap((answer) => (isRefusal(answer) ? [answer] : []));
      expect(refused).toMatchObject([{ code: 'withdrawal.not_now', value: { state } }]);
      expect(await bench.balances(member)).toEqual({
        cash: state === 'paying' ? 0n : rupees(100),
        pending: state === 'paying' ? rupees(100) : 0n,
        disputed: 0n,
      });
    }
  });

  it('[D12] the member’s word against the clock: one of them counts', async () => {
    const [one, two] = bench.instances;
    for (let n = 0; n < 6; n += 1) {
      const member = await bench.newMember(rupees(100));
      const { id } = await bench.paid(member, '100.00');
      bench.clock.advance(600 * 60_000);
      const word = () =>
        one.withdrawals.confirm(
          { id, outcome: 'partly', received: '40.00', proofs: [] },
          bench.caller(member),
        );
      const clock = () => two.withdrawals.attend();
      await Promise.all(n % 2 === 0 ? [word(), clock()] : [clock(), word()]);
      const { state } = await bench.read(member, id);
      expect(['received', 'disputed']).toContain(state);
      expect((await bench.balances(member)).disputed).toBe(state === 'disputed' ? rupees(60) : 0n);
    }
  });

  it('[D13] the member gives up a dispute while it is resolved: what was disputed goes one way, once', async () => {
    const [one, two] = bench.instances;
    for (let n = 0; n < 6; n += 1) {
      const member = await bench.newMember(rupees(100));
      const { id } = await bench.paid(member, '100.00');
      answered(
        await one.withdrawals.confirm(
          { id, outcome: 'partly', received: '40.00', proofs: [] },
          bench.caller(member),
        ),
      );
      answered(await one.withdrawals.review(id, { event: 'take' }, hina));
      const providerBefore = await bench.providerBalance();
      const forced = () => one.withdrawals.confirm({ id, outcome: 'forced' }, bench.caller(member));
      const resolved = () => two.withdrawals.resolve(id, { returned: '60.00', reason: 'sent back' }, hina);
      await Promise.all(n % 2 === 0 ? [forced(), resolved()] : [resolved(), forced()]);
      const { state } = await bench.read(member, id);
      expect(['received', 'resolved']).toContain(state);
      const returned = state === 'resolved' ? rupees(60) : 0n;
      expect(await bench.balances(member)).toEqual({ cash: returned, pending: 0n, disputed: 0n });
      expect(await bench.providerBalance()).toBe(providerBefore + rupees(60) - returned);
    }
  });
});
