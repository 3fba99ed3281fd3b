import { strict as assert } from 'node:assert';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallAnswer, calls } from '@ikka/contract';
import { isRefusal, refuse } from '@ikka/contract';
import { type SandboxProcess, startSandboxProcess } from '@ikka/payment-sandbox/testing';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { v7 } from 'uuid';
import type { CallerOf } from '../../platform/calls.ts';
import { callerOf } from '../../platform/calls-test-caller.ts';
import type { Clock } from '../../platform/clock.ts';
import { connect, type Database } from '../../platform/database/index.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createLedger, type Ledger, type Post, type PostOutcome } from '../ledger/index.ts';
import type { ProviderMethod, SettingKey, Settings } from '../settings/index.ts';
import { noBonuses } from './cashier-test-bonuses.ts';
import { type Cashier, createCashier } from './index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

type Deposit = CallAnswer<(typeof calls.cashier)['deposit']>;

/** One of several processes that share a database: its own connections, ledger lanes and cashier. */
export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly cashier: Cashier;
  readonly facts: string[];
  /** The letters that members were written: to whom, and what. */
  readonly letters: string[];
  /** Stands between the cashier and its ledger, so that a test can cut a posting off. */
  cutPost: ((post: Post, go: () => Promise<PostOutcome>) => Promise<PostOutcome>) | null;
}

/** The sandbox is a real process in real time, so the cashier's clock runs along with it, moved ahead by the test. */
interface MovingClock extends Clock {
  advance(ms: number): void;
}

export interface Bench {
  readonly test: TestDatabase;
  /** The cashier's; `advance` moves it alone. */
  readonly clock: MovingClock;
  readonly sandbox: SandboxProcess;
  readonly audit: Audit;
  readonly instances: readonly [Instance, Instance];
  /** The first instance's, for tests that need only one. */
  readonly cashier: Cashier;
  readonly settings: Partial<Record<SettingKey, unknown>>;
  /** Members to whom deposits are closed. */
  readonly excluded: Set<bigint>;
  /** Members whose deposit limits have no room for what comes late. */
  readonly full: Set<bigint>;
  /** Where a company sends its webhooks. */
  webhookUrl(provider: string): string;
  /** Which instance takes the n-th webhook (from 0); null: nobody, the merchant is down. */
  routeWebhooks(route: (n: number) => 0 | 1 | null): void;
  /** Whether the cashier can reach the company; its webhooks come all the same. */
  setReachable(isReachable: boolean): void;
  newMember(): bigint;
  caller(memberId: bigint, key?: string): CallerOf<(typeof calls.cashier)['createDeposit']>;
  /** A new deposit that must come to be; of 500.00 unless said otherwise. */
  deposit(memberId: bigint, amount?: string, cashier?: Cashier): Promise<Deposit & { redirectUrl: string }>;
  read(memberId: bigint, id: string): Promise<Deposit>;
  /** Moves the time of the cashier, its provider's requests and the sandbox. */
  passTime(ms: number, chaos?: Parameters<SandboxProcess['setChaos']>[0]): Promise<void>;
  setChaos(chaos: Parameters<SandboxProcess['setChaos']>[0]): Promise<void>;
  balanceOf(memberId: bigint): Promise<bigint>;
  /** Actions of the audit chain about a deposit, oldest first. */
  actsOn(depositId: string): Promise<{ action: string; after: Record<string, unknown> }[]>;
  assertBooksBalance(): Promise<void>;
  close(): Promise<void>;
}

