import { calls } from '@ikka/contract';
import { startTestServer, type TestServer } from '@ikka/test-kit';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay, openTrial } from './client-of.ts';
import { sendBare } from './send-bare.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** The rules of the wire that hold for every call, each seen once over real HTTP. */
describe('the wire', () => {
  let server: TestServer;
  let member: string;
  beforeAll(async () => {
    server = await startTestServer({
      paymentSandbox: true,
      env: { RATE_LIMIT_FACTOR: '1' },
      settings: { 'identity.slider_captcha': false, 'play.minimum_spin_ms': 0 },
    });
    const password = 'a-lantern-7';
    const body = {
      username: 'wiremember',
      password,
      confirmPassword: password,
      agreeTerms: true,
      ageConfirmed: true,
    };
    member = (await must(clientOf(server, null).call(calls.identity.register, { body }))).token;
  });
  afterAll(() => server?.stop());

  const send = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
  const deposit = (key: string | undefined, amount: string) =>
    send('/wps/v2/transaction/deposit', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${member}`,
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: { method: 'sandbox', amount },
    });

  it('says an unknown address in the envelope, in the caller’s language', async () => {
    const english = await send('/wps/no/such/call', { headers: { Language: 'EN' } });
    expect(english.status).toBe(404);
    expect(english.json()).toMatchObject({ success: false, code: 'request.not_found' });
    const urdu = await send('/wps/no/such/call', { headers: { Language: 'UR' } });
    expect(urdu.json().message).toMatch(/[\u0600-\u06ff]/);
    expect(english.json().message).not.toBe(urdu.json().message);
  });

  it.each([
    ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'request.malformed'],
    [
      'an address with a part that is too long',
      `POST /matchmake/joinOrCreate/${'x'.repeat(3_000)} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`,
      414,
      'request.too_large',
    ],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.too_large',
    ],
    [
      'an expectation that nobody meets',
      'POST /wps/session/login/free HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nContent-Length: 0\r\n\r\n',
      417,
      'request.malformed',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'request.malformed'],
    ['no request at all', 'What is this?\r\n\r\n', 400, 'request.malformed'],
    [
      'a body in chunks that are none',
      'POST /wps/session/login/free HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
      'request.malformed',
    ],
    ['a method that nobody knows', 'PROPFIND /wps HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'request.not_found'],
  ])('answers %s in the envelope', async (_what, text, status, code) => {
    const answer = await sendBare(server.url, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ success: false, code });
  });

  it('wants a fresh UUIDv7 where money moves', async () => {
    const old = uuidv7({ msecs: Date.now() - 25 * 3_600_000 });
    expect((await deposit(undefined, '500.00')).json()).toMatchObject({ code: 'idempotency.key_required' });
    for (const key of ['1', uuidv4(), old]) {
      const refused = await deposit(key, '500.00');
      expect(refused.status).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'idempotency.key_invalid' });
    }
  });

  it('gives the first answer to every repetition, and refuses another payload under the same key', async () => {
    const key = uuidv7();
    const first = await deposit(key, '500.00');
    expect(first.status).toBe(200);
    const again = await Promise.all([deposit(key, '500.00'), deposit(key.toUpperCase(), '500.00')]);
    expect(again.map(({ text }) => text)).toEqual([first.text, first.text]);
    const other = await deposit(key, '501.00');
    expect(other.status).toBe(409);
    expect(other.json()).toMatchObject({ code: 'idempotency.mismatch' });
  });

  it('brings money back from where it was first meant to, and refuses the same key for another vendor', async () => {
    const bringBack = (key: string, body: object) =>
      send('/wps/relay/GCS_walletBringBack', {
        method: 'POST',
        headers: { Authorization: `Bearer ${member}`, 'Idempotency-Key': key },
        body,
      });
    const key = uuidv7();
    const first = await bringBack(key, {});
    expect(first.json()).toMatchObject({ success: true, value: { transfers: [], failed: [] } });
    expect((await bringBack(key, {})).text).toBe(first.text);
    const other = await bringBack(key, { vassalage: 'PURSE' });
    expect(other.status).toBe(409);
    expect(other.json()).toMatchObject({ code: 'idempotency.mismatch' });
  });

  it('settles a round once for thirty presses of one key', async () => {
    const play = await openPlay(server, await openTrial(server));
    const key = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        send('/play/api/rounds', {
          method: 'POST',
          headers: { Authorization: `Bearer ${play}`, 'Idempotency-Key': key },
          body: { stake: '25.00' },
        }),
      ),
    );
    const rounds = answers
      .filter(({ status }) => status === 200)
      .map((answer) => answer.json().value.round.roundId);
    expect(rounds.length).toBeGreaterThan(0);
    expect(new Set(rounds).size).toBe(1);
    const state = await send('/play/api/rounds', { headers: { Authorization: `Bearer ${play}` } });
    expect(state.json().value.rounds).toHaveLength(1);
  });

  it('counts calls, and says when to come back', async () => {
    const asked = await Promise.all(Array.from({ length: 34 }, () => send('/wps/captcha/geetest')));
    const tooMany = asked.find(({ status }) => status === 429);
    expect(tooMany?.json()).toMatchObject({ success: false, code: 'request.too_many' });
    expect(Number(tooMany?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('carries a request id, is kept by nobody, and lets in no foreign script or frame', async () => {
    const { headers } = await send('/wps/system/status');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const page = await send('/index');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('tells its health, its figures and its contract', async () => {
    expect((await send('/healthz')).json()).toEqual({ ok: true });
    expect((await send('/readyz')).json()).toEqual({ ready: true });
    const figures = (await send('/metrics')).text;
    for (const name of [
      'ikka_calls_total',
      'ikka_call_seconds',
      'ikka_ledger_lane',
      'ikka_jobs',
      'ikka_seats',
    ]) {
      expect(figures).toContain(name);
    }
    const figuresFromOutside = await send('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(figuresFromOutside.status).toBe(404);
    const contract = (await send('/docs/openapi.json')).json();
    expect(contract.openapi).toBe('3.1.0');
    expect(Object.keys(contract.paths)).toContain('/play/api/rounds');
    expect((await send('/docs/')).text).toContain('<html');
    const script = await send('/docs/js/scalar.js', { headers: { 'Accept-Encoding': 'identity' } });
    expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(script.text.length).toBeGreaterThan(1_000_000);
    expect((await send('/docs/unknown')).json()).toMatchObject({ code: 'request.not_found' });
  });

  it('refuses a webhook that nobody signed', async () => {
    const forged = await send('/vendor/payment/sandbox/webhook', { method: 'POST', body: { id: 'x' } });
    expect(forged.status).toBe(401);
    const unknown = await send('/vendor/payment/nobody/webhook', { method: 'POST', body: {} });
    expect([401, 404]).toContain(unknown.status);
  });
});
