import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { addressKey } from '../platform/address-key.ts';
import { BeingPrepared } from '../platform/being-prepared.ts';
import type { RawRoute } from '../platform/raw-route.ts';
import { isSameSecret } from '../platform/same-secret.ts';
import { type BoundParts, bindDeeds, bindReadings } from './bind-calls.ts';
import { bindDocs } from './bind-docs.ts';
import { bindCaptchaPage, type CaptchaFrame } from './captcha-page.ts';
import { contentPolicies, type FramedOrigins } from './content-policy.ts';
import { createCookieJar } from './cookie-jar.ts';
import { bindRooms } from './rooms/bind-rooms.ts';
import type { Rooms } from './rooms/start-rooms.ts';
import { sendRefusal } from './send-refusal.ts';
import { type PageFolders, pageFor, sendPage, servePages } from './serve-pages.ts';
import { refuseBroken, type ServeLimits, serveRequests } from './serve-requests.ts';

export interface TransportParts extends BoundParts {
  readonly rawRoutes: readonly RawRoute[];
  readonly trustProxy: string | undefined;
  readonly publicUrl: string;
  readonly metricsToken: string | undefined;
  readonly rooms: Rooms | null;
  /** Addresses of the site and of its own games. */
  readonly ownOrigins: () => readonly string[];
  /** Widens or narrows every limit. */
  readonly limitFactor: number;
  readonly pages: PageFolders | null;
  readonly captcha: CaptchaFrame;
  /** Where games open, and on whose pages, for the frame of a game. */
  readonly framed: FramedOrigins;
  /** Whether everything that the process needs answers right now. */
  isReady(): Promise<boolean>;
}

const bodyLimitBytes = 262_144;

const serveLimits: ServeLimits = { requestMs: 30_000, headersMs: 15_000, idleMs: 65_000 };

/** When the process ends, an answer that is on its way gets so long; whoever still sends his request is cut off. */
const finishWithinMs = 5_000;

export interface Transport {
  readonly app: FastifyInstance;
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Refuses new work, lets what is in flight finish, then closes. */
  close(): Promise<void>;
}

export async function createTransport(parts: TransportParts): Promise<Transport> {
  let closing = false;
  let served: ReturnType<typeof serveRequests> | undefined;
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Our log lines name the request themselves; a logger of its own for each request is work for nothing.
    childLoggerFactory: (logger) => logger,
    trustProxy: parts.trustProxy ?? false,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    serverFactory(handle) {
      served = serveRequests(handle, serveLimits, parts);
      return served.server;
    },
    clientErrorHandler: (error, socket) => refuseBroken(error, socket as Socket, parts),
    frameworkErrors: (error, _request, reply) => void answerFramework(error, reply, parts),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request.id, reply, parts));
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) reply.raw.setHeader('Connection', 'close');
    done();
  });
  if (served === undefined) throw new Error('the framework made no server');
  const { sockets } = bindRooms(app, served.upgrades, parts);
  parts.metrics.addGauge({
    name: 'ikka_sockets',
    help: 'Live connections of pages to rooms of this process',
    read: () => [{ value: sockets() }],
  });
  await bindDeeds(app, parts);
  await app.register((rest) => bindRest(rest, parts, () => closing));
  return {
    app,
    async listen({ host, port }) {
      await app.listen({ host, port });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    async close() {
      closing = true;
      await parts.rooms?.close();
      const late = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
      await app.close();
      clearTimeout(late);
    },
  };
}

/** Everything but deeds: pages, readings, webhooks, probes, documentation, with what protects and shortens a page. */
async function bindRest(
  app: FastifyInstance,
  parts: TransportParts,
  isClosing: () => boolean,
): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    const page = parts.pages && isLook ? pageFor(path, parts.pages) : null;
    return page === null ? sendRefusal(reply, 'request.not_found', parts) : sendPage(reply, page);
  });
  const policyFor = contentPolicies(parts.captcha.script, parts.framed);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Content-Security-Policy', policyFor(request.url));
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: false,
  });
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 2_048,
    encodings: ['gzip'],
  });
  bindReadings(app, parts);
  await bindRaw(app, parts);
  bindProbes(app, parts, isClosing);
  bindDocs(app, parts.publicUrl);
  bindCaptchaPage(app, parts.captcha, (reply) => sendRefusal(reply, 'request.not_found', parts));
  if (parts.pages) await servePages(app, parts.pages);
}

async function bindRaw(app: FastifyInstance, parts: TransportParts): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of parts.rawRoutes) {
      raw.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          const tooMany = route.limit && (await parts.checkRate(route.path, route, addressKey(request.ip)));
          if (tooMany) return sendRefusal(reply, tooMany.code, parts, { value: tooMany.value });
          const cookies = createCookieJar(request.headers.cookie, parts.isSecure);
          const answer = await route.receive({
            params: request.params as Record<string, string>,
            url: request.url,
            cookies,
            headers: request.headers,
            rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            ip: request.ip,
          });
          parts.metrics.observeCall(route.path, answer.status, reply.elapsedTime / 1000);
          const set = cookies.toHeaders();
          if (set.length > 0) reply.header('Set-Cookie', set);
          if (answer.retryAfter !== undefined) reply.header('Retry-After', answer.retryAfter);
          if (answer.location !== undefined) reply.header('Location', answer.location);
          // The address of such a request may hold a code: it is nobody's else.
          reply.header('Referrer-Policy', 'no-referrer').header('Cache-Control', 'no-store');
          return reply.code(answer.status).send(answer.body);
        },
      });
    }
  });
}

function bindProbes(app: FastifyInstance, parts: TransportParts, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isClosing() && (await parts.isReady().catch(() => false));
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    // Figures of the business are nobody's but the operator's: a token, or a look from the machine itself.
    const allowed =
      parts.metricsToken === undefined
        ? ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
          request.headers['x-forwarded-for'] === undefined
        : isSameSecret(request.headers.authorization ?? '', `Bearer ${parts.metricsToken}`);
    if (!allowed) return sendRefusal(reply, 'request.not_found', parts);
    return reply.type(parts.metrics.contentType).send(await parts.metrics.text());
  });
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await parts.gateway.publicKeys()),
  );
}

/** What the framework refuses before any route is asked. */
function answerFramework(error: FastifyError, reply: FastifyReply, parts: TransportParts): FastifyReply {
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') {
    return sendRefusal(reply, 'request.too_large', parts, { status: 414 });
  }
  return sendRefusal(reply, 'request.malformed', parts);
}

function answerError(
  error: FastifyError,
  requestId: string,
  reply: FastifyReply,
  parts: TransportParts,
): FastifyReply {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendRefusal(reply, 'request.too_large', parts);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return sendRefusal(reply, 'request.malformed', parts);
  }
  if (error instanceof BeingPrepared) {
    const { percent } = error;
    return sendRefusal(reply, 'system.being_prepared', parts, { value: { percent, retryAfterSeconds: 3 } });
  }
  parts.log.error({ err: error, requestId }, 'a call failed');
  return sendRefusal(reply, isFaultOfDatabase(error) ? 'system.unavailable' : 'system.failed', parts);
}

/** Connection lost, server starting or stopping, too many clients: worth another try, not a bug. */
function isFaultOfDatabase(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^(08|53|57)|^ECONN|^EPIPE|^ETIMEDOUT/.test(code)) return true;
    if (/connection (terminated|timeout)|Connection terminated/i.test(cause.message)) return true;
  }
  return false;
}
