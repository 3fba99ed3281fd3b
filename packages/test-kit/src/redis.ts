import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from './redis-binary.ts';

/** A real Redis for one suite. */
export interface TestRedis {
  readonly url: string;
  /** Ends it and returns when its process is gone; a second call does nothing more. */
  stop(): Promise<void>;
}

const startTries = 5;
const readyWithinMs = 10_000;

/** Starts a redis-server on a free port of this machine alone, empty and keeping nothing. The caller stops it. */
export async function openRedis(): Promise<TestRedis> {
  for (let left = startTries; ; left -= 1) {
    try {
      return await startRedis(await freePort());
    } catch (error) {
      // Another process may have taken the port between finding it free and listening.
      if (left <= 1) throw error;
    }
  }
}

async function startRedis(port: number): Promise<TestRedis> {
  const { path, env } = await findRedis();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const child = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const stop = async () => {
    process.off('exit', killWithUs);
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const output: string[] = [];
  const ready = new Promise<boolean>((resolve) => {
    const take = (chunk: Buffer) => {
      output.push(chunk.toString());
      if (output.join('').includes('Ready to accept connections')) resolve(true);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => output.push(error.message));
    void gone.then(() => resolve(false));
    setTimeout(() => resolve(false), readyWithinMs).unref();
  });
  if (await ready) return { url: `redis://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error(`redis-server did not start on port ${port}: ${output.join('').trim()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') throw new Error('a listening socket has a port');
      probe.close(() => resolve(address.port));
    });
  });
}