const defaults: Partial<Record<SettingKey, unknown>> = {
  'cashier.deposit_min': '100.00',
  'cashier.deposit_max': '500000.00',
  'cashier.deposit_suggested': ['500.00', '1000.00'],
  'cashier.deposit_expiry_minutes': 30,
  'cashier.provider_methods': [
    methodOf({ code: 'sandbox', name: 'Sandbox Bank' }),
    methodOf({
      code: 'sandbox-card',
      kind: 'card',
      name: 'Sandbox Card',
      max: '20000.00',
      feePercent: '1.50',
    }),
    methodOf({ code: 'closed', name: 'Closed', isOpen: false }),
    methodOf({ code: 'coins', name: 'Coins', provider: 'btcpay', kind: 'crypto' }),
  ],
  'upload.image_max_bytes': 5_242_880,
  'cashier.withdraw_turnover': '1.00',
  'member.payout_wait_hours': 24,
};

function methodOf(change: Partial<ProviderMethod> & Pick<ProviderMethod, 'code' | 'name'>): ProviderMethod {
  const plain = { isOpen: true, provider: 'sandbox', kind: 'bank', channel: '', currency: 'PKR' } as const;
  return { ...plain, min: '', max: '', feePercent: '0.00', ...change };
}

/** Two instances of the cashier on one real database, and the real sandbox company over HTTP; other companies beside it. */
export async function openBench(
  others?: (settings: Pick<Settings, 'get'>) => readonly PaymentProvider[],
): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'cashier'] });
  const time = { aheadMs: 0, cashierAheadMs: 0 };
  const clock: MovingClock = {
    now: () => new Date(Date.now() + time.aheadMs + time.cashierAheadMs),
    advance: (ms) => {
      time.cashierAheadMs += ms;
    },
  };
  const settings: Partial<Record<SettingKey, unknown>> = {};
  const get = (key: SettingKey) => settings[key] ?? defaults[key];
  const current = { get } as Pick<Settings, 'get'>;
  const provided = { isReachable: true };
  const inbox = await openInbox();
  const sandbox = await startSandboxProcess({ webhookUrl: inbox.urlOf('sandbox') });
  const provider = createSandboxProvider({
    // Port 1 of this machine answers nobody.
    get url() {
      return provided.isReachable ? sandbox.address : 'http://127.0.0.1:1';
    },
    keyId: sandbox.keyId,
    secret: sandbox.secret,
    clock: { now: () => new Date(Date.now() + time.aheadMs) },
    settings: current,
    retryPausesMs: [1, 1],
  });
  const excluded = new Set<bigint>();
  const full = new Set<bigint>();
  const providers = [provider, ...(others?.(current) ?? [])];
  const shared = { clock, providers, settings: current, excluded, full };
  const instances = await Promise.all([openInstance(test, shared), openInstance(test, shared)]);
  const [first, second] = instances;
  assert(first && second);
  const audit = createAudit({ database: test.database, clock });
  inbox.deliverTo([first, second]);
  let lastMember = 1000n;

  const caller: Bench['caller'] = (memberId, key = v7()) => callerOf(memberId, key);
  const read: Bench['read'] = async (memberId, id) => {
    const found = await first.cashier.readDeposit(id, caller(memberId).member);
    assert(!isRefusal(found), 'the deposit is unknown');
    return found;
  };
  return {
    test,
    clock,
    sandbox,
    audit,
    instances: [first, second],
    cashier: first.cashier,
    settings,
    excluded,
    full,
    caller,
    read,
    webhookUrl: inbox.urlOf,
    routeWebhooks: inbox.route,
    setReachable: (isReachable) => {
      provided.isReachable = isReachable;
    },
    newMember: () => ++lastMember,
    async deposit(memberId, amount = '500.00', cashier = first.cashier) {
      const made = await cashier.createDeposit({ method: 'sandbox', amount }, caller(memberId));
      assert(!isRefusal(made), `the deposit was refused: ${JSON.stringify(made)}`);
      assert(made.redirectUrl !== null);
      return { ...made, redirectUrl: made.redirectUrl };
    },
    async passTime(ms, chaos = {}) {
      time.aheadMs += ms;
      await sandbox.setChaos({ ...chaos, clockAheadMs: time.aheadMs });
    },
    setChaos: (chaos) => sandbox.setChaos({ ...chaos, clockAheadMs: time.aheadMs }),
    async balanceOf(memberId) {
      const accounts = await first.ledger.balances(memberId);
      return accounts.find(({ kind }) => kind === 'cash')?.balance ?? 0n;
    },
    async actsOn(depositId) {
      const { entries } = await audit.find({ subject: `deposit:${depositId}` }, { limit: 50, offset: 0 });
      return entries
        .map(({ action, after }) => ({ action, after: JSON.parse(after ?? '{}') as Record<string, unknown> }))
        .reverse();
    },
    async assertBooksBalance() {
      const { rows } = await test.database.pool.query<{ sum: string }>(
        'SELECT sum(balance)::text AS sum FROM ledger.account GROUP BY currency',
      );
      assert(
        rows.every(({ sum }) => sum === '0'),
        'the sum over all accounts is not zero',
      );
    },
    async close() {
      await sandbox.stop();
      sandbox.remove();
      await inbox.close();
      for (const instance of instances) {
        await instance.ledger.close();
        await instance.database.close();
      }
      await test.drop();
    },
  };
}

