import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench, type TestMember } from './withdrawals-test-bench.ts';

const minute = 60_000;
const rupees = (sum: number) => BigInt(sum) * 100n;

describe('a wish to withdraw', () => {
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
  const riskOf = async (id: string) => answered(await bench.withdrawals.forOperator(id)).risks;

  it('[D4] the same key answers the same withdrawal; with other content it is refused', async () => {
    const [member, other] = [await bench.newMember(rupees(1_000)), await bench.newMember(rupees(1_000))];
    const key = bench.key();
    const made = answered(await submit(member, '400.00', key));
    expect(answered(await submit(member, '400.00', key))).toEqual(made);
    expect(await submit(member, '401.00', key)).toMatchObject({ code: 'idempotency.mismatch' });
    // Another member's key is another key, whatever it is.
    const theirs = answered(await submit(other, '400.00', key));
    expect(theirs.id).not.toBe(made.id);
    expect((await bench.balances(member)).cash).toBe(rupees(600));
    expect((await bench.balances(other)).cash).toBe(rupees(600));
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

  it('[D5] a suspended member withdraws nothing, and what was begun before ends as for anybody', async () => {
    const member = await bench.newMember(rupees(1_000));
    const [returned, paid] = [await bench.submit(member, '300.00'), await bench.submit(member, '200.00')];
    const { database, ledger } = bench.instances[0];
    await database.transaction((tx) => ledger.suspend(tx, member.memberId));
    expect(await submit(member, '100.00')).toMatchObject({ code: 'member.suspended' });
    const { withdrawals } = bench;
    answered(await withdrawals.review(returned.id, { event: 'cancel', reason: 'under suspicion' }, hina));
    answered(await withdrawals.review(paid.id, { event: 'take' }, hina));
    answered(await withdrawals.review(paid.id, { event: 'approve' }, hina));
    answered(await withdrawals.review(paid.id, { event: 'beginPayment' }, omar));
    answered(await withdrawals.pay(paid.id, `HBL-${paid.id}`, omar));
    expect(await bench.balances(member)).toEqual({ cash: rupees(800), pending: 0n, disputed: 0n });
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

  it('[D2, D7] a deposit that comes behind the checks is asked to be staked all the same', async () => {
    const member = await bench.newMember(rupees(500));
    bench.behindChecks = async () => {
      bench.deposit(member, rupees(1_000));
      await bench.bring(member, rupees(1_000));
    };
    expect(await submit(member, '500.00')).toMatchObject({
      code: 'withdrawal.turnover_missing',
      value: { required: '1000.00', played: '0.00' },
    });
    expect((await bench.balances(member)).cash).toBe(rupees(1_500));
  });

  it('[D2, D19] a bonus that comes behind the checks is not forfeited unasked', async () => {
    const member = await bench.newMember(rupees(500));
    bench.behindChecks = async () => {
      bench.atStake.set(member.memberId, {
        id: 'bonus',
        details: { amount: '100.00' },
        forfeit: () => Promise.reject(new Error('nobody agreed to that')),
      });
      await bench.bring(member, rupees(100));
    };
    expect(await submit(member, '500.00')).toMatchObject({ code: 'withdrawal.bonus_at_stake' });
    bench.atStake.delete(member.memberId);
    expect((await bench.balances(member)).cash).toBe(rupees(600));
  });

  it('[D2] money that comes behind the checks stands in no way', async () => {
    const member = await bench.newMember(rupees(500));
    bench.behindChecks = () => bench.bring(member, rupees(1));
    await bench.submit(member, '500.00');
    expect(await bench.balances(member)).toMatchObject({ cash: rupees(1), pending: rupees(500) });
  });

  it('[D2] gives way to whoever keeps on moving the cash, and holds nothing', async () => {
    const member = await bench.newMember(rupees(500));
    const again = async (): Promise<void> => {
      bench.behindChecks = again;
      await bench.bring(member, 1n);
    };
    bench.behindChecks = again;
    expect(await submit(member, '500.00')).toMatchObject({ code: 'request.too_many' });
    bench.behindChecks = null;
    expect((await bench.balances(member)).pending).toBe(0n);
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
      waived: false,
      waiverUsed: false,
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
    delete bench.settings['cashier.withdraw_turnover'];
  });

  it('[D7] counts a stake in play once it is settled', async () => {
    const member = await bench.newMember(rupees(5_000));
    bench.deposit(member, rupees(1_000));
    bench.stake(member, rupees(1_000));
    bench.inPlay.set(member.memberId, rupees(300));
    expect(await submit(member, '100.00')).toMatchObject({
      code: 'withdrawal.turnover_missing',
      value: { required: '1000.00', played: '700.00', missing: '300.00' },
    });
    bench.inPlay.delete(member.memberId);
    await bench.submit(member, '100.00');
  });

  it('[D7] asks nothing of who is excluded from play, and tells the operator what was not staked', async () => {
    const member = await bench.newMember(rupees(1_050));
    const settings = () => bench.withdrawals.settings(bench.caller(member).member);
    bench.deposit(member, rupees(1_000));
    expect(await submit(member, '500.00')).toMatchObject({ code: 'withdrawal.turnover_missing' });
    bench.excluded.set(member.memberId, { since: bench.clock.now(), isForLong: true });
    expect((await settings()).turnover).toMatchObject({ required: '1000.00', missing: '0.00', waived: true });
    const { id } = await bench.submit(member, '700.00');
    expect(await riskOf(id)).toContain('unstaked');

    // Play is open again: what is left of the deposit waits to be staked as before.
    bench.excluded.delete(member.memberId);
    bench.clock.advance(5 * minute);
    expect((await settings()).turnover).toMatchObject({
      required: '300.00',
      missing: '300.00',
      waived: false,
      waiverUsed: false,
    });
    answered(await bench.withdrawals.review(id, { event: 'cancel', reason: 'asked for' }, hina));
    expect((await settings()).turnover).toMatchObject({ required: '1000.00', missing: '1000.00' });
    bench.stake(member, rupees(1_000));
    expect(await riskOf((await bench.submit(member, '100.00')).id)).not.toContain('unstaked');
  });

  it('[D7] lets out what was not staked in one short break a month, and in every longer one', async () => {
    const member = await bench.newMember(rupees(1_000));
    const settings = async () => (await bench.withdrawals.settings(bench.caller(member).member)).turnover;
    const day = 24 * 60 * minute;
    const closed = (isForLong: boolean) =>
      void bench.excluded.set(member.memberId, { since: bench.clock.now(), isForLong });
    bench.deposit(member, rupees(1_000));
    closed(false);
    bench.clock.advance(minute);
    // In one break it goes in as many parts as he likes.
    for (const amount of ['100.00', '200.00']) await bench.submit(member, amount);
    bench.clock.advance(2 * day);
    closed(false);
    expect(await settings()).toMatchObject({ waived: false, waiverUsed: true, missing: '700.00' });
    expect(await submit(member, '100.00')).toMatchObject({ code: 'withdrawal.turnover_missing' });
    closed(true);
    expect(await settings()).toMatchObject({ waived: true, waiverUsed: false });
    const { id } = await bench.submit(member, '100.00');
    // What came back unpaid did not use it up.
    answered(await bench.withdrawals.review(id, { event: 'cancel', reason: 'asked for' }, hina));
    bench.clock.advance(30 * day);
    closed(false);
    await bench.submit(member, '100.00');
  });

  it('[D7] lets out the rest of who is excluded, though it is less than the least', async () => {
    const member = await bench.newMember(rupees(60));
    expect(await submit(member, '60.00')).toMatchObject({ value: { min: '100.00' } });
    bench.excluded.set(member.memberId, { since: bench.clock.now(), isForLong: false });
    expect((await bench.withdrawals.settings(bench.caller(member).member)).min).toBe('60.00');
    expect(await submit(member, '59.00')).toMatchObject({ value: { min: '60.00' } });
    await bench.submit(member, '60.00');
    expect((await bench.withdrawals.settings(bench.caller(member).member)).min).toBe('100.00');
  });
});
