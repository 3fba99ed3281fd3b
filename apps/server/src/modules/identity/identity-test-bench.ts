import { isRefusal, type ModuleId } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import type { Caller, CookieJar, CookieName } from '../../platform/calls.ts';
import { answered } from '../../platform/calls-test-answers.ts';
import { connect, type Database, type Transaction } from '../../platform/database/index.ts';
import { createFactBus, type FactName, type Facts } from '../../platform/facts.ts';
import { passwordTestCost } from '../../platform/password-test-cost.ts';
import { createSignals, type Signals } from '../../platform/signals.ts';
import { createVault } from '../../platform/vault.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { type Channels, createChannels, type OutboxMessage } from '../channels/index.ts';
import { createSettings, type SettingKey, type Settings } from '../settings/index.ts';
import type { Puzzle } from './captcha/cut-puzzle.ts';
import { createIdentity, type Identity, type IdentityCrafts } from './create-identity.ts';
import type { Browser, IdentityDeps } from './deps.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';

export { answered };

/** A browser that keeps no cookies. */
const noCookies: CookieJar = { read: () => null, write: () => undefined, clear: () => undefined };
export const visitor: Browser & Pick<Caller, 'language'> = {
  ip: '203.0.113.7',
  userAgent: 'test browser',
  language: 'EN',
  cookies: noCookies,
};
export const operator = { username: 'saira', ip: '198.51.100.4' };
export const goodPassword = 'mehfil-e-shab77';

const log = pino({ level: 'silent' });

/** The ledger's side, as far as this module touches it. */
export interface LedgerSide {
  readonly opened: { memberId: bigint; currency: string }[];
  readonly granted: bigint[];
  readonly suspended: Map<bigint, boolean>;
  readonly profiles: { memberId: bigint; fields: { readonly [field: string]: string } }[];
  /** In whose names a member's bank accounts are held. */
  readonly payoutNames: Map<bigint, readonly string[]>;
  /** While true every call fails, as if the ledger could not be reached. */
  isDown: boolean;
}

/** One process of the product: its own pool, signals and memory on the shared database. */
export interface Process {
  /** What the operations stand on, for those that this module keeps to itself. */
  readonly deps: IdentityDeps;
  readonly identity: Identity;
  readonly settings: Settings;
  readonly facts: { name: FactName; fact: Facts[FactName] }[];
  readonly signals: Signals;
  /** The real module; what the house writes stays in its outbox. */
  readonly channels: Channels;
}

export interface Bench extends Process {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly ledger: LedgerSide;
  readonly switchedOff: Set<ModuleId>;
  /** Where messages go: the outbox, unless a test closes a channel. */
  readonly ways: { sms: 'outbox' | null; mail: 'outbox' | null };
  /** Passwords that were looked at: `null` stands for an account that does not exist. */
  readonly verified: (string | null)[];
  /** How long log-ins were held back, in ms; none of them waits. */
  readonly pauses: number[];
  another(): Promise<Process>;
  /** Changes a setting, in every process that was started. */
  set(key: SettingKey, value: unknown): Promise<void>;
  /** A member's number and a fresh token. */
  memberNamed(username: string): Promise<{ memberId: bigint; token: string }>;
  actions(subject?: string): Promise<string[]>;
  /** What the house wrote to a number or mailbox, newest first. */
  messagesTo(to: string): Promise<OutboxMessage[]>;
  /** Does the work, and tells which statements it sent to the database, without their values. */
  statements<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seen: string[] }>;
  close(): Promise<void>;
}

/** What all processes of one test share. */
type Shared = Pick<Bench, 'test' | 'clock' | 'audit' | 'ledger' | 'switchedOff' | 'ways'> & {
  readonly crafts: IdentityCrafts;
};

async function startProcess(shared: Shared, database: Database): Promise<Process> {
  const { clock, audit } = shared;
  const signals = await createSignals(shared.test.url, log);
  const bus = createFactBus(log);
  const facts: Process['facts'] = [];
  const publish = <Name extends FactName>(name: Name, fact: Facts[Name]) => {
    facts.push({ name, fact });
    bus.publish(name, fact);
  };
  const recordAct: Audit['record'] = (tx, act) => audit.record(tx, act);
  const settings = await createSettings({ database, clock, signals, facts: bus, log, recordAct });
  const isModuleOn = (id: ModuleId) => !shared.switchedOff.has(id);
  const vault = createVault('a key for tests alone, thirty-two and more');
  const publicUrl = 'https://ikka.test';
  const channels = createChannels({ database, clock, vault, settings, log, ways: shared.ways });
  const parts = {
    database,
    clock,
    settings,
    audit,
    facts: { publish },
    signals,
    log,
    vault,
    channels,
    publicUrl,
    externalClients: {
      google: { clientId: 'ikka-google', clientSecret: 'a secret for tests alone' },
      facebook: { clientId: 'ikka-facebook', clientSecret: 'another secret for tests alone' },
    },
    firebaseApiKey: 'a key for tests alone',
    isModuleOn,
  };
  const deps: IdentityDeps = { ...parts, ...ledgerCalls(shared.ledger) };
  return { deps, identity: createIdentity(deps, shared.crafts), settings, facts, signals, channels };
}

/**
 * The module on a real database with the slider switched off, unless a test switches it on. Its hashes cost little; an identity
 * that is made of its `deps` alone hashes as the product does.
 */
