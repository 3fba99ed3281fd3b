/**
 * npm run test:hostile [-- --count=100000 --seed=1]
 * Throws malformed calls, frames, upgrades and bodies at a running server, on this machine alone: no 5xx, no end of the process, no
 * refusal outside of the envelope, memory flat, and the same processes beneath it as before. Requests whose bodies never come are
 * ended after thirty seconds, and a guest's socket costs less than is promised. What is thrown follows the seed. The last line is
 * one object of JSON.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CLUSTER_VARIABLE, startTestCluster, startTestServer } from '@ikka/test-kit';
import { openGuests, openHalfSent } from './guests.ts';
import { openHouse, openTarget } from './open-target.ts';
import { childrenOf, memoryOf, weigh, weighable } from './process-state.ts';
import { throwAt } from './throw-at.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];

/** What the second half of the run may leave behind: figures for the metrics, a few compiled functions. */
const growthMostBytes = 12 * 1_048_576;
/** docs/operating.md promises it. */
const guestMostBytes = 16_000;
const guests = 1_000;
const halfSentMostSeconds = 34;

const cluster = await startTestCluster();
process.env[CLUSTER_VARIABLE] = cluster.url;
const server = await startTestServer({ settings: openHouse, paymentSandbox: true, env: weighable });
try {
  const target = await openTarget(server);
  const halfSent = openHalfSent(server.url, 20);
  const before = childrenOf(server.pid);
  const startedAt = performance.now();
  let atHalf = 0;
  const { thrown, answers, faults, faultCount } = await throwAt(target, {
    seed,
    count,
    atOnce: 24,
    async onThrown(done) {
      const isHalf = done === Math.floor(count / 2_000) * 1_000;
      if (!isHalf && done % 10_000 !== 0) return;
      const held = await weigh(server);
      if (isHalf) atHalf = held;
      console.log(
        `${done} thrown, ${megabytes(held)} MB held, ${megabytes(memoryOf(server.pid))} MB of memory`,
      );
    },
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const fault of faults) console.log(fault);
  const growthBytes = (await weigh(server)) - atHalf;
  const halfSentSeconds = Math.max(...(await halfSent));
  const guestBytes = await costOfGuest();
  const after = await childrenAtRest(before);
  const fatal = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":60')).length;
  const isSound =
    faultCount === 0 &&
    fatal === 0 &&
    growthBytes <= growthMostBytes &&
    halfSentSeconds <= halfSentMostSeconds &&
    guestBytes <= guestMostBytes &&
    after.join() === before.join();
  process.exitCode = isSound ? 0 : 1;
  console.log(
    JSON.stringify({
      isSound,
      seed,
      seconds: Math.round(seconds),
      thrown,
      answers,
      faults: faultCount,
      fatal,
      heapGrowthBytes: growthBytes,
      memoryBytes: memoryOf(server.pid),
      halfSentSeconds: Math.round(halfSentSeconds * 10) / 10,
      guestBytes,
      children: { before, after },
    }),
  );
} finally {
  await server.stop();
  await cluster.stop();
}

/** What a guest's socket adds to the process while it rests, in bytes. */
async function costOfGuest(): Promise<number> {
  const without = await weigh(server);
  const open = await openGuests(server.url, guests);
  const bytes = ((await weigh(server)) - without) / guests;
  open.leave();
  return Math.round(bytes);
}

/** What a call has started may take a moment to end. */
async function childrenAtRest(before: readonly string[]): Promise<string[]> {
  for (let tries = 0; tries < 30; tries += 1) {
    if (childrenOf(server.pid).join() === before.join()) break;
    await pause(1_000);
  }
  return childrenOf(server.pid);
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}
