import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import sharp from 'sharp';
import { openIdentity } from '../../fixtures/identity.fixture.ts';
import { createFactBus, type FactName, type Facts } from '../../platform/facts.ts';
import { createFolderStore, type FileStore } from '../../platform/files.ts';
import { createLogger } from '../../platform/log.ts';
import { createSignals } from '../../platform/signals.ts';
import { createVault } from '../../platform/vault.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { type Channels, createChannels } from '../channels/index.ts';
import type { Identity } from '../identity/index.ts';
import { createSettings, type SettingKey, type Settings } from '../settings/index.ts';
import { createMember, type Member } from './index.ts';

export { answered, codeOf } from '../../platform/calls-test-answers.ts';

export const saira = { username: 'saira', ip: '198.51.100.4' };
const password = 'mehfil-e-shab77';

/** The module beside the real ones that it stands on, on a real database and a real folder. */
export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly member: Member;
  readonly identity: Identity;
  readonly channels: Channels;
  readonly audit: Audit;
  readonly files: FileStore;
  readonly settings: Settings;
  readonly filesFolder: string;
  readonly facts: { name: FactName; fact: Facts[FactName] }[];
  set(key: SettingKey, value: unknown): Promise<void>;
  /** A new member who acts from his own address. */
  newcomer(payeeName?: string): Promise<{ memberId: bigint; ip: string }>;
  /** Writes contacts into an account as if they had been proven. */
  verify(memberId: bigint, contacts: { email?: string; mobile?: string }): Promise<void>;
  /** What the audit holds of a subject, oldest first, but for what identity writes. */
  actions(subject: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({
    modules: ['settings', 'audit', 'channels', 'identity', 'member'],
    max: 20,
  });
  const { database } = test;
  const clock = fakeClock();
  const log = createLogger('silent');
  const signals = await createSignals(test.url, log);
  const bus = createFactBus(log);
  const facts: Bench['facts'] = [];
  const told = {
    publish: <Name extends FactName>(name: Name, fact: Facts[Name]) => void facts.push({ name, fact }),
  };
  const audit = createAudit({ database, clock });
  const settings = await createSettings({
    database,
    clock,
    signals,
    facts: bus,
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
    openProfile: (tx, memberId, fields) => member.openProfile(tx, memberId, fields),
    payoutNamesOf: (memberId) => member.payoutNamesOf(memberId),
  });
  const filesFolder = await mkdtemp(join(tmpdir(), 'ikka-member-'));
  const files = createFolderStore(filesFolder);
  const member = createMember({
    database,
    clock,
    settings,
    audit,
    facts: told,
    vault,
    channels,
    identity,
    files,
  });
  let made = 0;
  const versions = new Map<SettingKey, number>();
  const bench: Bench = {
    test,
    clock,
    member,
    identity,
    channels,
    audit,
    files,
    settings,
    filesFolder,
    facts,
    async set(key, value) {
      const version = versions.get(key) ?? 0;
      const changed = await settings.change({ key, value, version, operator: 'saira', ip: null });
      if (isRefusal(changed)) throw new Error(`${changed.code}: ${JSON.stringify(changed.value)}`);
      versions.set(key, changed.version);
    },
    async newcomer(payeeName) {
      made += 1;
      const ip = `203.0.113.${made}`;
      const cookies = { read: () => null, write: () => undefined, clear: () => undefined };
      const registered = await identity.register(
        {
          username: `member${made}`,
          password,
          confirmPassword: password,
          agreeTerms: true,
          ageConfirmed: true,
          login: true,
          ...(payeeName === undefined ? {} : { payeeName }),
        },
        { ip, userAgent: 'test browser', cookies },
      );
      if (isRefusal(registered)) throw new Error(registered.code);
      const session = await identity.session(registered.token);
      if (session === null) throw new Error('no session after a registration');
      return { memberId: session.memberId, ip };
    },
    async verify(memberId, { email = null, mobile = null }) {
      await database.pool.query(
        `UPDATE identity.account SET email = $2::text, email_key = $2::text, mobile_key = $3::text,
           email_verified_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END,
           mobile_verified_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END WHERE id = $1`,
        [memberId, email, mobile],
      );
    },
    async actions(subject) {
      const { entries } = await audit.find({ subject }, { limit: 100, offset: 0 });
      const ofIdentity = ['member.registered', 'member.device_added', 'member.logged_in'];
      return entries
        .map(({ action }) => action)
        .filter((action) => !ofIdentity.includes(action))
        .reverse();
    },
    async close() {
      await signals.close();
      await test.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
  await bench.set('identity.slider_captcha', false);
  return bench;
}

/** A picture of one colour. */
export const picture = (colour: string, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