export async function openBench(makePuzzle?: () => Promise<Puzzle>): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['settings', 'audit', 'channels', 'identity'] });
  const clock = fakeClock();
  const verified: (string | null)[] = [];
  const pauses: number[] = [];
  const shared: Shared = {
    test,
    clock,
    audit: createAudit({ database: test.database, clock }),
    ledger: {
      opened: [],
      granted: [],
      suspended: new Map(),
      payoutNames: new Map(),
      profiles: [],
      isDown: false,
    },
    switchedOff: new Set(),
    ways: { sms: 'outbox', mail: 'outbox' },
    crafts: {
      hasher: watched(createPasswordHasher({ cost: passwordTestCost }), verified),
      ...(makePuzzle && { makePuzzle }),
      pause: async (ms) => {
        pauses.push(ms);
      },
    },
  };
  const first = await startProcess(shared, test.database);
  const others: Process[] = [];
  const closers = [() => first.signals.close()];
  const versions = new Map<SettingKey, number>();
  const bench: Bench = {
    ...first,
    ...shared,
    verified,
    pauses,
    async another() {
      const own = connect(test.url);
      const started = await startProcess(shared, own);
      others.push(started);
      closers.push(
        () => own.close(),
        () => started.signals.close(),
      );
      return started;
    },
    async set(key, value) {
      const version = versions.get(key) ?? 0;
      const changed = await first.settings.change({ key, value, version, operator: 'saira', ip: null });
      if (isRefusal(changed)) throw new Error(`${changed.code}: ${JSON.stringify(changed.value)}`);
      versions.set(key, changed.version);
      // The signal takes a moment, and no test goes on before all have heard it.
      for (const other of others) await other.settings.reload();
    },
    async memberNamed(username) {
      const { token } = answered(await first.identity.register(registration(username), visitor));
      const member = await first.identity.session(token);
      if (member === null) throw new Error('no session after a registration');
      return { memberId: member.memberId, token };
    },
    async actions(subject) {
      const filter = subject === undefined ? {} : { subject };
      const { entries } = await shared.audit.find(filter, { limit: 100, offset: 0 });
      return entries.map((entry) => entry.action).reverse();
    },
    statements: watchStatements(test.database),
    async messagesTo(to) {
      const { list } = await first.channels.readOutbox();
      return list.filter((message) => message.to === to);
    },
    async close() {
      for (const close of closers.reverse()) await close();
      await test.drop();
    },
  };
  await bench.set('identity.slider_captcha', false);
  await bench.set('identity.captcha_after_failures', 1_000);
  return bench;
}

export const registration = (username: string) => ({
  username,
  password: goodPassword,
  confirmPassword: goodPassword,
  agreeTerms: true,
  ageConfirmed: true,
  login: true,
});

/** A browser that keeps its cookies from one request to the next. */
export interface TestBrowser {
  readonly kept: Map<CookieName, string>;
  /** Its next request; each sees the cookies as they were when it was made. */
  from(ip?: string): Browser;
}

export function testBrowser(
  home = visitor.ip,
  userAgent = visitor.userAgent,
  kept = new Map<CookieName, string>(),
): TestBrowser {
  return {
    kept,
    from(ip = home) {
      const sent = new Map(kept);
      return {
        ip,
        userAgent,
        cookies: {
          read: (name) => sent.get(name) ?? null,
          write: (name, value) => void kept.set(name, value),
          clear: (name) => void kept.delete(name),
        },
      };
    },
  };
}

/** Gives a member verified contacts, as if he had proven them long ago. */
export async function giveContacts(
  { test }: Pick<Bench, 'test'>,
  memberId: bigint,
  { email = null, mobile = null }: { readonly email?: string | null; readonly mobile?: string | null },
): Promise<void> {
  await test.database.pool.query(
    `UPDATE identity.account SET email = $2, email_key = lower($2), mobile_num = $3, mobile_key = $3,
       email_verified_at = CASE WHEN $2::text IS NULL THEN NULL ELSE registered_at END,
       mobile_verified_at = CASE WHEN $3::text IS NULL THEN NULL ELSE registered_at END WHERE id = $1`,
    [memberId.toString(), email, mobile],
  );
}

/** The code of an answer that must be a refusal. */
export function refused(answer: unknown): string {
  if (!isRefusal(answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return answer.code;
}

function watched(hasher: PasswordHasher, verified: (string | null)[]): PasswordHasher {
  return {
    ...hasher,
    verify: (hash, password) => {
      verified.push(hash);
      return hasher.verify(hash, password);
    },
  };
}

function watchStatements(database: Database): Bench['statements'] {
  const watched = new WeakSet<object>();
  let seen: string[] = [];
  database.pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    client.query = ((...input: unknown[]) => {
      const [config] = input;
      seen.push(typeof config === 'string' ? config : String((config as { text?: unknown }).text));
      return query(...input);
    }) as typeof client.query;
  });
  return async (work) => {
    seen = [];
    const result = await work();
    return { result, seen: [...seen] };
  };
}

function ledgerCalls(ledger: LedgerSide) {
  const reach = () => {
    if (ledger.isDown) throw new Error('the ledger cannot be reached');
  };
  return {
    openWallet: async (_tx: Transaction, memberId: bigint, currency: string) => {
      reach();
      ledger.opened.push({ memberId, currency });
    },
    openProfile: async (_tx: Transaction, memberId: bigint, fields: { readonly [field: string]: string }) => {
      reach();
      ledger.profiles.push({ memberId, fields });
    },
    payoutNamesOf: async (memberId: bigint) => ledger.payoutNames.get(memberId) ?? [],
    rankOf: async () => 0,
    isPlayClosed: async () => false,
    grantTrialMoney: async (memberId: bigint) => {
      reach();
      ledger.granted.push(memberId);
    },
    setLedgerSuspended: async (_tx: Transaction, memberId: bigint, isSuspended: boolean) => {
      reach();
      ledger.suspended.set(memberId, isSuspended);
    },
  };
}
