import { resolve } from 'node:path';
import { compose } from './compose.ts';
import { readConfig } from './platform/config.ts';
import { type EmbeddedPostgres, startEmbedded } from './platform/database/index.ts';
import { endOnFault } from './platform/last-resort.ts';
import { createLogger } from './platform/log.ts';

/** Less than a supervisor gives a process that is asked to end. */
const endWithinMs = 10_000;

/** Environment, compose, listen, and an orderly end. */
async function main(): Promise<void> {
  const read = readConfig(process.env);
  if ('problems' in read) {
    for (const problem of read.problems) console.error(problem);
    process.exitCode = 1;
    return;
  }
  const config = { ...read.config, DATA_DIR: resolve(read.config.DATA_DIR) };
  const { stop, ask } = onceAsked();
  endOnFault({ log: createLogger(config.LOG_LEVEL), end: () => ask('A fault'), endWithinMs });
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbedded({
          folder: resolve(config.DATA_DIR, 'postgres'),
          onProgress: (step) => console.log(step),
        })
      : null;
  try {
    await run(config, config.DATABASE_URL ?? embedded?.url ?? '', stop);
  } finally {
    await shutDatabase(embedded);
  }
}

type RunConfig = Extract<ReturnType<typeof readConfig>, { config: unknown }>['config'];

async function run(config: RunConfig, databaseUrl: string, stop: Promise<string>): Promise<void> {
  const shownHost = config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST;
  const publicUrl = (config.PUBLIC_URL ?? `http://${shownHost}:${config.PORT}`).replace(/\/$/, '');
  const product = await compose({ config, databaseUrl, publicUrl });
  try {
    const port = await product.transport.listen({ host: config.HOST, port: config.PORT });
    const address = config.PUBLIC_URL ? publicUrl : `http://${shownHost}:${port}`;
    for (const line of product.greeting) console.log(line);
    console.log(`Site          ${address}/`);
    console.log(`Back office   ${address}/office/`);
    console.log(`Calls         ${address}/docs`);
    // Whoever starts it again when it ends by itself knows by this that it can start.
    process.send?.('listening');
    const reason = await stop;
    console.log(`${reason}: finishing what is in flight.`);
  } finally {
    await product.close();
  }
}

/** `stop` resolves with what asks for an end first: a signal, or whoever calls `ask`. */
function onceAsked(): { readonly stop: Promise<string>; ask(reason: string): void } {
  const { promise: stop, resolve: ask } = Promise.withResolvers<string>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
  return { stop, ask };
}

async function shutDatabase(embedded: EmbeddedPostgres | null): Promise<void> {
  await embedded?.stop();
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
