import { createServer } from 'node:http';
import { type MailStandIn, type SmsStandIn, startMailStandIn, startSmsStandIn } from '@ikka/test-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpSmsGateway } from './http-sms-gateway.ts';
import { createSmtpMailGateway } from './smtp-mail-gateway.ts';
import { waysOf } from './ways-of.ts';

const shortMs = 60;

describe('the SMS gateway', () => {
  let standIn: SmsStandIn;
  beforeEach(async () => {
    standIn = await startSmsStandIn();
  });
  afterEach(() => standIn.stop());

  const sms = { id: '0197-1', to: '+923001234567', text: 'کوڈ 482913' };
  const gateway = (changes: { url?: string; token?: string; timeoutMs?: number } = {}) =>
    createHttpSmsGateway({ url: standIn.url, token: standIn.token, sender: 'Ikka', ...changes });

  it('is told id, number, sender and text', async () => {
    expect(await gateway().send(sms)).toEqual({ state: 'accepted' });
    expect(standIn.requests).toEqual([{ ...sms, from: 'Ikka' }]);
  });

  it.each([
    ['fail', { state: 'unclear', fault: 'http_500' }],
    ['refuse', { state: 'refused', fault: 'http_422' }],
    ['lose_answer', { state: 'unclear', fault: 'network' }],
    ['duplicate', { state: 'accepted' }],
    ['slow', { state: 'unclear', fault: 'timeout' }],
  ] as const)('that does this: %s', async (behaviour, outcome) => {
    standIn.behave(behaviour);
    expect(await gateway(behaviour === 'slow' ? { timeoutMs: shortMs } : {}).send(sms)).toEqual(outcome);
  });

  it('refuses a wrong token for good, and is not there at another port', async () => {
    expect(await gateway({ token: 'another token' }).send(sms)).toEqual({
      state: 'refused',
      fault: 'http_401',
    });
    const { url } = standIn;
    await standIn.stop();
    expect(await gateway({ url }).send(sms)).toEqual({ state: 'unclear', fault: 'network' });
    standIn = await startSmsStandIn();
  });

  it.each([
    [408, 'unclear'],
    [429, 'unclear'],
    [503, 'unclear'],
    [307, 'unclear'],
  ])('that answers %i may take it later; a redirect is not followed', async (status, state) => {
    const server = createServer((_request, response) =>
      response.writeHead(status, { location: standIn.url }).end(),
    );
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const outcome = await gateway({ url: `http://127.0.0.1:${port}/` }).send(sms);
    expect(outcome).toEqual({ state, fault: `http_${status}` });
    expect(standIn.requests).toEqual([]);
    server.closeAllConnections();
    server.close();
  });
});

describe('the mail gateway', () => {
  let standIn: MailStandIn;
  beforeEach(async () => {
    standIn = await startMailStandIn();
  });
  afterEach(() => standIn.stop());

  const mail = { id: '0197-2', to: 'amna@example.com', subject: 'کوڈ', text: 'متن', html: '<p>متن</p>' };
  const gateway = (changes: { url?: string; timeoutMs?: number } = {}) =>
    createSmtpMailGateway({ url: standIn.url, from: 'Ikka <no-reply@ikka.example>', ...changes });

  it('gets both forms, a Message-ID of the message’s id, and the mark of a machine', async () => {
    expect(await gateway().send(mail)).toEqual({ state: 'accepted' });
    const [received] = standIn.received;
    expect(received).toMatchObject({
      to: ['amna@example.com'],
      subject: 'کوڈ',
      text: 'متن',
      html: '<p>متن</p>',
      messageId: '<0197-2@ikka.example>',
    });
    expect(received?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it.each([
    ['fail', { state: 'unclear', fault: 'smtp_451' }],
    ['refuse', { state: 'refused', fault: 'smtp_550' }],
    ['lose_answer', { state: 'unclear', fault: 'network' }],
    ['slow', { state: 'unclear', fault: 'timeout' }],
  ] as const)('that does this: %s', async (behaviour, outcome) => {
    standIn.behave(behaviour);
    expect(await gateway(behaviour === 'slow' ? { timeoutMs: 400 } : {}).send(mail)).toEqual(outcome);
  });

  it('that refuses our login may be mended before the message expires', async () => {
    const url = standIn.url.replace('ikka:', 'somebody:');
    expect(await gateway({ url }).send(mail)).toEqual({ state: 'unclear', fault: 'smtp_535' });
  });

  it('on another machine is not spoken to without TLS', async () => {
    // 127.0.0.1 by a name that does not show it.
    const url = standIn.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    expect(await gateway({ url }).send(mail)).toMatchObject({ state: 'unclear' });
    expect(standIn.received).toEqual([]);
    expect(await gateway({ url: `${url}/?ignoreTLS=true` }).send(mail)).toEqual({ state: 'accepted' });
  });
});

describe('where messages go', () => {
  const sms = { SMS_URL: 'https://sms.example', SMS_TOKEN: 'a token', SMS_SENDER: 'Ikka' };
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@ikka.example' };
  const gateway = { send: expect.any(Function) };
  it.each([
    ['development', {}, 'outbox', 'outbox'],
    ['test', {}, 'outbox', 'outbox'],
    ['production', {}, null, null],
    ['development', sms, gateway, 'outbox'],
    ['production', mail, null, gateway],
    ['production', { ...sms, ...mail }, gateway, gateway],
  ] as const)('[C6] [C7] in %s with %o', (NODE_ENV, variables, toSms, toMail) => {
    expect(waysOf({ NODE_ENV, ...variables })).toEqual({ sms: toSms, mail: toMail });
  });
});