async function openInstance(
  test: TestDatabase,
  {
    excluded,
    full,
    ...shared
  }: {
    clock: Clock;
    providers: PaymentProvider[];
    settings: Pick<Settings, 'get'>;
    excluded: ReadonlySet<bigint>;
    full: ReadonlySet<bigint>;
  },
): Promise<Instance> {
  const log = pino({ level: 'silent' });
  const database = connect(test.url, { max: 8 });
  const ledger = await createLedger({ database, clock: shared.clock, log });
  const facts: string[] = [];
  const letters: string[] = [];
  const instance: { cutPost: Instance['cutPost'] } = { cutPost: null };
  const cashier = createCashier({
    hasColleague: async () => true,
    ...shared,
    database,
    log,
    audit: createAudit({ database, clock: shared.clock }),
    ledger: {
      ...ledger,
      post: (post) =>
        instance.cutPost ? instance.cutPost(post, () => ledger.post(post)) : ledger.post(post),
    },
    facts: {
      publish: (name, fact) => facts.push('state' in fact ? `${name} ${fact.state}` : name),
      on: () => undefined,
    },
    // Bank transfers have a bench of their own.
    vault: {} as never,
    files: {} as never,
    identity: { namesOf: async () => new Map() },
    bonuses: noBonuses,
    protection: {
      countDeposit: async ({ memberId }) =>
        excluded.has(memberId) ? refuse('protection.excluded', { kind: 'cool_off', until: null }) : null,
      depositPaid: async () => undefined,
      recountDeposit: async ({ memberId }) => !full.has(memberId),
      isExcluded: async (memberId) => excluded.has(memberId),
    },
    tell: async (_tx, memberId, { title, text }) =>
      void letters.push(`${memberId}: ${title.EN} / ${text.EN}`),
    returnUrl: (id) => `https://ikka.example/index?deposit=${id}`,
  });
  return Object.assign(instance, { database, ledger, cashier, facts, letters });
}

/** Where the sandbox's webhooks arrive: what transport does for the real server. */
async function openInbox() {
  const state: { instances: readonly Instance[]; count: number; route: (n: number) => 0 | 1 | null } = {
    instances: [],
    count: 0,
    route: () => 0,
  };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const target = state.route(state.count++);
    const instance = target === null ? undefined : state.instances[target];
    if (!instance) return response.destroy();
    try {
      const { status, body } = await instance.cashier.receiveWebhook({
        provider: request.url?.split('/')[3] ?? '',
        headers: request.headers,
        rawBody: Buffer.concat(chunks),
        ip: request.socket.remoteAddress ?? '',
      });
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    } catch {
      return response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    urlOf: (provider: string) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/vendor/payment/${provider}/webhook`,
    deliverTo(instances: readonly Instance[]) {
      state.instances = instances;
    },
    route(route: (n: number) => 0 | 1 | null) {
      state.count = 0;
      state.route = route;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
