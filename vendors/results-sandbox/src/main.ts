import { readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';

try {
  const sandbox = await startSandbox(readConfig(process.env));
  console.log(JSON.stringify({ resultsSandbox: sandbox.address, pid: process.pid }));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
} catch (error) {
  console.error(`results sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
