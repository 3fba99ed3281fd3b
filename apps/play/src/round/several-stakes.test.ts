import type { OpenRoundView } from '@ikka/contract';
import type { ArcadeGuide } from '@ikka/stage-kit';
import { expect, it } from 'vitest';
import { createTabMemory } from '../session/tab-memory.ts';
import { createPlay } from './create-play.ts';
import type { ServerState } from './play-state.ts';
import { testState } from './play-test-state.ts';

/** A game with a side bet, sent as the sum and its parts. */
const choosing: Pick<ArcadeGuide, 'first' | 'readChoice' | 'steps'> = {
  first: { side: '0' },
  readChoice: (value) => {
    const { side } = (value ?? {}) as { side?: string };
    return side === undefined ? undefined : { side };
  },
  steps: {
    options: () => [],
    stakes: {
      place: (stake, { side }) => ({
        stake: stake + BigInt(String(side)),
        bet: { main: String(stake), side },
      }),
      stakeOf: (bet) => {
        const { main } = (bet ?? {}) as { main?: string };
        return main === undefined ? undefined : BigInt(main);
      },
      greatest: (stake) => stake * 8n,
    },
  },
};

const openView: OpenRoundView = {
  roundId: 'r1',
  gameVersion: '1.0.0',
  stake: '21.00',
  currency: 'PKR',
  bet: { main: '1000', side: '100' },
  shown: null,
  step: 1,
  cashOut: null,
  seedPairId: '1',
  nonce: 7,
  openedAt: '2026-01-01T00:00:00.000Z',
  deadlineAt: '2026-01-01T12:00:00.000Z',
};

function bench(first: ServerState, answer: object) {
  const sent: unknown[] = [];
  const play = createPlay(
    {
      client: {
        call: async (declared, request) => {
          if (declared.method === 'GET') return { ok: true, value: first } as never;
          sent.push((request as { body?: unknown }).body);
          return answer as never;
        },
      },
      memory: createTabMemory({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
      newKey: () => 'key',
      wait: async () => {},
      now: () => 0,
      tell: () => {},
    },
    first,
    choosing,
  );
  play.setStage({
    spin: () => {},
    land: async () => {},
    stand: async () => {},
    cancel: async () => {},
    rest: () => {},
    hurry: () => {},
    setQuick: () => {},
  });
  return { play, sent, settle: () => new Promise((resolve) => setTimeout(resolve)) };
}

const offered = { stakes: ['2.00', '1000.00'], anyStake: true, defaultStake: '10.00' };

it('sends all that a bet stakes, with its parts', async () => {
  const { play, sent, settle } = bench(testState(offered), {
    ok: true,
    value: { open: openView, round: null, balance: '989.00' },
  });
  play.choose({ side: '100' });
  play.spin();
  await settle();
  expect(sent).toEqual([{ stake: '11.00', bet: { main: '1000', side: '100' } }]);
  expect(play.snapshot()).toMatchObject({ phase: 'open', balance: 98_900n, stake: 1_000n });
});

it('places no bet whose parts together cannot be paid', async () => {
  const { play, sent, settle } = bench(testState({ ...offered, balance: '10.50' }), {});
  play.choose({ side: '100' });
  play.spin();
  await settle();
  expect(sent).toEqual([]);
  expect(play.snapshot()).toMatchObject({ phase: 'idle', notice: { code: 'wallet.insufficient_funds' } });
});

it('goes on with the stake of the bet box, not with what a round came to', () => {
  const { play } = bench(testState({ ...offered, openRound: openView }), {});
  expect(play.snapshot()).toMatchObject({ stake: 1_000n, choice: { side: '100' } });
});

it('stays open where an exclusion refuses a further stake: the round can be ended', async () => {
  const { play, settle } = bench(testState({ ...offered, openRound: openView }), {
    ok: false,
    code: 'protection.excluded',
    message: '',
    value: {},
    status: 403,
  });
  play.act({ act: 'double' });
  await settle();
  expect(play.snapshot()).toMatchObject({ phase: 'open', notice: { code: 'protection.excluded' } });
});
