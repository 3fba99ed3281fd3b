import {
  type FakeClock,
  fakeClock,
  type MailStandIn,
  type SmsStandIn,
  startMailStandIn,
  startSmsStandIn,
  type TestDatabase,
} from '@ikka/test-kit';
import { connect, type Database } from '../../platform/database/index.ts';
import { createVault } from '../../platform/vault.ts';
import type { Channels, Message } from './channels.ts';
import type { Ways } from './gateways.ts';
import { createHttpSmsGateway } from './http-sms-gateway.ts';
import { createChannels } from './index.ts';
import { createSmtpMailGateway } from './smtp-mail-gateway.ts';

/** One process of the product: its pool, its module, and what it logged. */
export interface Process {
  readonly database: Database;
  readonly channels: Channels;
  readonly logged: string[];
}

/** The module as two processes on one database, with a gateway and a mail server of flesh and blood. */
export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly sms: SmsStandIn;
  readonly mail: MailStandIn;
  /** Another process; without ways it sends by both stand-ins. */
  process(ways?: Partial<Ways>, masterKey?: string): Process;
  /** Queues a message in a transaction of its own. */
  queue(process: Process, changes?: Partial<Message>): Promise<void>;
  close(): Promise<void>;
}

export const minute = 60_000;
const gatewayTimeoutMs = 2_000;

/** Begins on an empty table. */
export async function openBench(test: TestDatabase): Promise<Bench> {
  await test.database.pool.query('TRUNCATE channels.message');
  const clock = fakeClock();
  const [sms, mail] = await Promise.all([startSmsStandIn(), startMailStandIn()]);
  const processes: Process[] = [];
  return {
    test,
    clock,
    sms,
    mail,
    process(ways = {}, masterKey = 'k'.repeat(32)) {
      const database = connect(test.url, { max: 10 });
      const logged: string[] = [];
      const hear = (...words: unknown[]) => void logged.push(JSON.stringify(words, errorsAsText));
      const channels = createChannels({
        database,
        clock,
        vault: createVault(masterKey),
        settings: { get: () => 'Asia/Karachi' } as never,
        log: { warn: hear, error: hear } as never,
        ways: {
          sms: createHttpSmsGateway({ ...sms, sender: 'Ikka', timeoutMs: gatewayTimeoutMs }),
          mail: createSmtpMailGateway({
            url: mail.url,
            from: 'Ikka <no-reply@ikka.example>',
            timeoutMs: gatewayTimeoutMs,
          }),
          ...ways,
        },
      });
      const process = { database, channels, logged };
      processes.push(process);
      return process;
    },
    queue: ({ database, channels }, changes = {}) =>
      database.transaction((tx) =>
        channels.send(tx, {
          channel: 'sms',
          to: '+923001234567',
          language: 'EN',
          template: 'login_code',
          values: { code: '482913' },
          memberId: 7n,
          expiresAt: new Date(clock.now().getTime() + 10 * minute),
          ...changes,
        }),
      ),
    async close() {
      await Promise.all(processes.map(({ database }) => database.close()));
      await Promise.all([sms.stop(), mail.stop()]);
    },
  };
}

const errorsAsText = (_key: string, value: unknown) => (value instanceof Error ? String(value.stack) : value);
