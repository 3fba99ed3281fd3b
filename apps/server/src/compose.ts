import { join, resolve } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { type CurrencyCode, currencyOf } from '@ikka/money';
import { Redis } from 'ioredis';
import { createAudit } from './modules/audit/index.ts';
import { cashierRoutes, createCashier, createSandboxProvider } from './modules/cashier/index.ts';
import { createCatalogue } from './modules/catalogue/index.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { contentRoutes, createContent } from './modules/content/index.ts';
import { createGateway } from './modules/gateway/index.ts';
import { createIdentity, identityRoutes, registerSettingsRoute } from './modules/identity/index.ts';
import { createLaunch } from './modules/launch/index.ts';
import { launchRoutes } from './modules/launch/routes.ts';
import { createLedger } from './modules/ledger/index.ts';
import { createOffice, createOperators, type OneTimeLogin, officeRoutes } from './modules/office/index.ts';
import { createGameShelf, createRounds } from './modules/rounds/index.ts';
import { playRoutes } from './modules/rounds/play-routes.ts';
import { recordRoutes } from './modules/rounds/record-routes.ts';
import { createSettings } from './modules/settings/index.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { createWallet, walletRoutes } from './modules/wallet/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { connect, ensureMigrated } from './platform/database/index.ts';
import { createFactBus } from './platform/facts.ts';
import { startJobs } from './platform/jobs.ts';
import { createLogger } from './platform/log.ts';
import { masterKey } from './platform/secret-key.ts';
import { createSignals } from './platform/signals.ts';
import { createVault } from './platform/vault.ts';
import { isModuleOn } from './transport/gates.ts';
import { createTransport, type Transport } from './transport/index.ts';
import { createMetrics } from './transport/metrics.ts';
import { createRateLimits } from './transport/rate-limits.ts';
import { createNews } from './transport/rooms/push-news.ts';
import { distantRooms, startRooms } from './transport/rooms/start-rooms.ts';

export interface ComposeOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The address by which players reach the site. */
  readonly publicUrl: string;
  readonly clock?: Clock;
}

