import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signRequest } from './signatures.ts';
import { startMerchant } from './test-merchant.ts';
import { type SandboxProcess, startSandboxProcess } from './testing.ts';

interface Payment {
  readonly createdAt: string;
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly received: { amount: string; currency: string } | null;
  readonly late: boolean;
  readonly payerUrl: string;
}

describe('payments of the sandbox, over HTTP', () => {
  let merchant: Awaited<ReturnType<typeof startMerchant>>;
  let sandbox: SandboxProcess;
  let count = 0;

  beforeAll(async () => {
    merchant = await startMerchant();
    sandbox = await startSandboxProcess({ webhookUrl: merchant.webhookUrl });
  });
  afterAll(async () => {
    await sandbox.stop();
    sandbox.remove();
    await merchant.close();
  });
  beforeEach(async () => {
    await sandbox.setChaos({ hold: true });
    merchant.forget();
  });

  const wanted = (changes: Record<string, unknown> = {}) => ({
    reference: `REF-${++count}`,
    amount: '500.00',
    currency: 'PKR',
    description: 'Deposit',
    returnUrl: 'https://merchant.example/back?deposit=1',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...changes,
  });
  const create = async (changes: Record<string, unknown> = {}) =>
    (await sandbox.call('POST', '/v1/payments', wanted(changes))).body as Payment;
  const read = async (id: string) => (await sandbox.call('GET', `/v1/payments/${id}`)).body as Payment;
  const eventsOf = async (id: string) => {
    const { body } = await sandbox.call('GET', '/control/events');
    const { events } = body as { events: { paymentId: string; type: string }[] };
    return events
      .filter((event) => event.paymentId === id)
      .map((event) => event.type)
      .reverse();
  };

  it('[P1] refuses a request that the merchant did not sign, or signed for another body or long ago', async () => {
    const body = JSON.stringify(wanted());
    const send = (headers: Record<string, string>) =>
      fetch(`${sandbox.address}/v1/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).then(async (response) => [response.status, await response.json()]);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const key = { 'merchant-key': sandbox.keyId };
    expect(await send({})).toEqual([401, { error: 'key_unknown' }]);
    expect(await send({ ...key, 'merchant-timestamp': 'now' })).toEqual([
      401,
      { error: 'timestamp_invalid' },
    ]);
    const forged = { ...key, 'merchant-timestamp': timestamp, 'merchant-signature': 'f'.repeat(64) };
    expect(await send(forged)).toEqual([401, { error: 'signature_invalid' }]);

    const ahead = await startSandboxProcess({ webhookUrl: merchant.webhookUrl });
    await ahead.setChaos({ clockAheadMs: 400_000 });
    const { status } = await ahead.call('GET', '/v1/payments');
    expect(status).toBe(200);
    const stale = await fetch(`${ahead.address}/v1/payments`, { headers: { ...key, ...signedNow(ahead) } });
    expect([stale.status, await stale.json()]).toEqual([401, { error: 'timestamp_stale' }]);
    await ahead.stop();
    ahead.remove();
  });

  it('[P2] answers the same payment for the same reference, also ten times at once', async () => {
    const body = wanted();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.call('POST', '/v1/payments', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map((answer) => (answer.body as Payment).id)).size).toBe(1);
  });

  it('[P2] refuses a reference that returns with other money', async () => {
    const first = wanted();
    await sandbox.call('POST', '/v1/payments', first);
    const again = await sandbox.call('POST', '/v1/payments', { ...first, amount: '500.01' });
    expect(again).toEqual({ status: 409, body: { error: 'reference_reused' } });
  });

  it('[P2] refuses what is no payment, naming the fields', async () => {
    const refused = await sandbox.call(
      'POST',
      '/v1/payments',
      wanted({ amount: '1e3', returnUrl: 'javascript:1' }),
    );
    expect(refused).toEqual({
      status: 422,
      body: { error: 'payment_invalid', fields: ['amount', 'returnUrl'] },
    });
    expect((await sandbox.call('POST', '/v1/payments')).status).toBe(422);
  });

  it('[P3] finds a payment by id and by reference, and lists all of them page by page', async () => {
    const made = await create();
    expect(await read(made.id)).toEqual(made);
    const byReference = await sandbox.call('GET', `/v1/payments?reference=${made.reference}`);
    expect(byReference.body).toEqual({ payments: [made], next: null });
    expect((await sandbox.call('GET', '/v1/payments?reference=nobody')).body).toEqual({
      payments: [],
      next: null,
    });
    expect((await sandbox.call('GET', '/v1/payments/pay_0')).status).toBe(404);
    const seen: string[] = [];
    let target: string | null = '/v1/payments?limit=2';
    while (target !== null) {
      const { body } = await sandbox.call('GET', target);
      const page = body as { payments: Payment[]; next: string | null };
      seen.push(...page.payments.map(({ id }) => id));
      target = page.next === null ? null : `/v1/payments?limit=2&after=${page.next}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(made.id);
    const within = async (from: number, to: number) => {
      const window = `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
      const { body } = await sandbox.call('GET', `/v1/payments?${window}`);
      return (body as { payments: Payment[] }).payments.map(({ id }) => id);
    };
    const at = Date.parse(made.createdAt);
    expect(await within(at, at + 1)).toContain(made.id);
    expect(await within(at + 1, at + 2)).not.toContain(made.id);
    expect(await within(at - 1, at)).not.toContain(made.id);
    expect((await sandbox.call('GET', '/v1/payments?from=today')).status).toBe(422);
  });

  it('[P4] every act of the payer leads where the table says, and tells the merchant once', async () => {
    const table = [
      { acts: ['confirm'], status: 'paid', late: false, events: ['payment.paid'] },
      { acts: ['fail'], status: 'failed', late: false, events: ['payment.failed'] },
      { acts: ['close'], status: 'closed', late: false, events: ['payment.closed'] },
      {
        acts: ['confirm', 'confirm', 'fail', 'close'],
        status: 'paid',
        late: false,
        events: ['payment.paid'],
      },
      { acts: ['fail', 'confirm', 'close'], status: 'failed', late: false, events: ['payment.failed'] },
      { acts: ['close', 'fail'], status: 'closed', late: false, events: ['payment.closed'] },
      { acts: ['close', 'confirm'], status: 'paid', late: true, events: ['payment.closed', 'payment.paid'] },
    ] as const;
    for (const { acts, status, late, events } of table) {
      const made = await create();
      for (const act of acts) await sandbox.pay(made.payerUrl, act);
      expect(await read(made.id)).toMatchObject({ status, late });
      expect(await eventsOf(made.id)).toEqual(['payment.open', ...events]);
    }
  });

  it('[P4] two confirmations at the same moment are one', async () => {
    const made = await create();
    await Promise.all([sandbox.pay(made.payerUrl, 'confirm'), sandbox.pay(made.payerUrl, 'confirm')]);
    expect(await eventsOf(made.id)).toEqual(['payment.open', 'payment.paid']);
  });

  it('[P5] expires what nobody paid in time, and takes the money late', async () => {
    const made = await create({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    await sandbox.setChaos({ hold: true, clockAheadMs: 61_000 });
    expect(await read(made.id)).toMatchObject({ status: 'expired', received: null });
    expect(await sandbox.pay(made.payerUrl, 'fail')).toEqual({ status: 200, location: null });
    expect(await read(made.id)).toMatchObject({ status: 'expired' });
    await sandbox.pay(made.payerUrl, 'confirm');
    expect(await read(made.id)).toMatchObject({
      status: 'paid',
      late: true,
      received: { amount: '500.00', currency: 'PKR' },
    });
    expect(await eventsOf(made.id)).toEqual(['payment.open', 'payment.expired', 'payment.paid']);
  });

  it.each([
    [[], 'voided'],
    [['close'], 'voided'],
    [['confirm'], 'paid'],
    [['fail'], 'failed'],
  ] as const)(
    '[P14] voids what was not paid and did not fail (%o), as often as it is asked',
    async (acts, status) => {
      const made = await create();
      for (const act of acts) await sandbox.pay(made.payerUrl, act);
      const told = await eventsOf(made.id);
      for (let n = 0; n < 2; n += 1) {
        const answer = await sandbox.call('POST', '/v1/payments/void', { reference: made.reference });
        expect(answer).toMatchObject({ status: 200, body: { payment: { id: made.id, status } } });
      }
      await sandbox.pay(made.payerUrl, 'confirm');
      expect(await read(made.id)).toMatchObject({ status });
      expect(await eventsOf(made.id)).toEqual(told);
    },
  );

  it('[P14] makes no payment under a reference that was voided before', async () => {
    const { reference } = wanted();
    const voided = await sandbox.call('POST', '/v1/payments/void', { reference });
    expect(voided).toEqual({ status: 200, body: { payment: null } });
    expect((await sandbox.call('POST', '/v1/payments', wanted({ reference }))).status).toBe(409);
    expect((await sandbox.call('POST', '/v1/payments/void', { reference: '' })).status).toBe(422);
  });

  it('[P10] pays what was voided where a bank sends the money all the same', async () => {
    const made = await create();
    await sandbox.call('POST', '/v1/payments/void', { reference: made.reference });
    await sandbox.setChaos({ hold: true, paysVoided: true });
    await sandbox.pay(made.payerUrl, 'confirm');
    expect(await read(made.id)).toMatchObject({ status: 'paid', late: true });
    expect(await eventsOf(made.id)).toEqual(['payment.open', 'payment.paid']);
  });

  it('[P6] sends the payer back to the merchant after each choice, also when it is pressed twice', async () => {
    for (const act of ['confirm', 'fail', 'close'] as const) {
      const made = await create();
      const answer = await sandbox.pay(made.payerUrl, act);
      expect(answer).toEqual({ status: 303, location: 'https://merchant.example/back?deposit=1' });
      expect(await sandbox.pay(made.payerUrl, act)).toEqual(answer);
    }
  });
});

function signedNow(sandbox: SandboxProcess): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const target = { timestamp, method: 'GET', target: '/v1/payments', body: Buffer.alloc(0) };
  return { 'merchant-timestamp': timestamp, 'merchant-signature': signRequest(sandbox.secret, target) };
}
