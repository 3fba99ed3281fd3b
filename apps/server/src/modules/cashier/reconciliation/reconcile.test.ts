import { isRefusal } from '@ikka/contract';
import { type BtcpayStandIn, startBtcpayStandIn } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBtcpayProvider } from '../btcpay/btcpay-provider.ts';
import { type Bench, openBench } from '../cashier-test-bench.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const operator = { username: 'hina', ip: '127.0.0.1' };

describe('what providers say, against what we have', () => {
  let bench: Bench;
  let btcpay: BtcpayStandIn;
  beforeAll(async () => {
    btcpay = await startBtcpayStandIn({ now: () => bench.clock.now(), rate: '250' });
    bench = await openBench((settings) => [
      createBtcpayProvider({
        ...btcpay,
        clock: { now: () => bench.clock.now() },
        settings,
        retryPausesMs: [1, 1],
      }),
    ]);
    btcpay.webhookUrl = bench.webhookUrl('btcpay');
  });
  afterAll(async () => {
    await bench.close();
    await btcpay.stop();
  });
  // Every test has a week of its own, so that no other's payments are in its windows.
  beforeEach(async () => {
    bench.routeWebhooks(() => 0);
    await bench.passTime(7 * day, { hold: true });
    await bench.instances[0].ledger.ensurePartitions();
  });
  afterEach(() => bench.assertBooksBalance());

  const reconciliation = () => bench.cashier.reconciliation;
  /** A little later: what is begun in this very second is listed by the next run. */
  const run = async () => {
    await bench.passTime(minute, { hold: true });
    return reconciliation().run();
  };
  const found = async (state: 'open' | 'resolved' = 'open') => {
    const { list } = await reconciliation().discrepancies(
      { isResolved: state === 'resolved' },
      { limit: 100, offset: 0 },
    );
    return list;
  };
  const foundOf = async (reference: string) => (await found()).filter((row) => row.reference === reference);
  const paidLate = async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.passTime(2 * day - 60 * minute, { hold: true, paysVoided: true });
    await bench.cashier.settlePending();
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    return { member, made };
  };
  const coins = async () => {
    const member = bench.newMember();
    const made = await bench.cashier.createDeposit(
      { method: 'coins', amount: '500.00' },
      bench.caller(member),
    );
    const invoice = btcpay.invoices.at(-1);
    if (isRefusal(made) || invoice?.orderId !== made.reference) throw new Error('no invoice came to be');
    return { member, made, invoice };
  };
  const differing = async (receivedAmount: string) => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.setChaos({ hold: true, receivedAmount });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.setChaos({});
    await bench.sandbox.deliver();
    const [row] = await foundOf(made.reference);
    if (!row) throw new Error('nothing was found');
    return { member, made, row };
  };

  it('[C24] a payment of which no webhook told is credited once, by whichever of two processes', async () => {
    const { member, made } = await paidLate();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'expired' });
    await bench.passTime(minute, { hold: true });
    const [first, second] = bench.instances;
    await Promise.all([first.cashier.reconciliation.run(), second.cashier.reconciliation.run()]);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await run()).toMatchObject({ payments: 1, repaired: 0, found: 0 });
    await bench.setChaos({});
    await bench.sandbox.deliver();
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.expired' },
      { action: 'deposit.paid', after: { isLate: true } },
    ]);
    expect(await foundOf(made.reference)).toEqual([]);
  });

  it('[C24] so are coins, also what came of them in part', async () => {
    const { member, made, invoice } = await coins();
    btcpay.send(invoice.id, '1');
    btcpay.confirm(invoice.id);
    btcpay.expire(invoice.id);
    expect(await run()).toMatchObject({ repaired: 1, found: 0 });
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'paid',
      arrived: { received: '250.00' },
    });
    expect(await bench.balanceOf(member)).toBe(25_000n);
  });

  it('[C25] a paid payment that is no deposit of ours is found once; one that nobody paid is nothing', async () => {
    const create = async (reference: string) => {
      const { body } = await bench.sandbox.call('POST', '/v1/payments', {
        reference,
        amount: '75.00',
        currency: 'PKR',
        returnUrl: 'https://ikka.example/',
        expiresAt: new Date(bench.clock.now().getTime() + day).toISOString(),
      });
      return body as { payerUrl: string };
    };
    await create('NOBODY-PAID');
    await bench.sandbox.pay((await create('SOMEBODY-PAID')).payerUrl, 'confirm');
    expect(await run()).toMatchObject({ payments: 2, found: 1 });
    expect(await run()).toMatchObject({ payments: 2, found: 0 });
    expect(await foundOf('NOBODY-PAID')).toEqual([]);
    expect(await foundOf('SOMEBODY-PAID')).toMatchObject([
      {
        kind: 'unknown_here',
        provider: 'sandbox',
        member: null,
        ours: null,
        theirs: { amount: '75.00', currency: 'PKR' },
        mayCredit: false,
      },
    ]);
  });

  it('[C25] a deposit that we credited and the provider does not know is found', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await bench.setChaos({});
    await bench.sandbox.deliver();
    await bench.test.database.pool.query("UPDATE cashier.deposit SET reference = 'NOWHERE' WHERE id = $1", [
      made.id,
    ]);
    await run();
    expect(await foundOf('NOWHERE')).toMatchObject([
      { kind: 'unknown_there', member: { id: String(member) }, ours: { amount: '500.00' }, theirs: null },
    ]);
    // Its own reference is there, and no deposit of ours.
    expect(await foundOf(made.reference)).toMatchObject([{ kind: 'unknown_here' }]);
  });

  it('[C25] a provider that takes back what it called paid is found', async () => {
    const { made, invoice } = await coins();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    btcpay.mark(invoice.id, 'Invalid');
    expect(await run()).toMatchObject({ repaired: 0, found: 1 });
    expect(await foundOf(made.reference)).toMatchObject([
      { kind: 'status_differs', ours: { amount: '500.00' } },
    ]);
  });

  it('[C26] other money than was wished waits for an operator, who credits it as it came, once', async () => {
    const { member, made, row } = await differing('480.00');
    expect(row).toMatchObject({
      kind: 'amount_differs',
      ours: { amount: '500.00' },
      theirs: { amount: '480.00' },
      mayCredit: true,
    });
    expect(await run()).toMatchObject({ found: 0, repaired: 0 });
    const how = { resolution: 'credited', reason: 'The bank kept a fee.' } as const;
    const [first, second] = bench.instances;
    const answers = await Promise.all([
      first.cashier.reconciliation.resolve(row.id, how, operator),
      second.cashier.reconciliation.resolve(row.id, how, { ...operator, username: 'omar' }),
    ]);
    expect(answers.filter(isRefusal)).toHaveLength(1);
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'paid',
      arrived: { credited: '480.00' },
    });
    expect(await bench.balanceOf(member)).toBe(48_000n);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.failed' },
      { action: 'discrepancy.credited', after: { reason: 'The bank kept a fee.' } },
      { action: 'deposit.paid', after: { received: '48000' } },
    ]);
    expect(await foundOf(made.reference)).toEqual([]);
    expect((await found('resolved'))[0]).toMatchObject({ id: row.id, resolved: { resolution: 'credited' } });
    expect(await run()).toMatchObject({ found: 0, repaired: 0 });
  });

  it('[C26] or dismisses it with a reason, and what is resolved is not resolved again', async () => {
    const { member, made, row } = await differing('1.00');
    const how = { resolution: 'dismissed', reason: 'Sent back by hand.' } as const;
    expect(await reconciliation().resolve(row.id, how, operator)).toMatchObject({
      mayCredit: false,
      resolved: { resolution: 'dismissed', by: 'hina', reason: 'Sent back by hand.' },
    });
    for (const resolution of ['credited', 'dismissed'] as const) {
      expect(await reconciliation().resolve(row.id, { ...how, resolution }, operator)).toMatchObject({
        code: 'cashier.discrepancy_resolved',
      });
    }
    expect(await bench.balanceOf(member)).toBe(0n);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.failed' },
      { action: 'discrepancy.dismissed' },
    ]);
    expect(
      await reconciliation().resolve('01970000-0000-7000-8000-000000000000', how, operator),
    ).toMatchObject({ code: 'cashier.discrepancy_unknown' });
  });

  it('[C26] only a deposit that waits for the money is credited', async () => {
    const { invoice, made } = await coins();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    btcpay.send(invoice.id, '1');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    const [row] = await foundOf(made.reference);
    expect(row).toMatchObject({ kind: 'amount_differs', theirs: { amount: '750.00' }, mayCredit: false });
    expect(
      await reconciliation().resolve(row?.id ?? '', { resolution: 'credited', reason: 'Why not.' }, operator),
    ).toMatchObject({ code: 'cashier.discrepancy_not_creditable' });
  });

  it('[C27] each provider’s day has its figures, and says what was repaired and whether both are even', async () => {
    await paidLate();
    const { invoice } = await coins();
    btcpay.send(invoice.id, '2.4');
    btcpay.confirm(invoice.id);
    await run();
    await run();
    const { list } = await reconciliation().days({ limit: 3, offset: 0 });
    const even = { currency: 'PKR', isEven: true, isComplete: true, repaired: 1 };
    expect(list.find(({ provider }) => provider === 'btcpay')).toMatchObject({
      ...even,
      theirs: { count: 1, sum: '600.00' },
      ours: { count: 1, sum: '600.00' },
    });
    expect(list.find(({ provider }) => provider === 'sandbox')).toMatchObject({
      ...even,
      theirs: { count: 1, sum: '500.00' },
      ours: { count: 1, sum: '500.00' },
    });
  });

  it('[C24] a provider that cannot be asked keeps the others from nothing', async () => {
    const { made, member, invoice } = await coins();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    bench.setReachable(false);
    expect(await run()).toMatchObject({ repaired: 1 });
    bench.setReachable(true);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
  });
});
