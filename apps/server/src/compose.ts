import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { modules } from './compose/modules.ts';
import { type ComposeOptions, openFoundation } from './compose/open-foundation.ts';
import { openPages } from './compose/open-pages.ts';
import { gateway } from './modules/gateway/module.ts';
import { settings } from './modules/settings/module.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { makeModules } from './platform/module/make-modules.ts';
import { transportNeeds } from './platform/transport-needs.ts';
import { createTransport, type Transport } from './transport/index.ts';
import { createMetrics, type Metrics } from './transport/metrics.ts';
import { createRateLimits } from './transport/rate-limits.ts';

/** The product, put together and not yet listening. */
export interface Product {
  readonly transport: Transport;
  /** What whoever started the program has to know, such as a password that is shown this once. */
  readonly greeting: readonly string[];
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

const apps = resolve(import.meta.dirname, '../..');

/** The only place where modules meet. It knows none of them by name but those that transport stands on. */
export async function compose(options: ComposeOptions): Promise<Product> {
  const { config, databaseUrl, publicUrl } = options;
  const has = (role: (typeof config.ROLES)[number]) => config.ROLES.includes(role);
  const foundation = await openFoundation(options);
  const { clock, database, log, signals } = foundation;
  const house = await makeModules(modules, foundation);
  const given = house.give({ settings, gateway, ...transportNeeds });
  const greeting = await house.greet();

  const redis =
    config.REDIS_URL === undefined ? null : new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1 });
  redis?.on('error', (error) => log.warn({ err: error }, 'redis has a fault'));
  const pages = await openPages({ config, log, house, given, keepsRooms: has('rooms') });

  const jobs = has('jobs') ? await startJobs(databaseUrl, log) : null;
  if (jobs) {
    await house.beforeJobs();
    await jobs.schedule(house.jobs);
  }
  const metrics = createMetrics();
  for (const gauge of house.gauges) metrics.addGauge(gauge);
  addJobGauge(metrics, jobs);

  const siteOrigins = () => [publicUrl, ...given.settings.get('site.domain_routes')];
  const launchOrigins = () => given.settings.get('site.launch_cdns');
  const transport = await createTransport({
    settings: given.settings,
    gateway: given.gateway,
    clock,
    log,
    metrics,
    rooms: pages.rooms,
    lookups: { member: given.memberSession, play: given.playSession, operator: given.operatorSession },
    checkRate: createRateLimits({ redis, factor: config.RATE_LIMIT_FACTOR }),
    limitFactor: config.RATE_LIMIT_FACTOR,
    ownOrigins: () => [...siteOrigins(), ...launchOrigins()],
    countryHeader: config.COUNTRY_HEADER,
    isSecure: publicUrl.startsWith('https:'),
    trustProxy: config.TRUST_PROXY,
    publicUrl,
    metricsToken: config.METRICS_TOKEN,
    pages: {
      site: join(apps, 'site/dist'),
      play: join(apps, 'play/dist'),
      office: join(apps, 'office/dist'),
    },
    framed: {
      games: () => [...given.gameOrigins().flat(), ...launchOrigins()],
      sites: siteOrigins,
    },
    captcha: { script: config.RECAPTCHA_URL, isOffered: given.hasPhoneCaptcha },
    isReady: async () => (await database.pool.query('SELECT 1')).rowCount === 1,
    handlers: house.handlers,
    rawRoutes: house.rawRoutes,
  });

  return {
    transport,
    greeting,
    async close() {
      await transport.close();
      await jobs?.stop();
      await house.close();
      await signals.close();
      pages.close();
      redis?.disconnect();
      await database.close();
    },
  };
}

function addJobGauge(metrics: Metrics, jobs: Jobs | null): void {
  metrics.addGauge({
    name: 'ikka_jobs',
    help: 'Runs and failures of each job in this process',
    labels: ['job', 'what'],
    read: () =>
      (jobs?.report() ?? []).flatMap(({ name, runs, failures }) => [
        { labels: { job: name, what: 'runs' }, value: runs },
        { labels: { job: name, what: 'failures' }, value: failures },
      ]),
  });
}
