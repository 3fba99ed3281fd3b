import { calls } from '@ikka/contract';
import {
  type MailStandIn,
  type SmsStandIn,
  startMailStandIn,
  startSmsStandIn,
  startTestServer,
  type TestServer,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Channels, createChannels, waysOf } from '../../apps/server/src/modules/channels/index.ts';
import { createVault } from '../../apps/server/src/platform/vault.ts';
import { clientOf, must } from './client-of.ts';
import { logInOperator } from './log-in-operator.ts';

const SECRET_KEY = 'a master key that the processes of one site share';
const variablesOf = (sms: SmsStandIn, mail: MailStandIn) => ({
  SMS_URL: sms.url,
  SMS_TOKEN: sms.token,
  SMS_SENDER: 'Ikka',
  SMTP_URL: mail.url,
  MAIL_FROM: 'Ikka <no-reply@ikka.example>',
});

describe('messages to people, by the whole server', () => {
  let sms: SmsStandIn;
  let mail: MailStandIn;
  let server: TestServer;
  beforeAll(async () => {
    [sms, mail] = await Promise.all([startSmsStandIn(), startMailStandIn()]);
    server = await startTestServer({ env: { SECRET_KEY, ...variablesOf(sms, mail) } });
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([sms?.stop(), mail?.stop()]);
  });

  /** The module in another process of the same site: this one, which runs no jobs. */
  const channelsHere = (): Channels =>
    createChannels({
      database: server.database.database,
      clock: { now: () => new Date() },
      vault: createVault(SECRET_KEY),
      settings: { get: () => 'Asia/Karachi' } as never,
      log: { warn: () => undefined, error: () => undefined } as never,
      ways: waysOf({ NODE_ENV: 'test', ...variablesOf(sms, mail) }),
    });

  it('[C1] [C5] [C8] what one process wrote another one’s job sends, and tries again by itself', async () => {
    const channels = channelsHere();
    sms.behave('lose_answer');
    const message = {
      language: 'UR',
      template: 'step_up_code',
      values: { code: '730184' },
      memberId: 42n,
      expiresAt: new Date(Date.now() + 300_000),
    } as const;
    await server.database.database.transaction(async (tx) => {
      await channels.send(tx, { ...message, channel: 'sms', to: '+923001234567' });
      await channels.send(tx, { ...message, channel: 'mail', to: 'amna@example.com' });
    });
    const settled = async () =>
      (await channels.deliveriesOf(42n)).map(({ state, attempts }) => [state, attempts]);
    await vi.waitFor(
      async () =>
        expect((await settled()).sort()).toEqual([
          ['sent', 1],
          ['sent', 2],
        ]),
      { timeout: 20_000, interval: 100 },
    );
    expect(sms.delivered).toMatchObject([{ to: '+923001234567', text: expect.stringContaining('730184') }]);
    expect(sms.requests).toHaveLength(2);
    expect(mail.received).toMatchObject([
      { to: ['amna@example.com'], text: expect.stringContaining('730184') },
    ]);
    expect(server.output()).not.toMatch(/730184|923001234567|amna@/);
  });

  it('[C7] [O17] shows no outbox where messages are sent', async () => {
    const client = clientOf(server, await logInOperator(server));
    expect(await must(client.call(calls.office.officeMe, {}))).toMatchObject({ hasOutbox: false });
    const answer = await client.call(calls.office.officeOutbox, { query: { pageNo: 1, pageSize: 20 } });
    expect(answer).toMatchObject({ ok: false, code: 'request.not_found' });
  });
});
