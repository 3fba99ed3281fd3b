import { expect, it } from 'vitest';
import { testState } from '../round/play-test-state.ts';
import { beginSeeds } from './begin-seeds.ts';

const commitment = 'c'.repeat(64);
const after = 'd'.repeat(64);
const pairOf = (clientSeed: string) => ({ id: '1', commitment, clientSeed, nonce: 0 });
const unreachable = { ok: false, code: 'network.unreachable', message: '', value: {}, status: 0 };
const refusal = (code: string) => ({ ok: false, code, message: '', value: {}, status: 409 });
const fresh = testState({ fairness: null, nextCommitment: commitment });

/** A server that answers one thing after another; `begun` is that it did what it was asked. */
function server(answers: readonly unknown[]) {
  const asked: { readonly clientSeed: string; readonly nextCommitment: string }[] = [];
  const queue = [...answers];
  const client = {
    async call(_declared: unknown, input?: { readonly body?: (typeof asked)[number] }) {
      if (input?.body) asked.push(input.body);
      const answer = queue.shift();
      if (answer !== 'begun') return answer as never;
      const current = pairOf(input?.body?.clientSeed ?? '');
      return { ok: true, value: { current, nextCommitment: after, revealed: null } } as never;
    },
  };
  return { client, asked };
}

it('begins the pair that was committed with a seed of this browser, another one each time', async () => {
  const seeds = new Set<string>();
  for (let n = 0; n < 3; n += 1) {
    const { client, asked } = server(['begun']);
    const state = await beginSeeds(client, fresh);
    expect(asked).toEqual([
      { clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/), nextCommitment: commitment },
    ]);
    expect(state).toMatchObject({ fairness: pairOf(asked[0]?.clientSeed ?? ''), nextCommitment: after });
    seeds.add(asked[0]?.clientSeed ?? '');
  }
  expect(seeds.size).toBe(3);
});

it('asks again with the same seed where the answer was lost', async () => {
  const { client, asked } = server([unreachable, 'begun']);
  expect(await beginSeeds(client, fresh)).toMatchObject({ fairness: { commitment } });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

it('goes on with the pair of another tab that was quicker', async () => {
  const others = { ok: true, value: { current: pairOf('theirs'), nextCommitment: after, revealed: [] } };
  const { client } = server([refusal('seed.commitment_moved'), others]);
  expect(await beginSeeds(client, fresh)).toMatchObject({
    fairness: { clientSeed: 'theirs' },
    nextCommitment: after,
  });
});

it.each([[[unreachable, unreachable]], [[refusal('request.too_many')]]])(
  'keeps nobody from the game where it fails: %#',
  async (answers) => {
    expect(await beginSeeds(server(answers).client, fresh)).toEqual(fresh);
  },
);

it('leaves a pair that is in use alone', async () => {
  const { client, asked } = server([]);
  const state = testState();
  expect(await beginSeeds(client, state)).toEqual(state);
  expect(asked).toEqual([]);
});
