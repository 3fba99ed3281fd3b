import { createClient } from '@ikka/client';
import { calls } from '@ikka/contract';
import { createPasswordHasher } from '@ikka/server/identity';

export interface LoginBench {
  /** Logins a second over HTTP. */
  run(seconds: number): Promise<number>;
  /** Verifications of a password a second, in this process and nothing else. */
  hashesAlone(seconds: number): Promise<number>;
}

const password = 'neelum-valley-1947';

/** As many members as logins in flight, each at an address of its own, so that none waits for another's row. */
export async function prepareLogins(address: string, inFlight: number): Promise<LoginBench> {
  const lanes = Array.from({ length: inFlight }, (_, index) => ({
    username: `bench${index}member`,
    client: createClient({
      baseUrl: address.replace(/\/$/, ''),
      merchant: 'ikka',
      device: 'web',
      language: () => 'EN',
      token: () => null,
      headers: { 'X-Forwarded-For': `198.51.100.${index + 1}` },
    }),
  }));
  for (const { username, client } of lanes) {
    const registered = await client.call(calls.identity.register, {
      body: { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true },
    });
    if (!registered.ok) throw new Error(`${username} could not register: ${registered.code}`);
  }
  const hasher = createPasswordHasher();
  const hash = await hasher.hash(password);
  const logIn = async (index: number): Promise<void> => {
    const lane = lanes[index];
    const answer = await lane?.client.call(calls.identity.login, {
      body: { type: 'username', username: lane.username, password },
    });
    if (!answer?.ok) throw new Error(`a login was refused: ${answer?.code}`);
  };
  return {
    run: (seconds) => rateOf(seconds, inFlight, logIn),
    hashesAlone: (seconds) =>
      rateOf(seconds, inFlight, async () => {
        if (!(await hasher.verify(hash, password))) throw new Error('the hasher is too busy');
      }),
  };
}

/** How often a second `work` is done with so many at it. */
async function rateOf(
  seconds: number,
  lanes: number,
  work: (lane: number) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let done = 0;
  const lane = async (_: unknown, index: number): Promise<void> => {
    while (performance.now() < until) {
      await work(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (done * 1_000) / (performance.now() - startedAt);
}
