import { isRefusal } from '@ikka/contract';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { type Channels, createChannels, type Ways } from '../channels/index.ts';
import type { OfficeParts } from './office-parts.ts';
import { outbox } from './outbox.ts';

const saira = { username: 'saira', ip: '198.51.100.4' };
const query = { pageNo: 1, pageSize: 2 };

describe('the development outbox', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase({ modules: ['settings', 'audit', 'channels'] });
  });
  afterEach(() => test.drop());

  const clock = fakeClock();
  const partsWith = (ways: Ways): OfficeParts & { readonly channels: Channels } => {
    const { database } = test;
    const channels = createChannels({
      database,
      clock,
      vault: createVault('k'.repeat(32)),
      settings: { get: () => 'Asia/Karachi' } as never,
      log: { warn: () => undefined, error: () => undefined } as never,
      ways,
    });
    return { database, clock, channels, audit: createAudit({ database, clock }) } as never;
  };

  it('[O17] is read page by page, and each reading is recorded without a word of what was read', async () => {
    const parts = partsWith({ sms: 'outbox', mail: null });
    for (const code of ['111111', '222222', '333333']) {
      await test.database.transaction((tx) =>
        parts.channels.send(tx, {
          channel: 'sms',
          to: '+923001234567',
          language: 'UR',
          template: 'login_code',
          values: { code },
          memberId: 7n,
          expiresAt: new Date(clock.now().getTime() + 60_000),
        }),
      );
      clock.advance(1_000);
    }
    const answer = await outbox(parts, query, saira);
    if (isRefusal(answer)) throw new Error(answer.code);
    expect(answer).toMatchObject({ total: 3, totalPages: 2 });
    expect(answer.list.map(({ text }) => /\d{6}/.exec(text)?.[0])).toEqual(['333333', '222222']);
    expect(answer.list[0]).toMatchObject({ memberId: '7', to: '+923001234567', subject: null, html: null });
    const { entries } = await parts.audit.find({ action: 'outbox.read' }, { limit: 10, offset: 0 });
    expect(entries.map(({ actor, ip, after }) => [actor, ip, after])).toEqual([
      ['saira', '198.51.100.4', JSON.stringify({ messages: answer.list.map(({ id }) => id) })],
    ]);
  });

  it('[O17] is not there, and nothing is recorded, where messages are sent or none can be', async () => {
    const parts = partsWith({ sms: null, mail: { send: async () => ({ state: 'accepted' }) } });
    expect(await outbox(parts, query, saira)).toMatchObject({ code: 'request.not_found' });
    expect((await parts.audit.find({}, { limit: 10, offset: 0 })).total).toBe(0);
  });
});
