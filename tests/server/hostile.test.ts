import { startTestServer, type TestServer } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, openTarget } from '../hostile/open-target.ts';
import { childrenOf } from '../hostile/process-state.ts';
import { throwAt } from '../hostile/throw-at.ts';
import type { Target } from '../hostile/throwing.ts';

/** The first few thousand of what `npm run test:hostile` throws, with a seed of its own. */
describe('what strangers throw at a server', () => {
  let server: TestServer;
  let target: Target;
  beforeAll(async () => {
    server = await startTestServer({ settings: openHouse, paymentSandbox: true });
    target = await openTarget(server);
  });
  afterAll(() => server?.stop());

  it('is refused in the envelope, and ends no process', async () => {
    const before = childrenOf(server.pid);
    const { thrown, faults } = await throwAt(target, { seed: 20, count: 2_500, atOnce: 16 });
    expect(faults).toEqual([]);
    for (const count of Object.values(thrown)) expect(count).toBeGreaterThan(200);
    expect(server.output()).not.toContain('"level":60');
    await expect.poll(() => childrenOf(server.pid)).toEqual(before);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
