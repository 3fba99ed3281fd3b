import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { fakeClock, openTestDatabase } from '@ikka/test-kit';
import { openIdentity } from '../../fixtures/identity.fixture.ts';
import { createFactBus, type FactName, type Facts } from '../../platform/facts.ts';
import { createFolderStore } from '../../platform/files.ts';
import { createLogger } from '../../platform/log.ts';
import { createSignals } from '../../platform/signals.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createChannels } from '../channels/index.ts';
import { cleanHtml } from '../content/index.ts';
import { createSettings, type SettingKey } from '../settings/index.ts';
import { createMessages } from './index.ts';

export { answered, codeOf } from '../../platform/calls-test-answers.ts';

export type Bench = Awaited<ReturnType<typeof openBench>>;

const password = 'a-long-sentence-7';
export const saira = { username: 'saira', ip: '198.51.100.1' };
export const bilal = { username: 'bilal', ip: '198.51.100.2' };

/** The module on a real database, with members whose VIP levels a test sets. */
export async function openBench() {
  const test = await openTestDatabase({
    modules: ['settings', 'audit', 'channels', 'identity', 'messages'],
    max: 20,
  });
  const { database } = test;
  const clock = fakeClock();
  const log = createLogger('silent');
  const signals = await createSignals(test.url, log);
  const facts: { readonly name: FactName; readonly fact: unknown }[] = [];
  const told = {
    publish: <Name extends FactName>(name: Name, fact: Facts[Name]) => void facts.push({ name, fact }),
  };
  const audit = createAudit({ database, clock });
  const settings = await createSettings({
    database,
    clock,
    signals,
    facts: createFactBus(log),
    log,
    recordAct: audit.record,
  });
  const vault = createVault('a key for tests alone, thirty-two and more');
  const ways = { sms: 'outbox', mail: 'outbox' } as const;
  const channels = createChannels({ database, clock, vault, settings, log, ways });
  const identity = openIdentity({
    database,
    clock,
    settings,
    audit,
    facts: told,
    signals,
    log,
    vault,
    channels,
  });
  const filesFolder = await mkdtemp(join(tmpdir(), 'ikka-messages-'));
  const ranks = new Map<bigint, number>();
  const excluded = new Set<bigint>();
  const files = createFolderStore(filesFolder);
  const messages = createMessages({
    database,
    clock,
    settings,
    audit,
    facts: told,
    vault,
    files,
    channels,
    identity,
    rankOf: async (memberId) => ranks.get(memberId) ?? 0,
    isExcluded: async (memberId) => excluded.has(memberId),
    cleanHtml,
  });
  const versions = new Map<SettingKey, number>();
  let made = 0;
  const set = async (key: SettingKey, value: unknown) => {
    const version = versions.get(key) ?? 0;
    const changed = await settings.change({ key, value, version, operator: 'saira', ip: null });
    if (isRefusal(changed)) throw new Error(`${changed.code}: ${JSON.stringify(changed.value)}`);
    versions.set(key, changed.version);
  };
  await set('identity.slider_captcha', false);
  return {
    test,
    database,
    clock,
    messages,
    identity,
    channels,
    settings,
    files,
    filesFolder,
    facts,
    ranks,
    excluded,
    set,
    /** A member of his own, with this VIP level. */
    async newcomer(rank = 0) {
      made += 1;
      const name = `member${made}`;
      const cookies = { read: () => null, write: () => undefined, clear: () => undefined };
      const registered = await identity.register(
        {
          username: name,
          password,
          confirmPassword: password,
          agreeTerms: true,
          ageConfirmed: true,
          login: true,
        },
        { ip: `203.0.113.${made}`, userAgent: 'test browser', cookies },
      );
      if (isRefusal(registered)) throw new Error(registered.code);
      const session = await identity.session(registered.token);
      if (session === null) throw new Error('no session after a registration');
      ranks.set(session.memberId, rank);
      return { ...session, name };
    },
    /** What the audit holds of a subject, oldest first. */
    async actions(subject: string) {
      const { entries } = await audit.find({ subject }, { limit: 100, offset: 0 });
      return entries.map(({ action }) => action).reverse();
    },
    async close() {
      await signals.close();
      await test.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
