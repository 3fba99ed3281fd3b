import type { serverProgram } from '@ikka/server/program';
import { freePort } from './free-port.ts';
import { type RunningProgram, runProgram } from './run-program.ts';

export type ServerProgram = Awaited<ReturnType<typeof serverProgram>>;

/** The server as its own process, once it answers; `env` goes over what every test server is told. */
export async function runServer(
  { nodeOptions, script }: ServerProgram,
  env: NodeJS.ProcessEnv,
): Promise<RunningProgram> {
  const port = env.PORT ?? String(await freePort());
  const started = runProgram([...nodeOptions, script], {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '100000',
    ...env,
    PORT: port,
    HOST: '127.0.0.1',
    ROOMS_ADDRESS: `127.0.0.1:${port}`,
  });
  await started.until(/Calls +http/);
  return started;
}

/** What the very first start tells its operator; null in the output of a later one. */
export const firstPasswordIn = (output: string): string | null =>
  /one-time password (\S+)/.exec(output)?.[1] ?? null;
