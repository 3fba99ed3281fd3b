import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { problem, registerApi, requireMerchant } from './api.ts';
import { type ChaosSwitch, calm } from './chaos.ts';
import type { Config } from './config.ts';
import { registerControl } from './control.ts';
import { createDelivery } from './delivery.ts';
import { registerPayerPages } from './payer.ts';
import { createPayments } from './payments.ts';
import { openStore } from './store.ts';

export interface RunningSandbox {
  readonly address: string;
  /** Answers what is in flight, cuts deliveries (they leave again after the next start) and closes the files. */
  stop(): Promise<void>;
}

/** Puts the parts together and listens. */
export async function startSandbox(config: Config): Promise<RunningSandbox> {
  const store = openStore(config.dataDir);
  const chaos: ChaosSwitch = { current: config.chaos ?? calm };
  const now = () => Date.now() + chaos.current.clockAheadMs;
  const payments = createPayments({ store, chaos, now, wake: () => delivery.wake() });
  const delivery = createDelivery({
    store,
    chaos,
    now,
    webhookUrl: config.webhookUrl,
    secret: config.merchantSecret,
    expireDue: payments.expireDue,
  });
  const app = createApp();
  let publicUrl = config.publicUrl ?? '';

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  registerPayerPages(app, { config, payments });
  await app.register(async (merchant: FastifyInstance) => {
    merchant.addHook('preHandler', requireMerchant(config, now));
    const payerUrl = (token: string) => `${publicUrl}/pay/${token}`;
    registerApi(merchant, { config, payments, chaos, now, payerUrl });
    if (config.chaos !== null) registerControl(merchant, { chaos, delivery, store });
  });

  const address = await app.listen({ port: config.port, host: config.host });
  publicUrl ||= address;
  delivery.wake();
  return {
    address,
    async stop() {
      await app.close();
      await delivery.stop();
      store.close();
    },
  };
}

/** Bodies arrive raw: what was signed is what is read. Connections that wait idle do not hold up the end. */
function createApp(): FastifyInstance {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    connectionTimeout: 15_000,
    requestTimeout: 15_000,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'not_found'));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      console.error(JSON.stringify({ problem: error.message, path: request.routeOptions.url }));
    return problem(reply, status, status >= 500 ? 'internal' : 'request_malformed');
  });
  return app;
}
