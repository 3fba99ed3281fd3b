import Fastify from 'fastify';
import { z } from 'zod';
import type { Config } from './config.ts';
import { drawTime, lotteries } from './lotteries.ts';
import { openOrders, orderSchema } from './orders.ts';
import { resultsSince } from './results.ts';

export interface RunningSandbox {
  readonly address: string;
  stop(): Promise<void>;
}

const query = z.object({ since: z.iso.datetime() });

/** Listens and tells results by the wire of README.md. `now` is the machine's clock unless a test brings another. */
export async function startSandbox(config: Config, now: () => number = Date.now): Promise<RunningSandbox> {
  const orders = openOrders(config.dataDir);
  const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(async (guarded) => {
    guarded.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${config.token}`)
        await reply.code(401).send({ problem: 'token_unknown' });
    });
    guarded.get('/v1/results', async (request, reply) => {
      const read = query.safeParse(request.query);
      if (!read.success) return reply.code(422).send({ problem: 'since_invalid' });
      const at = now();
      const results = resultsSince({ seed: config.seed, orders }, Date.parse(read.data.since), at);
      return reply.send({ version: 1, at: new Date(at).toISOString(), results });
    });
    if (!config.hasControl) return;
    guarded.post('/control/results', async (request, reply) => {
      const read = orderSchema.safeParse(request.body);
      if (!read.success) return reply.code(422).send({ problem: 'order_invalid' });
      const lottery = lotteries.find(({ code }) => code === read.data.lottery);
      if (lottery === undefined || drawTime(lottery, read.data.date) === null)
        return reply.code(404).send({ problem: 'draw_unknown' });
      orders.note({ ...read.data, at: now() });
      return reply.send({ ordered: read.data.order });
    });
  });
  const address = await app.listen({ port: config.port, host: config.host });
  return { address, stop: () => app.close() };
}
