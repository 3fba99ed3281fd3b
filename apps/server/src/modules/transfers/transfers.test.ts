import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench, rupees } from './transfers-test-bench.ts';

describe('transfers along the agent line', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  afterEach(async () => {
    expect((await bench.ledger.health('recount')).isBalanced).toBe(true);
  });

  const send = (wish: Parameters<Bench['instances'][0]['transfers']['send']>[0], by: 0 | 1 = 0) =>
    bench.instances[by].transfers.send(wish);
  const codes = (answers: readonly unknown[]) =>
    answers.flatMap((answer) => (isRefusal(answer) ? [answer.code] : []));

  it('[LT1] [LT4] [LT9] money goes to the one right above and right below, and both read it', async () => {
    const agent = await bench.newMember('1000.00', null, true);
    const member = await bench.newMember('500.00', agent);
    expect(await send(bench.up(member, '100.00'))).toMatchObject({
      receiverId: agent,
      amount: rupees('100.00'),
    });
    bench.clock.advance(1000);
    expect(await send(bench.down(agent, member, '250.00'))).toMatchObject({ receiverId: member });
    expect([await bench.cash(agent), await bench.cash(member)]).toEqual([rupees('850.00'), rupees('650.00')]);
    const [{ transfers }] = bench.instances;
    const read = async (memberId: bigint) =>
      (await transfers.list(memberId, { limit: 9, offset: 0 })).list.map(({ isSent, account, amount }) => [
        isSent,
        account,
        amount,
      ]);
    expect(await read(agent)).toEqual([
      [true, `member${member}`, '250.00'],
      [false, `member${member}`, '100.00'],
    ]);
    expect(await read(member)).toEqual([
      [false, `member${agent}`, '250.00'],
      [true, `member${agent}`, '100.00'],
    ]);
    const found = await transfers.found(
      { memberIds: [member], direction: 'upline' },
      { limit: 9, offset: 0 },
    );
    expect(found).toMatchObject({ total: 1, totals: { amount: rupees('100.00'), count: 1 } });
    const upline = async () =>
      (await transfers.found({ direction: 'upline' }, { limit: 9, offset: 0 })).totals;
    expect(await upline()).toEqual({ amount: rupees('100.00'), count: 1 });
    bench.clock.advance(3 * 3_600_000);
    await transfers.sumHours();
    expect(await upline()).toEqual({ amount: rupees('100.00'), count: 1 });
    expect(await transfers.membersLike(`member${member}`)).toEqual({ ids: [member], areAll: true });
  });

  it('[LT1] nobody sends past his neighbour, to himself, or down who is no agent', async () => {
    const top = await bench.newMember('1000.00', null, true);
    const agent = await bench.newMember('1000.00', top, true);
    const member = await bench.newMember('1000.00', agent);
    const other = await bench.newMember('1000.00', top);
    expect(
      codes([
        await send(bench.up(top, '100.00')),
        await send(bench.down(top, member, '100.00')),
        await send(bench.down(agent, agent, '100.00')),
        await send(bench.down(agent, other, '100.00')),
        await send(bench.down(member, agent, '100.00')),
      ]),
    ).toEqual([
      'transfer.no_upline',
      'transfer.not_downline',
      'transfer.not_downline',
      'transfer.not_downline',
      'transfer.not_agent',
    ]);
  });

  it.each([
    ['9.99', 'cashier.amount_out_of_range'],
    ['1000.01', 'cashier.amount_out_of_range'],
    ['0.00', 'cashier.amount_out_of_range'],
    ['12.5', 'request.malformed'],
    ['700.00', 'wallet.insufficient_funds'],
  ])('[LT2] [LT4] %s is refused as %s', async (amount, code) => {
    const agent = await bench.newMember('0.00', null, true);
    const member = await bench.newMember('500.00', agent);
    expect(await send(bench.up(member, amount))).toMatchObject({ code });
    expect(await bench.cash(member)).toBe(rupees('500.00'));
  });

  it('[LT5] a deposit that comes behind the checks is asked to be staked all the same', async () => {
    const agent = await bench.newMember('0.00', null, true);
    const member = await bench.newMember('500.00', agent);
    bench.behindChecks = async () => {
      bench.missing.set(member, rupees('300.00'));
      await bench.bring(member, rupees('300.00'));
    };
    expect(await send(bench.up(member, '500.00'))).toMatchObject({
      code: 'withdrawal.turnover_missing',
      value: { missing: '300.00' },
    });
    expect([await bench.cash(agent), await bench.cash(member)]).toEqual([0n, rupees('800.00')]);
  });

  it('[LT7] counts once for the receiver, however often the sender’s cash moved on', async () => {
    const agent = await bench.newMember('1000.00', null, true);
    const member = await bench.newMember('0.00', agent);
    bench.depositLimits.set(member, rupees('150.00'));
    bench.behindChecks = () => bench.bring(agent, 1n);
    expect(isRefusal(await send(bench.down(agent, member, '100.00')))).toBe(false);
    expect(bench.depositLimits.get(member)).toBe(rupees('50.00'));
    const again = async (): Promise<void> => {
      bench.behindChecks = again;
      await bench.bring(agent, 1n);
    };
    bench.behindChecks = again;
    expect(await send(bench.down(agent, member, '50.00'))).toMatchObject({ code: 'request.too_many' });
    bench.behindChecks = null;
    expect(bench.depositLimits.get(member)).toBe(rupees('50.00'));
  });

  it('[LT2] a day of the site has a sum, and begins anew at its midnight', async () => {
    const agent = await bench.newMember('0.00', null, true);
    const member = await bench.newMember('9000.00', agent);
    for (const amount of ['1000.00', '900.00'])
      expect(isRefusal(await send(bench.up(member, amount)))).toBe(false);
    expect(await send(bench.up(member, '100.01'))).toMatchObject({
      code: 'transfer.day_limit',
      value: { amountLeft: '100.00', countLeft: 8 },
    });
    const { day } = await bench.instances[0].transfers.terms({ memberId: member, currency: 'PKR' }, 'upline');
    expect(day).toMatchObject({ amountLeft: '100.00', countLeft: 8 });
    bench.clock.advance(Date.parse(day.endsAt) - bench.clock.now().getTime());
    expect(isRefusal(await send(bench.up(member, '1000.00')))).toBe(false);
  });

  it('[LT2] of many at once in two processes no more pass than the day allows', async () => {
    const agent = await bench.newMember('0.00', null, true);
    const member = await bench.newMember('90000.00', agent);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => send(bench.up(member, '300.00'), n % 2 === 0 ? 0 : 1)),
    );
    expect(answers.length - codes(answers).length).toBe(6);
    expect(new Set(codes(answers))).toEqual(new Set(['transfer.day_limit']));
    expect(await bench.cash(agent)).toBe(rupees('1800.00'));
  });

  it('[LT3] one key at once in two processes is one transfer, and another wish under it is refused', async () => {
    const agent = await bench.newMember('1000.00', null, true);
    const member = await bench.newMember('1000.00', agent);
    const wish = bench.down(agent, member, '200.00');
    bench.depositLimits.set(member, rupees('1000.00'));
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(wish, n % 2 === 0 ? 0 : 1)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await bench.cash(member)).toBe(rupees('1200.00'));
    expect(bench.depositLimits.get(member)).toBe(rupees('800.00'));
    expect(
      codes([await send({ ...wish, amount: '201.00' }), await send(bench.up(agent, '200.00', wish.id))]),
    ).toEqual(['idempotency.mismatch', 'idempotency.mismatch']);
    // Another member's key is another key, whatever it is.
    expect(await send(bench.up(member, '200.00', wish.id))).toMatchObject({ senderId: member });
    expect(await bench.cash(member)).toBe(rupees('1000.00'));
  });

  it('[LT4] money that crosses both ways at once in two processes is neither made nor lost', async () => {
    const agent = await bench.newMember('100.00', null, true);
    const members = [await bench.newMember('100.00', agent), await bench.newMember('100.00', agent)] as const;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const member = members[n % 2 === 0 ? 0 : 1];
        const wish = n % 4 < 2 ? bench.up(member, '60.00') : bench.down(agent, member, '60.00');
        return send(wish, n % 3 === 0 ? 1 : 0);
      }),
    );
    for (const code of codes(answers))
      expect(['wallet.insufficient_funds', 'transfer.day_limit']).toContain(code);
    const cash = await Promise.all([agent, ...members].map((one) => bench.cash(one)));
    expect(cash.reduce((sum, one) => sum + one, 0n)).toBe(rupees('300.00'));
    expect(cash.every((one) => one >= 0n)).toBe(true);
    const made = answers.length - codes(answers).length;
    const found = await bench.instances[0].transfers.found({ memberIds: members }, { limit: 50, offset: 0 });
    expect(found.total).toBe(made);
  });

  it('[LT5] what may not be withdrawn may not leave this way either', async () => {
    const agent = await bench.newMember('0.00', null, true);
    const member = await bench.newMember('500.00', agent);
    bench.missing.set(member, rupees('120.00'));
    expect(await send(bench.up(member, '100.00'))).toMatchObject({
      code: 'withdrawal.turnover_missing',
      value: { missing: '120.00' },
    });
    bench.missing.delete(member);
    expect(isRefusal(await send(bench.up(member, '100.00')))).toBe(false);
  });

  it('[LT6] who is excluded or suspended neither sends nor receives, and the sender does not read why', async () => {
    const agent = await bench.newMember('500.00', null, true);
    const member = await bench.newMember('500.00', agent);
    bench.excluded.add(member);
    const refused = [await send(bench.up(member, '100.00')), await send(bench.down(agent, member, '100.00'))];
    bench.excluded.delete(member);
    bench.excluded.add(agent);
    refused.push(await send(bench.up(member, '100.00')));
    bench.excluded.delete(agent);
    await bench.suspend(member);
    refused.push(await send(bench.down(agent, member, '100.00')), await send(bench.up(member, '100.00')));
    expect(codes(refused)).toEqual([
      'protection.excluded',
      'transfer.receiver_unavailable',
      'transfer.receiver_unavailable',
      'transfer.receiver_unavailable',
      'member.suspended',
    ]);
    expect(await bench.cash(member)).toBe(rupees('500.00'));
  });

  it('[LT7] what comes from above counts for the receiver’s deposit limits, and for nothing where it did not come', async () => {
    const agent = await bench.newMember('300.00', null, true);
    const member = await bench.newMember('0.00', agent);
    bench.depositLimits.set(member, rupees('250.00'));
    expect(await send(bench.down(agent, member, '260.00'))).toMatchObject({
      code: 'transfer.receiver_unavailable',
    });
    expect(isRefusal(await send(bench.down(agent, member, '150.00')))).toBe(false);
    bench.depositLimits.set(member, rupees('900.00'));
    expect(await send(bench.down(agent, member, '160.00'))).toMatchObject({
      code: 'wallet.insufficient_funds',
    });
    expect(bench.depositLimits.get(member)).toBe(rupees('900.00'));
  });
});
