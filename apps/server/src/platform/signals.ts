import pg from 'pg';
import type { Logger } from './log.ts';

/**
 * Rare news to every process that shares the database: a setting changed, a session ended, a key rotated.
 * PostgreSQL's NOTIFY carries it, so that it works with or without Redis. A signal is a hint to read again,
 * never the fact itself: after a lost connection every listener is told to read again too.
 */
export interface Signals {
  /** Payload: JSON of at most 7,000 bytes. */
  publish(topic: string, payload: unknown): Promise<void>;
  on(topic: string, listener: (payload: unknown) => void | Promise<void>): void;
  /** Called when signals may have been missed: re-read what the signals would have told. */
  onGap(listener: () => void | Promise<void>): void;
  close(): Promise<void>;
}

const channel = 'ikka_signals';

export async function createSignals(databaseUrl: string, log: Logger): Promise<Signals> {
  const listeners = new Map<string, ((payload: unknown) => void | Promise<void>)[]>();
  const gapListeners: (() => void | Promise<void>)[] = [];
  let closed = false;
  let listening: pg.Client | null = null;
  let retryTimer: NodeJS.Timeout | null = null;
  const sender = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 10_000 });
  sender.on('error', (error) => log.warn({ err: error }, 'signals: an idle connection was lost'));

  const run = (listener: () => void | Promise<void>) => {
    Promise.resolve()
      .then(listener)
      .catch((error: unknown) => log.error({ err: error }, 'signals: a listener failed'));
  };

  const receive = (text: string | undefined) => {
    if (text === undefined) return;
    const { topic, payload } = JSON.parse(text) as { topic: string; payload: unknown };
    for (const listener of listeners.get(topic) ?? []) run(() => listener(payload));
  };

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client.on('notification', (message) => receive(message.payload));
    client.on('error', (error) => {
      log.warn({ err: error }, 'signals: the listening connection was lost');
      reconnect(client);
    });
    client.on('end', () => reconnect(client));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    listening = client;
  };

  const reconnect = (lost: pg.Client) => {
    if (closed || retryTimer !== null || (listening !== null && listening !== lost)) return;
    listening = null;
    retryTimer = setTimeout(() => {
      retryTimer = null;
      listen().then(
        () => {
          for (const listener of gapListeners) run(listener);
        },
        (error: unknown) => {
          log.warn({ err: error }, 'signals: still cannot listen');
          reconnect(lost);
        },
      );
    }, 500);
  };

  await listen();
  return {
    async publish(topic, payload) {
      await sender.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify({ topic, payload })]);
    },
    on(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onGap(listener) {
      gapListeners.push(listener);
    },
    async close() {
      closed = true;
      if (retryTimer) clearTimeout(retryTimer);
      await Promise.allSettled([listening?.end(), sender.end()]);
    },
  };
}
