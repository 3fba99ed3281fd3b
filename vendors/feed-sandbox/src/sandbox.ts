import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { calm } from './chaos.ts';
import type { Config } from './config.ts';
import { registerControl, stage } from './control.ts';
import { createEngine, type Engine } from './engine.ts';
import { createMessageLog, type MessageLog } from './message-log.ts';
import { openOrderBook } from './order-book.ts';
import { registerFeed } from './stream.ts';

export interface RunningSandbox {
  readonly address: string;
  readonly engine: Engine;
  readonly log: MessageLog;
  /** Plays on to now at once, whatever the timer does. */
  advance(): void;
  stop(): Promise<void>;
}

const playEveryMs = 200;
const messagesKept = 20_000;

/** Puts the parts together, listens and plays. `now` is the machine's clock unless a test brings another. */
export async function startSandbox(config: Config, now: () => number = Date.now): Promise<RunningSandbox> {
  const log = createMessageLog(messagesKept);
  const engine = createEngine({
    seed: config.seed,
    factor: config.factor,
    hasCalendar: config.hasCalendar,
    log,
  });
  const book = openOrderBook(config.dataDir);
  const stagedIds = new Set(book.staged.map(({ id }) => id));
  for (const [id, orders] of book.orders) if (!stagedIds.has(id)) engine.remember(id, orders);
  for (const staged of book.staged) stage(engine, staged, now(), book.orders.get(staged.id));
  engine.advanceTo(now());

  const chaos = { current: config.chaos ?? calm };
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.get('/healthz', async () => ({ status: 'ok' }));
  const feed = registerFeed(app, {
    engine,
    log,
    epoch: randomUUID(),
    token: config.token,
    chaos: () => chaos.current,
    now,
  });
  if (config.chaos !== null)
    await app.register(async (control) =>
      registerControl(control, { engine, book, token: config.token, chaos, now }),
    );
  const address = await app.listen({ port: config.port, host: config.host });
  const advance = () => engine.advanceTo(now());
  const timer = setInterval(advance, playEveryMs);
  return {
    address,
    engine,
    log,
    advance,
    async stop() {
      clearInterval(timer);
      feed.close();
      await app.close();
    },
  };
}
