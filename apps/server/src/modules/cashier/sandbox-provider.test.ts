import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentRequest, ProviderUnavailable } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

const request: PaymentRequest = {
  reference: 'ABCDE-12345',
  method: { name: 'Sandbox Bank', channels: [] },
  amount: 50_000n,
  currency: 'PKR',
  expiresAt: new Date('2026-11-20T09:00:00.000Z'),
  returnUrl: 'https://ikka.example/index',
  language: 'UR',
};
const good = {
  id: 'pay_1',
  reference: request.reference,
  status: 'open',
  received: null,
  payerUrl: 'https://sandbox.example/pay/1',
};

describe('a provider that misbehaves', () => {
  let server: Server;
  let asked: number;
  let answer: (response: ServerResponse, n: number) => void;
  const json = (status: number, body: unknown) => (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  /** Answers of this server come at once; only a test of slowness has little time. */
  const provider = (timeoutMs = 4_000) =>
    createSandboxProvider({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      keyId: 'key',
      secret: 'secret',
      clock: { now: () => new Date('2026-11-20T08:00:00.000Z') },
      settings: { get: () => [] as never },
      timeoutMs,
      retryPausesMs: [1, 1],
    });

  beforeAll(async () => {
    server = createServer((_request, response) => answer(response, ++asked));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = 0;
  });

  it('[C7] is asked three times at most, and never for longer than it may take', async () => {
    answer = () => undefined;
    await expect(provider(80).createPayment(request)).rejects.toThrow(ProviderUnavailable);
    expect(asked).toBe(3);
  });

  it('[C7] is asked again after an error or when it is too busy, and its good answer counts', async () => {
    answer = (response, n) => json(n === 1 ? 503 : n === 2 ? 429 : 201, n < 3 ? {} : good)(response);
    expect(await provider().createPayment(request)).toEqual({
      paymentId: 'pay_1',
      reference: request.reference,
      payerUrl: good.payerUrl,
      status: { kind: 'open' },
    });
    expect(asked).toBe(3);
  });

  it('[C7] declines for good by 409 and 422, and is not asked again', async () => {
    for (const status of [409, 422]) {
      asked = 0;
      answer = json(status, { error: 'no' });
      expect(await provider().createPayment(request)).toBe('declined');
      expect(asked).toBe(1);
    }
  });

  it.each([
    ['nothing', json(200, null)],
    ['no payment', json(200, { payments: [{ id: 'x' }], next: null })],
    [
      'a payment whose address runs a script',
      json(200, { payments: [{ ...good, payerUrl: 'javascript:1' }], next: null }),
    ],
    ['a paid payment without its money', json(200, { payments: [{ ...good, status: 'paid' }], next: null })],
    ['a page', (response: ServerResponse) => response.end('<html>')],
    ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['a refused signature', json(401, { error: 'signature_invalid' })],
    ['without end', (response: ServerResponse) => response.end('x'.repeat(3_000_000))],
  ])('[C7] whatever else it answers is no answer: %s', async (_name, says) => {
    answer = says;
    await expect(provider().fetchPayment(request.reference)).rejects.toThrow(ProviderUnavailable);
  });

  it('[C10] money in an unknown currency or in odd digits is never the money that was asked for', async () => {
    for (const received of [
      { amount: '500.00', currency: 'XYZ' },
      { amount: '500', currency: 'PKR' },
      { amount: '-500.00', currency: 'PKR' },
      { amount: '5e2', currency: 'PKR' },
    ]) {
      answer = json(200, { payments: [{ ...good, status: 'paid', received }], next: null });
      const payment = await provider().fetchPayment(request.reference);
      expect(payment?.status).toEqual({
        kind: 'paid',
        received: { amount: null, currency: received.currency },
      });
    }
  });
});
