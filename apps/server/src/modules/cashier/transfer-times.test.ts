import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, openBench } from './transfers-test-bench.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the times of a bank transfer', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  const transfers = () => bench.cashier.transfers;
  const found: Bench['found'] = (...payment) => bench.found(...payment);
  const settled = () => Promise.all(bench.instances.map(({ cashier }) => cashier.settlePending()));

  it('[C20] a transfer without a proof expires; with one no clock runs', async () => {
    const member = bench.newMember();
    const bare = await bench.begin(member);
    const shown = await bench.proven(member);
    bench.clock.advance(121 * minute);
    await settled();
    expect(await bench.read(member, bare.id)).toMatchObject({
      state: 'expired',
      transfer: { mayProve: true },
    });
    expect(await bench.read(member, shown.id)).toMatchObject({ state: 'review' });
    bench.clock.advance(10 * 24 * hour);
    await settled();
    expect(await bench.read(member, shown.id)).toMatchObject({ state: 'review' });
  });

  it('[C20] a late proof opens it again for some days, and one that is later does not', async () => {
    const member = bench.newMember();
    const caller = bench.caller(member);
    const [late, tooLate] = [await bench.begin(member), await bench.begin(member)];
    const given = await bench.begin(member);
    answered(await bench.cashier.cancelDeposit(given.id, caller));
    bench.clock.advance(121 * minute);
    await settled();
    bench.clock.advance(69 * hour);
    for (const { id } of [late, given]) {
      const sent = answered(await bench.cashier.sendProofs(id, [await bench.picture(member)], caller));
      expect(sent).toMatchObject({ state: 'review', settledAt: null });
    }
    bench.clock.advance(4 * hour);
    expect(await bench.read(member, tooLate.id)).toMatchObject({ transfer: { mayProve: false } });
    const pictures = [await bench.picture(member)];
    expect(await bench.cashier.sendProofs(tooLate.id, pictures, caller)).toMatchObject({
      code: 'cashier.proof_too_late',
    });
    // An operator who finds the money takes it up whenever that is.
    answered(await transfers().hold(tooLate.id, 'take', hina));
    answered(await transfers().match(tooLate.id, found('1000.00'), hina));
    expect(await bench.cash(member)).toBe(98_500n);
  });

  it('[C14] deposit limits count what arrived, also where it came late', async () => {
    const member = bench.newMember();
    const who = { memberId: member, currency: 'PKR' };
    const [{ protection, cashier }] = bench.instances;
    const author = { by: 'member', account: 'x', ip: '198.51.100.9' } as const;
    const limit = { kind: 'deposit', period: 'day' } as const;
    await protection.changeLimit(who, limit, { kind: 'set', value: 300_000n }, author);
    const used = async () =>
      (await protection.read(who)).limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')
        ?.used;
    const made = await bench.taken(member, '2000.00');
    expect(await used()).toBe('2000.00');
    expect(
      await cashier.createDeposit({ method: 'transfer-meezan-1', amount: '1500.00' }, bench.caller(member)),
    ).toMatchObject({ code: 'wallet.limit_reached' });
    answered(await transfers().match(made.id, found('2500.00', 'sent more'), hina));
    expect(await used()).toBe('2500.00');

    const late = await bench.begin(member, '500.00');
    bench.clock.advance(121 * minute);
    await settled();
    await protection.depositEnded(who, late.id);
    expect(await used()).toBe('2500.00');
    answered(await transfers().hold(late.id, 'take', hina));
    answered(await transfers().match(late.id, found('900.00', 'sent more'), hina));
    expect(await used()).toBe('3400.00');
  });
});
