import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A lock held by this process. The kernel frees it when the process ends, however it ends. */
export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Takes a lock named `name` among all processes of this machine, or answers `undefined` when another holds it.
 * It is a listener on an abstract Unix socket: nothing is left behind on disk, and no stale lock can exist.
 */
export async function tryLock(name: string): Promise<HeldLock | undefined> {
  const server = createServer((socket) => socket.destroy());
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen({ path: `\0ikka/${name}`, exclusive: true }, () => resolve(true));
  });
  if (!taken) return undefined;
  server.unref();
  return { release: () => closeServer(server) };
}

/** Waits for the lock for at most `waitMs`, then throws. */
export async function takeLock(name: string, waitMs: number): Promise<HeldLock> {
  const until = Date.now() + waitMs;
  for (;;) {
    const lock = await tryLock(name);
    if (lock) return lock;
    if (Date.now() > until)
      throw new Error(`another process holds the lock "${name}" for more than ${waitMs} ms`);
    await delay(25);
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
