import { fileURLToPath } from 'node:url';

/** The server as it is run for players: its program, and what its Node is told before. */
export const serverProgram = {
  script: fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url)),
  /**
   * A round leaves some 20 kB of short-lived objects behind. With room for more of them between two sweeps fewer live long
   * enough to be copied, which takes about an eighth off the processor's time of a round, for up to 128 MB of memory.
   */
  nodeOptions: ['--max-semi-space-size=64'],
} as const;