/** The product, put together and not yet listening. */
export interface Product {
  readonly transport: Transport;
  /** The first operator's name and one-time password, at the very first start only. */
  readonly firstOperator: OneTimeLogin | null;
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

const apps = resolve(import.meta.dirname, '../..');

/** The only place where modules meet. */
export async function compose(options: ComposeOptions): Promise<Product> {
  const { config, databaseUrl } = options;
  const clock = options.clock ?? systemClock;
  const has = (role: Config['ROLES'][number]) => config.ROLES.includes(role);
  const log = createLogger(config.LOG_LEVEL);

  await ensureMigrated(databaseUrl);
  const database = connect(databaseUrl, {
    max: 20,
    onIdleError: (error) => log.warn({ err: error }, 'an idle connection to the database was lost'),
  });
  const vault = createVault(masterKey(config.SECRET_KEY, config.DATA_DIR));
  const signals = await createSignals(databaseUrl, log);
  const facts = createFactBus(log);

  const audit = createAudit({ database, clock });
  const settings = await createSettings({ database, clock, signals, facts, log, recordAct: audit.record });
  const gateway = await createGateway({ database, clock, vault, signals });
  const ledger = await createLedger({ database, clock, log, lanes: config.LEDGER_LANES });
  const wallet = createWallet({ database, clock, ledger, settings });
  const identity = createIdentity({
    database,
    clock,
    settings,
    audit,
    facts,
    signals,
    log,
    isModuleOn: (module) => isModuleOn(module, settings.get('modules.switched_off')),
    openWallet: async (tx, memberId, currency) => {
      await ledger.ensureMemberAccounts(memberId, currency, tx);
    },
    grantTrialMoney: (memberId) => wallet.openWallet(memberId, { isTrial: true }),
    setLedgerSuspended: (tx, memberId, isSuspended) =>
      isSuspended ? ledger.suspend(tx, memberId) : ledger.unsuspend(tx, memberId),
  });
  const cashier = createCashier({
    database,
    clock,
    ledger,
    settings,
    audit,
    facts,
    log,
    providers: providersOf(config, clock),
    returnUrl: (depositId) => `${options.publicUrl}/index?deposit=${depositId}`,
  });
  const catalogue = createCatalogue({ database, settings, clock });
  await catalogue.seed();
  const content = createContent({ database, clock, settings, audit, facts });
  const games = createGameShelf([karakoram25]);
  const stakes = async (gameId: string, currency: NonNullable<ReturnType<typeof currencyOf>>) => {
    const game = await catalogue.openGame(gameId);
    return game === null ? null : catalogue.stakes(game, currency);
  };
  const rounds = createRounds({
    database,
    clock,
    vault,
    facts,
    settings,
    ledger,
    games,
    stakes,
    currencyCode,
  });
  const launch = createLaunch({
    database,
    clock,
    settings,
    catalogue,
    isSessionLive: identity.isSessionLive,
  });
  identity.onSessionsEnded(({ sessions }) => {
    for (const { sessionId } of sessions) launch.forgetSession(sessionId);
  });
  const operators = createOperators({ database, clock, vault, audit });
  const firstOperator = await operators.ensureFirst();

  const redis =
    config.REDIS_URL === undefined ? null : new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1 });
  redis?.on('error', (error) => log.warn({ err: error }, 'redis has a fault'));
  const rooms = has('rooms')
    ? await startRooms({
        redisUrl: config.REDIS_URL,
        address: config.ROOMS_ADDRESS,
        log,
        access: { member: identity.session, balance: (member) => wallet.balance(member) },
      })
    : null;
  const distant = rooms === null && config.REDIS_URL !== undefined ? distantRooms(config.REDIS_URL) : null;
  const presence = rooms?.presence ?? distant?.presence;
  if (presence) {
    const news = createNews(presence, log);
    // Known to one process alone, whatever its roles: it tells the pages of all.
    facts.on('BalanceChanged', ({ memberId }) => news.balanceChanged(memberId));
    facts.on('DepositSettled', ({ memberId, depositId, state }) =>
      news.toMember(memberId, 'deposit.changed', { id: depositId, state }),
    );
    facts.on('NoticePublished', ({ title, publishedFrom }) =>
      news.toAll('notice.published', { title, at: publishedFrom.toISOString() }),
    );
  }
  if (rooms) {
    const news = createNews(rooms.presence, log);
    // Heard in every process: without Redis each tells its own pages.
    identity.onSessionsEnded(({ sessions, reason }) => {
      for (const { memberId, sessionId } of sessions) {
        news.toSession(memberId, sessionId, 'session.ended', { reason });
      }
    });
    facts.on('SettingsChanged', ({ keys }) => news.toAll('settings.changed', { keys: [...keys] }));
  }

  const metrics = createMetrics();
  const jobs = has('jobs') ? await startJobs(databaseUrl, log) : null;
  if (jobs) {
    jobs.everySeconds('cashier.settle_pending', 5, cashier.settlePending);
    jobs.everySeconds('content.announce', 10, content.announceDue);
    jobs.everySeconds('ledger.sweep_holds', 30, () => ledger.sweepExpiredHolds());
    await jobs.byCalendar('identity.clean_up', '* * * * *', identity.cleanUp);
    await jobs.byCalendar('gateway.tidy', '7 * * * *', gateway.tidy);
    await jobs.byCalendar('gateway.rotate_keys', '*/10 * * * *', () => gateway.rotateKeys('due'));
    await jobs.byCalendar('launch.tidy', '17 * * * *', launch.tidy);
    await jobs.byCalendar('office.purge', '27 * * * *', operators.purgeStale);
    await jobs.byCalendar('ledger.partitions', '13 1 * * *', ledger.ensurePartitions);
    await jobs.byCalendar('ledger.prove', '43 2 * * *', async () => {
      const health = await ledger.health('chains');
      if (!health.isBalanced)
        log.fatal({ wrongAccounts: health.wrongAccounts.map(String) }, 'the books are not right');
    });
  }
  addGauges(metrics, { ledger, rounds, jobs });

  const namesOf = catalogue.names;
  const office = createOffice({
    database,
    clock,
    audit,
    settings,
    identity,
    ledger,
    rounds,
    content,
    namesOf,
  });
  const cashOf = async (memberId: bigint, currency: string) => {
    const account = await ledger.account(
      await ledger.memberAccount(memberId, 'cash', currencyCode(currency)),
    );
    return account?.balance ?? 0n;
  };
  const transport = await createTransport({
    settings,
    gateway,
    clock,
    log,
    metrics,
    rooms,
    lookups: { member: identity.session, play: launch.playSession, operator: operators.session },
    checkRate: createRateLimits({ redis, factor: config.RATE_LIMIT_FACTOR }),
    countryHeader: config.COUNTRY_HEADER,
    trustProxy: config.TRUST_PROXY,
    publicUrl: options.publicUrl,
    metricsToken: config.METRICS_TOKEN,
    pages: {
      site: join(apps, 'site/dist'),
      play: join(apps, 'play/dist'),
      office: join(apps, 'office/dist'),
    },
    isReady: async () => (await database.pool.query('SELECT 1')).rowCount === 1,
    handlers: {
      system: { ...settingsRoutes(settings), ...registerSettingsRoute(identity) },
      identity: identityRoutes(identity),
      wallet: walletRoutes(wallet),
      cashier: cashierRoutes(cashier),
      catalogue: catalogueRoutes(catalogue, settings),
      content: contentRoutes(content, settings),
      launch: launchRoutes(launch, async (caller) => {
        const opened = await identity.openTrial(caller);
        if (isRefusal(opened)) return opened;
        const member = await identity.session(opened.token);
        if (member === null) throw new Error('a trial session ended before it began');
        return member;
      }),
      play: playRoutes({ rounds, games, stakes, namesOf, settings, clock, cashOf, openPlay: launch.open }),
      records: recordRoutes(rounds, namesOf),
      office: officeRoutes(operators, office),
    },
    rawRoutes: [
      {
        method: 'POST',
        path: '/vendor/payment/:provider/webhook',
        receive: ({ params, headers, rawBody, ip }) =>
          cashier.receiveWebhook({ provider: params.provider ?? '', headers, rawBody, ip }),
      },
    ],
  });

  return {
    transport,
    firstOperator,
    async close() {
      await transport.close();
      await jobs?.stop();
      await ledger.close();
      await signals.close();
      distant?.close();
      redis?.disconnect();
      await database.close();
    },
  };
}

