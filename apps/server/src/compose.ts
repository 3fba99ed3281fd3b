import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { addGauges } from './compose/add-gauges.ts';
import { busOf, createGameRooms, gameAccess } from './compose/game-rooms.ts';
import { createModules } from './compose/modules.ts';
import type { ComposeOptions } from './compose/open-foundation.ts';
import { handlersOf, rawRoutesOf } from './compose/routes.ts';
import { scheduleJobs } from './compose/schedule-jobs.ts';
import { tellOwnPages, tellPages } from './compose/tell-pages.ts';
import type { OneTimeLogin } from './modules/office/index.ts';
import type { Config } from './platform/config.ts';
import { startJobs } from './platform/jobs.ts';
import { createTransport, type Transport } from './transport/index.ts';
import { createMetrics } from './transport/metrics.ts';
import { createRateLimits } from './transport/rate-limits.ts';
import { distantRooms, startRooms } from './transport/rooms/start-rooms.ts';

/** The product, put together and not yet listening. */
export interface Product {
  readonly transport: Transport;
  /** The first operator's name and one-time password, at the very first start only. */
  readonly firstOperator: OneTimeLogin | null;
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

const apps = resolve(import.meta.dirname, '../..');

/** The only place where modules meet; its parts lie in `compose/`. */
export async function compose(options: ComposeOptions): Promise<Product> {
  const { config, databaseUrl } = options;
  const has = (role: Config['ROLES'][number]) => config.ROLES.includes(role);
  const modules = await createModules(options);
  const {
    clock,
    database,
    gateway,
    identity,
    launch,
    ledger,
    log,
    messages,
    operators,
    settings,
    signals,
    vendors,
    wallet,
  } = modules;
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
        chats: { operator: operators.session, chatOfToken: messages.chatOfToken },
        games: gameAccess(modules),
      })
    : null;
  const distant = rooms === null && config.REDIS_URL !== undefined ? distantRooms(config.REDIS_URL) : null;
  const presence = rooms?.presence ?? distant?.presence;
  if (presence) tellPages(presence, modules);
  if (rooms) tellOwnPages(rooms.presence, modules);
  const gameRooms = createGameRooms(modules);
  if (presence) await gameRooms.join(busOf(presence, log), { keeps: rooms !== null });

  const metrics = createMetrics();
  const jobs = has('jobs') ? await startJobs(databaseUrl, log) : null;
  if (jobs) {
    // What is sold is there with the first visitor.
    await gameRooms.lottery.attend();
    await scheduleJobs(jobs, modules, gameRooms);
  }
  addGauges(metrics, modules, jobs);

  const transport = await createTransport({
    settings,
    gateway,
    clock,
    log,
    metrics,
    rooms,
    lookups: { member: identity.session, play: launch.playSession, operator: operators.session },
    checkRate: createRateLimits({ redis, factor: config.RATE_LIMIT_FACTOR }),
    limitFactor: config.RATE_LIMIT_FACTOR,
    ownOrigins: () => [
      options.publicUrl,
      ...settings.get('site.domain_routes'),
      ...settings.get('site.launch_cdns'),
    ],
    countryHeader: config.COUNTRY_HEADER,
    isSecure: options.publicUrl.startsWith('https:'),
    trustProxy: config.TRUST_PROXY,
    publicUrl: options.publicUrl,
    metricsToken: config.METRICS_TOKEN,
    pages: {
      site: join(apps, 'site/dist'),
      play: join(apps, 'play/dist'),
      office: join(apps, 'office/dist'),
    },
    framed: {
      games: () => [
        ...vendors.list.flatMap(({ gameUrl, gameUrl2 }) => [gameUrl, gameUrl2].filter((url) => url !== null)),
        ...settings.get('site.launch_cdns'),
      ],
      sites: () => [options.publicUrl, ...settings.get('site.domain_routes')],
    },
    captcha: {
      script: config.RECAPTCHA_URL,
      isOffered: () => identity.otherWays.ways().firebasePhone,
    },
    isReady: async () => (await database.pool.query('SELECT 1')).rowCount === 1,
    handlers: handlersOf(modules, gameRooms),
    rawRoutes: rawRoutesOf(modules),
  });

  return {
    transport,
    firstOperator,
    async close() {
      await transport.close();
      await jobs?.stop();
      await gameRooms.close();
      await modules.standing.close();
      await ledger.close();
      await signals.close();
      distant?.close();
      redis?.disconnect();
      await database.close();
    },
  };
}
