import { isRefusal, type ModuleId } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { connect, type Database, type Transaction } from '../../platform/database/index.ts';
import { createFactBus, type FactName, type Facts } from '../../platform/facts.ts';
import { createSignals, type Signals } from '../../platform/signals.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createSettings, type SettingKey, type Settings } from '../settings/index.ts';
import type { Puzzle } from './captcha/cut-puzzle.ts';
import { createIdentity, type Identity, type IdentityCrafts } from './create-identity.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';

export const visitor = { ip: '203.0.113.7', userAgent: 'test browser' };
export const operator = { username: 'saira', ip: '198.51.100.4' };
export const goodPassword = 'mehfil-e-shab77';

const log = pino({ level: 'silent' });

/** The ledger's side, as far as this module touches it. */
export interface LedgerSide {
  readonly opened: { memberId: bigint; currency: string }[];
  readonly granted: bigint[];
  readonly suspended: Map<bigint, boolean>;
  /** While true every call fails, as if the ledger could not be reached. */
  isDown: boolean;
}

/** One process of the product: its own pool, signals and memory on the shared database. */
export interface Process {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly facts: { name: FactName; fact: Facts[FactName] }[];
  readonly signals: Signals;
}

export interface Bench extends Process {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly ledger: LedgerSide;
  readonly switchedOff: Set<ModuleId>;
  /** Passwords that were looked at: `null` stands for an account that does not exist. */
  readonly verified: (string | null)[];
  another(): Promise<Process>;
  set(key: SettingKey, value: unknown): Promise<void>;
  /** A member's number and a fresh token. */
  memberNamed(username: string): Promise<{ memberId: bigint; token: string }>;
  actions(subject?: string): Promise<string[]>;
  close(): Promise<void>;
}

/** What all processes of one test share. */
type Shared = Pick<Bench, 'test' | 'clock' | 'audit' | 'ledger' | 'switchedOff'> & {
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
  const parts = { database, clock, settings, audit, facts: { publish }, signals, log, isModuleOn };
  const identity = createIdentity({ ...parts, ...ledgerCalls(shared.ledger) }, shared.crafts);
  return { identity, settings, facts, signals };
}

/** The module on a real database with the slider switched off, unless a test switches it on. */
export async function openBench(makePuzzle?: () => Promise<Puzzle>): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['settings', 'audit', 'identity'] });
  const clock = fakeClock();
  const verified: (string | null)[] = [];
  const shared: Shared = {
    test,
    clock,
    audit: createAudit({ database: test.database, clock }),
    ledger: { opened: [], granted: [], suspended: new Map(), isDown: false },
    switchedOff: new Set(),
    crafts: { hasher: watched(createPasswordHasher(), verified), ...(makePuzzle && { makePuzzle }) },
  };
  const first = await startProcess(shared, test.database);
  const closers = [() => first.signals.close()];
  const versions = new Map<SettingKey, number>();
  const bench: Bench = {
    ...first,
    ...shared,
    verified,
    async another() {
      const own = connect(test.url);
      const started = await startProcess(shared, own);
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
    async close() {
      for (const close of closers.reverse()) await close();
      await test.drop();
    },
  };
  await bench.set('identity.slider_captcha', false);
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

/** The value of an answer that must not be a refusal. */
export function answered<Answer>(answer: Answer): Exclude<Answer, { code: string }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.value)}`);
  return answer as Exclude<Answer, { code: string }>;
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

function ledgerCalls(ledger: LedgerSide) {
  const reach = () => {
    if (ledger.isDown) throw new Error('the ledger cannot be reached');
  };
  return {
    openWallet: async (_tx: Transaction, memberId: bigint, currency: string) => {
      reach();
      ledger.opened.push({ memberId, currency });
    },
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
