import { join, resolve } from 'node:path';
import { takeLock } from '../src/platform/database/exclusive-lock.ts';
import { findFresh, keepBundle } from './kept-bundles.ts';

/** The server as it is run for players: its program, and what its Node is told before. */
export interface ServerProgram {
  /** An absolute path. */
  readonly script: string;
  readonly nodeOptions: readonly string[];
}

const root = resolve(import.meta.dirname, '../../..');
const buildMayTakeMs = 60_000;

/**
 * The server in one file, made anew where a file that went into it has changed since: some 700 of ours and 1,900 of
 * libraries take Node two seconds to find and load one by one, and half a second as one. Safe from several processes at once.
 * `onMake` is told before it is made, which takes some seconds.
 */
export async function serverProgram(onMake?: () => void): Promise<ServerProgram> {
  const folder = join(root, '.cache', 'server');
  const lock = await takeLock(`bundle ${folder}`, buildMayTakeMs);
  try {
    const fresh = findFresh(folder);
    if (fresh !== undefined) return { script: fresh, nodeOptions };
    onMake?.();
    const { bundleServer } = await import('./bundle-server.ts');
    return { script: keepBundle(folder, await bundleServer(root)), nodeOptions };
  } finally {
    await lock.release();
  }
}

/**
 * A round leaves some 20 kB of short-lived objects behind. With room for more of them between two sweeps fewer live long
 * enough to be copied, which takes about an eighth off the processor's time of a round, for up to 128 MB of memory.
 */
const nodeOptions = ['--max-semi-space-size=64'] as const;
