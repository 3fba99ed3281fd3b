import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './cashier-test-bench.ts';

const minute = 60_000;

describe('webhooks of the sandbox company', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.routeWebhooks(() => 0);
    await bench.setChaos({ hold: true });
    for (const instance of bench.instances) instance.facts.length = 0;
  });
  afterEach(() => bench.assertBooksBalance());

  const release = async (chaos: Parameters<Bench['setChaos']>[0] = {}) => {
    await bench.setChaos(chaos);
    await bench.sandbox.deliver();
  };
  const facts = () => bench.instances.flatMap((instance) => instance.facts);

  /** A webhook as the company would send it, but for what is changed. */
  const send = (change: {
    body?: unknown;
    raw?: string;
    secret?: string;
    ageMs?: number;
    provider?: string;
  }) => {
    const raw = change.raw ?? JSON.stringify(change.body ?? {});
    const now = bench.clock.now().getTime() - (change.ageMs ?? 0);
    const timestamp = String(Math.floor(Math.max(now, 0) / 1000));
    const signature = createHmac('sha256', change.secret ?? bench.sandbox.secret)
      .update(`webhook\n${timestamp}\n${raw}`)
      .digest('hex');
    return bench.cashier.receiveWebhook({
      provider: change.provider ?? 'sandbox',
      headers: { 'webhook-timestamp': timestamp, 'webhook-signature': signature },
      rawBody: Buffer.from(raw),
      ip: '127.0.0.1',
    });
  };
  const paidBody = (reference: string, changes: Record<string, unknown> = {}) => ({
    id: `evt_${reference}`,
    payment: {
      id: 'pay_1',
      reference,
      status: 'paid',
      received: { amount: '500.00', currency: 'PKR' },
      ...changes,
    },
  });

  const paymentIdOf = async (reference: string): Promise<string> => {
    const { rows } = await bench.test.database.pool.query<{ payment_id: string }>(
      'SELECT payment_id FROM cashier.deposit WHERE reference = $1',
      [reference],
    );
    return rows[0]?.payment_id ?? '';
  };

  it('[C8] one that names another payment than its deposit has is refused, and the difference is kept', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    const answer = await send({ body: paidBody(made.reference) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'webhook.payment_differs' } });
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'pending' });
    expect(await bench.balanceOf(member)).toBe(0n);
    const { list } = await bench.cashier.reconciliation.discrepancies(
      { isResolved: false },
      { limit: 50, offset: 0 },
    );
    expect(list.filter(({ reference }) => reference === made.reference)).toMatchObject([
      { kind: 'unknown_here', paymentId: 'pay_1' },
    ]);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[C8] asks which payment a deposit has that was taken on unheard', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    const id = await paymentIdOf(made.reference);
    const forget = 'UPDATE cashier.deposit SET payment_id = NULL, payer_url = NULL WHERE reference = $1';
    await bench.test.database.pool.query(forget, [made.reference]);
    expect(await send({ body: paidBody(made.reference) })).toMatchObject({ status: 409 });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await paymentIdOf(made.reference)).toBe(id);
  });

  it('[C8] repeated ones are one, also in two processes at the same moment', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    bench.routeWebhooks((n) => (n % 2 === 0 ? 0 : 1));
    await release({ duplicates: 9 });
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(facts()).toEqual(['DepositSettled paid', 'BalanceChanged', 'InboxChanged']);
    expect(await bench.actsOn(made.id)).toHaveLength(1);
  });

  it('[C8] out of order they lead to the same end', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'close');
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release({ newestFirst: true });
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[C8] a forged one is refused and changes nothing; the genuine one that follows counts', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release({ wrongSignature: true });
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'pending' });
    const forged = await send({ body: paidBody(made.reference), secret: 'guessed' });
    expect(forged).toMatchObject({
      status: 401,
      body: { success: false, code: 'webhook.signature_invalid' },
    });
    expect(await bench.balanceOf(member)).toBe(0n);
    await bench.passTime(5000);
    await bench.sandbox.deliver();
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });

  it('[C8] one altered by a single byte is refused', async () => {
    const made = await bench.deposit(bench.newMember());
    const raw = JSON.stringify(paidBody(made.reference, { id: await paymentIdOf(made.reference) }));
    const timestamp = String(Math.floor(bench.clock.now().getTime() / 1000));
    const signature = createHmac('sha256', bench.sandbox.secret)
      .update(`webhook\n${timestamp}\n${raw}`)
      .digest('hex');
    const headers = { 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    const receive = (rawBody: string, given: Record<string, string>) =>
      bench.cashier.receiveWebhook({
        provider: 'sandbox',
        headers: given,
        rawBody: Buffer.from(rawBody),
        ip: '',
      });
    expect((await receive(raw.replace('500.00', '900.00'), headers)).status).toBe(401);
    const later = { ...headers, 'webhook-timestamp': String(Number(timestamp) + 1) };
    expect((await receive(raw, later)).status).toBe(401);
    expect((await receive(raw, {})).status).toBe(401);
    expect((await receive(raw, headers)).status).toBe(200);
  });

  it('[C8] a stale one is refused, from the past or the future', async () => {
    const made = await bench.deposit(bench.newMember());
    for (const ageMs of [6 * minute, -6 * minute]) {
      expect(await send({ body: paidBody(made.reference), ageMs })).toMatchObject({
        status: 400,
        body: { code: 'webhook.stale' },
      });
    }
  });

  it('[C8] one that is signed but makes no sense is refused', async () => {
    const made = await bench.deposit(bench.newMember());
    const broken = [
      'null',
      '{',
      '{}',
      JSON.stringify(paidBody(made.reference, { status: 'odd' })),
      JSON.stringify(paidBody(made.reference, { received: null })),
      JSON.stringify(paidBody('NOBOD\0Y0000')),
      JSON.stringify({ ...paidBody(made.reference), id: 'evt\0' }),
      JSON.stringify(paidBody('x'.repeat(101))),
    ];
    for (const raw of broken) {
      expect(await send({ raw })).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
    }
  });

  it('[C8] one for an unknown provider or an unknown deposit is answered 404', async () => {
    expect(await send({ provider: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'request.not_found' },
    });
    expect(await send({ body: paidBody('NOBOD-Y0000') })).toMatchObject({
      status: 404,
      body: { code: 'cashier.deposit_unknown' },
    });
  });

  it.each([
    ['amount_differs', { receivedAmount: '499.99' }],
    ['amount_differs', { receivedAmount: '500.01' }],
    ['currency_differs', { receivedCurrency: 'USD' }],
  ] as const)('[C10] %s is never credited: it fails, and a person is told (%o)', async (reason, chaos) => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.setChaos({ hold: true, ...chaos });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'failed' });
    expect(await bench.balanceOf(member)).toBe(0n);
    expect(await bench.actsOn(made.id)).toMatchObject([{ action: 'deposit.failed', after: { reason } }]);
    await send({ body: paidBody(made.reference, { id: await paymentIdOf(made.reference) }) });
    expect(await bench.balanceOf(member)).toBe(0n);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.failed' },
      { action: 'deposit.flagged', after: { reason: 'contradicts_provider' } },
    ]);
  });

  it('[C29] nobody pays a deposit that was cancelled: its payment is void', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    expect(await bench.cashier.cancelDeposit(made.id, bench.caller(member))).toMatchObject({
      state: 'cancelled',
    });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'cancelled' });
    expect(await bench.balanceOf(member)).toBe(0n);
  });

  it('[C29] a payment that its payer left is void before its deposit ends', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.sandbox.pay(made.redirectUrl, 'close');
    bench.setReachable(false);
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'pending' });
    bench.setReachable(true);
    await bench.passTime(5000, { hold: true });
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'cancelled' });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.balanceOf(member)).toBe(0n);
  });

  it('[C11] money that comes after the member gave up is credited, and the record says that it is late', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.cashier.cancelDeposit(made.id, bench.caller(member));
    await bench.setChaos({ hold: true, paysVoided: true });
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.cancelled' },
      { action: 'deposit.paid', after: { isLate: true } },
    ]);
  });

  it('[C11] money that comes after the time was over is credited, days later too', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    await bench.passTime(31 * minute, { hold: true });
    await bench.cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'expired', redirectUrl: null });
    await bench.passTime(5 * 24 * 60 * minute, { hold: true, paysVoided: true });
    await bench.instances[0].ledger.ensurePartitions();
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
    expect(await bench.actsOn(made.id)).toMatchObject([
      { action: 'deposit.expired' },
      { action: 'deposit.paid', after: { isLate: true } },
    ]);
  });

  it('[C11] money is credited although the member is suspended meanwhile', async () => {
    const member = bench.newMember();
    const made = await bench.deposit(member);
    const [{ ledger }] = bench.instances;
    await ledger.ensureMemberAccounts(member, 'PKR');
    await bench.test.database.transaction((tx) => ledger.suspend(tx, member));
    await bench.sandbox.pay(made.redirectUrl, 'confirm');
    await release();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.balanceOf(member)).toBe(50_000n);
  });
});