function currencyCode(code: string): CurrencyCode {
  const currency = currencyOf(code);
  if (currency === null) throw new Error(`no such currency: ${code}`);
  return currency.code;
}

function providersOf(config: Config, clock: Clock) {
  const { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY_ID: keyId, PAYMENT_SANDBOX_SECRET: secret } = config;
  if (url === undefined || keyId === undefined || secret === undefined) return [];
  return [createSandboxProvider({ url, keyId, secret, clock })];
}

function addGauges(
  metrics: ReturnType<typeof createMetrics>,
  parts: {
    readonly ledger: Awaited<ReturnType<typeof createLedger>>;
    readonly rounds: ReturnType<typeof createRounds>;
    readonly jobs: Awaited<ReturnType<typeof startJobs>> | null;
  },
): void {
  const laneFigures = () =>
    parts.ledger
      .metrics()
      .flatMap((lane, index) =>
        Object.entries(lane).flatMap(([figure, value]) =>
          typeof value === 'number' ? [{ labels: { lane: String(index), figure }, value }] : [],
        ),
      );
  metrics.addGauge({
    name: 'ikka_ledger_lane',
    help: 'Figures of each ledger lane',
    labels: ['lane', 'figure'],
    read: laneFigures,
  });
  metrics.addGauge({
    name: 'ikka_seats',
    help: 'Members who play in this process',
    read: () => [{ value: parts.rounds.seats() }],
  });
  metrics.addGauge({
    name: 'ikka_jobs',
    help: 'Runs and failures of each job in this process',
    labels: ['job', 'what'],
    read: () =>
      (parts.jobs?.report() ?? []).flatMap(({ name, runs, failures }) => [
        { labels: { job: name, what: 'runs' }, value: runs },
        { labels: { job: name, what: 'failures' }, value: failures },
      ]),
  });
}
