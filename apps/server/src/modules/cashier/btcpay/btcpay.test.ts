import { createHmac } from 'node:crypto';
import { isRefusal } from '@ikka/contract';
import { type BtcpayStandIn, startBtcpayStandIn } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from '../cashier-test-bench.ts';
import { listDiscrepancies } from '../reconciliation/discrepancy-store.ts';
import { createBtcpayProvider } from './btcpay-provider.ts';

const minute = 60_000;

describe('coins through BTCPay Server', () => {
  let bench: Bench;
  let btcpay: BtcpayStandIn;
  beforeAll(async () => {
    // A coin is worth 250 rupees: 500.00 are two coins.
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
  beforeEach(() => bench.routeWebhooks(() => 0));
  afterEach(() => bench.assertBooksBalance());

  const begin = async () => {
    const member = bench.newMember();
    const made = await bench.cashier.createDeposit(
      { method: 'coins', amount: '500.00' },
      bench.caller(member),
    );
    if (isRefusal(made)) throw new Error(`refused: ${made.code}`);
    const invoice = btcpay.invoices.find(({ orderId }) => orderId === made.reference);
    if (!invoice) throw new Error('no invoice came to be');
    return { member, id: made.id, made, invoice };
  };
  const discrepanciesOf = async (reference: string) => {
    const { rows } = await listDiscrepancies(
      bench.test.database.db,
      { isResolved: false },
      { limit: 500, offset: 0 },
    );
    return rows.filter((row) => row.reference === reference);
  };

  it('[B1] an invoice is in the member’s currency, under our reference, open as long as the deposit', async () => {
    const { member, id, made, invoice } = await begin();
    expect(made).toMatchObject({ kind: 'crypto', state: 'pending', redirectUrl: invoice.checkoutLink });
    expect(btcpay.creations.at(-1)).toEqual({
      amount: '500.00',
      currency: 'PKR',
      metadata: { orderId: made.reference, itemDesc: 'Coins' },
      checkout: {
        expirationMinutes: 30,
        monitoringMinutes: 1440,
        paymentTolerance: 0,
        redirectURL: `https://ikka.example/index?deposit=${id}`,
        defaultLanguage: 'en',
      },
    });
    expect(await bench.read(member, id)).toMatchObject({ isSeen: false });
  });

  it('[B2] money that is seen ends with no clock and cannot be given up; certain, it is credited', async () => {
    const { member, id, invoice } = await begin();
    btcpay.send(invoice.id, '2');
    expect(new Set(await btcpay.deliver())).toEqual(new Set([200]));
    expect(await bench.read(member, id)).toMatchObject({ state: 'pending', isSeen: true, redirectUrl: null });
    expect(await bench.cashier.cancelDeposit(id, bench.caller(member))).toMatchObject({
      code: 'cashier.deposit_not_cancellable',
    });
    await bench.passTime(45 * minute);
    await bench.cashier.settlePending();
    expect(await bench.read(member, id)).toMatchObject({ state: 'pending', isSeen: true });
    expect(await bench.balanceOf(member)).toBe(0n);
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid', arrived: { credited: '500.00' } });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[B2] money that does not become certain fails', async () => {
    const { member, id, invoice } = await begin();
    btcpay.send(invoice.id, '2');
    await btcpay.deliver();
    btcpay.invalidate(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'failed' });
    expect(await bench.balanceOf(member)).toBe(0n);
  });

  it('[B3] more than was asked for is credited as it came', async () => {
    const { member, id, invoice } = await begin();
    btcpay.send(invoice.id, '2.4');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid', arrived: { received: '600.00' } });
    expect(await bench.balanceOf(member)).toBe(60_000n);
  });

  it('[B3] less than was asked for waits for the rest, and when the time is over is credited as it came', async () => {
    const { member, id, invoice } = await begin();
    btcpay.send(invoice.id, '1');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({
      state: 'pending',
      redirectUrl: invoice.checkoutLink,
    });
    btcpay.expire(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({
      state: 'paid',
      amount: '500.00',
      arrived: { received: '250.00', fee: '0.00', credited: '250.00' },
    });
    expect(await bench.balanceOf(member)).toBe(25_000n);
  });

  it('[B3] what comes on top of a credit is not credited by itself: an operator is told, once', async () => {
    const { member, invoice, made } = await begin();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    btcpay.send(invoice.id, '1');
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await discrepanciesOf(made.reference)).toMatchObject([
      { kind: 'amount_differs', ours: 50_000n, theirs: 75_000n, provider: 'btcpay' },
    ]);
  });

  it('[B3] money that comes late is credited at the rate of the invoice', async () => {
    const { member, id, invoice } = await begin();
    await bench.passTime(31 * minute);
    btcpay.expire(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'expired' });
    btcpay.send(invoice.id, '2');
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'expired' });
    btcpay.confirm(invoice.id);
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await bench.actsOn(id)).toMatchObject([
      { action: 'deposit.expired' },
      { action: 'deposit.paid', after: { isLate: true } },
    ]);
  });

  it('[B2] an invoice marked by hand counts as far as its coins go, and an operator is told', async () => {
    const { member, id, invoice, made } = await begin();
    btcpay.send(invoice.id, '1');
    btcpay.confirm(invoice.id);
    btcpay.mark(invoice.id, 'Settled');
    await btcpay.deliver();
    expect(await bench.read(member, id)).toMatchObject({ state: 'failed' });
    expect(await bench.balanceOf(member)).toBe(0n);
    expect(await discrepanciesOf(made.reference)).toMatchObject([
      { kind: 'amount_differs', ours: 50_000n, theirs: 25_000n },
    ]);
  });

  it('[B5] webhooks in any order, repeated and redelivered, in two processes, end the same', async () => {
    const { member, id, invoice } = await begin();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    bench.routeWebhooks((n) => (n % 2 === 0 ? 0 : 1));
    await btcpay.deliver('newest');
    expect(new Set(await btcpay.redeliver(invoice.id))).toEqual(new Set([200]));
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await bench.actsOn(id)).toHaveLength(1);
  });

  it('[B5] a webhook while the server cannot be asked is answered as not taken, and comes again', async () => {
    const { member, id, invoice } = await begin();
    await btcpay.deliver();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    btcpay.behave(...Array.from({ length: 9 }, () => 'fail' as const));
    expect((await btcpay.deliver()).slice(0, 3)).toEqual([500, 500, 500]);
    expect(new Set(await btcpay.deliver())).toEqual(new Set([200]));
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[B5] one that is forged, altered or of another store changes nothing', async () => {
    const { member, id, invoice } = await begin();
    const body = (change: object = {}) =>
      JSON.stringify({
        deliveryId: `d ${id}`,
        type: 'InvoiceSettled',
        storeId: btcpay.storeId,
        invoiceId: invoice.id,
        ...change,
      });
    const send = (rawBody: string, of = rawBody, secret = btcpay.webhookSecret) =>
      bench.cashier.receiveWebhook({
        provider: 'btcpay',
        headers: { 'btcpay-sig': `sha256=${createHmac('sha256', secret).update(of).digest('hex')}` },
        rawBody: Buffer.from(rawBody),
        ip: '127.0.0.1',
      });
    expect(await send(body(), body(), 'guessed')).toMatchObject({ status: 401 });
    expect(await send(body(), `${body()} `)).toMatchObject({ status: 401 });
    expect(await send('{}')).toMatchObject({ status: 400 });
    expect(await send(body({ deliveryId: 'd\0' }))).toMatchObject({ status: 400 });
    expect(await send(body({ invoiceId: 'i\0' }))).toMatchObject({ status: 400 });
    expect(await send(body({ storeId: 'another' }))).toMatchObject({ status: 200 });
    expect(await send(body({ type: 'PayoutCreated' }))).toMatchObject({ status: 200 });
    // Genuine in form, and yet only what the server says of the invoice counts.
    expect(await send(body())).toMatchObject({ status: 200 });
    expect(await bench.read(member, id)).toMatchObject({ state: 'pending' });
    expect(await bench.balanceOf(member)).toBe(0n);
  });

  it('[B5] a lost webhook is made up for by asking', async () => {
    const { member, id, invoice } = await begin();
    btcpay.send(invoice.id, '2');
    btcpay.confirm(invoice.id);
    await bench.passTime(minute);
    await bench.cashier.settlePending();
    expect(await bench.read(member, id)).toMatchObject({ state: 'paid' });
    await btcpay.deliver();
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[B4] an invoice whose answer was lost is found, and no second one is made', async () => {
    const member = bench.newMember();
    const caller = bench.caller(member);
    const wanted = { method: 'coins', amount: '500.00' };
    const before = btcpay.invoices.length;
    // Asked whether there is one; made, and the answer lost; asked in vain three times.
    btcpay.behave('lose_answer');
    const first = await bench.cashier.createDeposit(wanted, caller);
    expect(first).toMatchObject({ state: 'pending' });
    expect(await bench.cashier.createDeposit(wanted, caller)).toEqual(first);
    expect(btcpay.invoices.length).toBe(before + 1);
  });

  it('[B6] its list has every invoice of a time, each reference once', async () => {
    const from = new Date(Math.floor(bench.clock.now().getTime() / 1000) * 1000);
    const { made } = await begin();
    const loose = btcpay.make('90.00', 'PKR');
    const provider = createBtcpayProvider({
      ...btcpay,
      clock: bench.clock,
      settings: { get: () => [] as never },
    });
    const listed = await Array.fromAsync(
      provider.listPayments?.({ from, to: new Date(from.getTime() + 60 * minute) }) ?? [],
    );
    const references = listed.map(({ reference }) => reference);
    expect(references).toContain(made.reference);
    expect(references).toContain(`invoice ${loose.id}`);
    expect(new Set(references).size).toBe(references.length);
    expect(
      await Array.fromAsync(provider.listPayments?.({ from: new Date(0), to: new Date(1000) }) ?? []),
    ).toEqual([]);
  });
});
