import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptsMost, retryAfterMs } from './delivery.ts';
import { startMerchant } from './test-merchant.ts';
import { type SandboxProcess, startSandboxProcess } from './testing.ts';

describe('webhooks of the sandbox', () => {
  let merchant: Awaited<ReturnType<typeof startMerchant>>;
  let sandbox: SandboxProcess;
  let count = 0;

  beforeAll(async () => {
    merchant = await startMerchant();
  });
  beforeEach(async () => {
    merchant.forget();
    sandbox = await startSandboxProcess({ webhookUrl: merchant.webhookUrl });
  });
  afterEach(async () => {
    await sandbox.stop();
    sandbox.remove();
  });
  afterAll(() => merchant.close());

  const create = async () => {
    const { body } = await sandbox.call('POST', '/v1/payments', {
      reference: `HOOK-${++count}`,
      amount: '20.00',
      currency: 'PKR',
      returnUrl: 'https://merchant.example/',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    return body as { id: string; payerUrl: string };
  };
  const events = async () => {
    const { body } = await sandbox.call('GET', '/control/events');
    return (body as { events: { type: string; state: string; attempts: number }[] }).events;
  };
  const types = () => merchant.received.map(({ event }) => event.type);

  it('[P7] carries the signature of exactly the body that was sent', async () => {
    const made = await create();
    await sandbox.pay(made.payerUrl, 'confirm');
    await sandbox.deliver();
    expect(types()).toEqual(['payment.open', 'payment.paid']);
    for (const hook of merchant.received) {
      expect(hook.isSignedWith(sandbox.secret)).toBe(true);
      expect(hook.isSignedWith('another secret')).toBe(false);
      expect(hook.event.id).toBe(hook.id);
    }
    expect(merchant.received[1]?.event.payment).toMatchObject({
      id: made.id,
      status: 'paid',
      received: { amount: '20.00', currency: 'PKR' },
    });
  });

  it('[P8] retries with growing pauses until a 2xx, with one id and a fresh signature', async () => {
    merchant.answerWith(() => 500);
    await create();
    await sandbox.deliver();
    let aheadMs = 0;
    for (const attempt of [1, 2, 3]) {
      expect(merchant.received).toHaveLength(attempt);
      aheadMs += (retryAfterMs(attempt) ?? 0) + 1000;
      await sandbox.setChaos({ clockAheadMs: aheadMs });
      await sandbox.deliver();
    }
    merchant.answerWith(() => 204);
    await sandbox.setChaos({ clockAheadMs: aheadMs + 20_000 });
    await sandbox.deliver();
    await sandbox.setChaos({ clockAheadMs: aheadMs + 4_000_000 });
    await sandbox.deliver();
    expect(merchant.received).toHaveLength(5);
    expect(new Set(merchant.received.map(({ id }) => id)).size).toBe(1);
    expect(new Set(merchant.received.map(({ rawBody }) => rawBody)).size).toBe(1);
    expect(merchant.received.every((hook) => hook.isSignedWith(sandbox.secret))).toBe(true);
    expect(await events()).toMatchObject([{ state: 'delivered', attempts: 5 }]);
  });

  it('[P8] gives up after the last attempt, and the pauses never exceed an hour', () => {
    const pauses = Array.from({ length: attemptsMost }, (_, index) => retryAfterMs(index + 1));
    expect(pauses.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(pauses.at(-2)).toBe(3_600_000);
    expect(pauses.at(-1)).toBeNull();
  });

  it('[P8] does not follow a redirect, and takes a merchant that is down for one that must be asked again', async () => {
    merchant.answerWith(() => 302);
    await create();
    await sandbox.deliver();
    expect(await events()).toMatchObject([{ state: 'waiting', attempts: 1, lastProblem: 'status 302' }]);
    await merchant.close();
    await sandbox.setChaos({ clockAheadMs: 5_000 });
    await sandbox.deliver();
    expect(await events()).toMatchObject([{ state: 'waiting', attempts: 2, lastProblem: 'no answer' }]);
    merchant = await startMerchant();
  });

  it('[P9] delivers after a kill what was not taken before it', async () => {
    await sandbox.setChaos({ hold: true });
    const made = await create();
    await sandbox.pay(made.payerUrl, 'confirm');
    await sandbox.stop('SIGKILL');
    expect(merchant.received).toEqual([]);
    sandbox = await startSandboxProcess({ webhookUrl: merchant.webhookUrl, dataDir: sandbox.dataDir });
    await sandbox.deliver();
    expect(types()).toEqual(['payment.open', 'payment.paid']);
  });

  it('[P9] stops at once on SIGTERM while a merchant leaves it hanging, and sends the event again later', async () => {
    merchant.answerWith(() => null);
    const made = await create();
    while (merchant.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const before = performance.now();
    expect(await sandbox.stop()).toBe(0);
    expect(performance.now() - before).toBeLessThan(2000);
    merchant.forget();
    sandbox = await startSandboxProcess({
      webhookUrl: merchant.webhookUrl,
      dataDir: sandbox.dataDir,
      chaos: { clockAheadMs: 5_000 },
    });
    await sandbox.deliver();
    expect(merchant.received.map(({ event }) => event.payment.id)).toEqual([made.id]);
  });

  it('[P10] makes the trouble that it was asked for: copies, newest first, a wrong signature, other money', async () => {
    await sandbox.setChaos({ hold: true, receivedAmount: '19.00', receivedCurrency: 'USD' });
    const made = await create();
    await sandbox.pay(made.payerUrl, 'confirm');
    await sandbox.setChaos({ hold: false, duplicates: 2, newestFirst: true, wrongSignature: true });
    await sandbox.deliver();
    expect(types()).toEqual([...Array(3).fill('payment.paid'), ...Array(3).fill('payment.open')]);
    expect(merchant.received.some((hook) => hook.isSignedWith(sandbox.secret))).toBe(false);
    expect(merchant.received[0]?.event.payment).toMatchObject({
      received: { amount: '19.00', currency: 'USD' },
    });
  });

  it('[P10] carries a request out and cuts its answer', async () => {
    await sandbox.setChaos({ cutAnswers: 1 });
    await expect(create()).rejects.toThrow();
    const { body } = await sandbox.call('GET', `/v1/payments?reference=HOOK-${count}`);
    expect((body as { payments: unknown[] }).payments).toHaveLength(1);
  });
});
