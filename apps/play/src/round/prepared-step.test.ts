import { calls, type OpenRoundView } from '@ikka/contract';
import { expect, it } from 'vitest';
import { createTabMemory } from '../session/tab-memory.ts';
import { createPlay } from './create-play.ts';
import { at, testState } from './play-test-state.ts';

const view = (step: number, cashOut: string | null): OpenRoundView => ({
  roundId: 'r1',
  gameVersion: '1.0.0',
  stake: '10.00',
  currency: 'PKR',
  bet: {},
  shown: { cards: [1, 2, 3, 4, 5] },
  step,
  cashOut,
  seedPairId: '1',
  nonce: 7,
  openedAt: at(0),
  deadlineAt: at(1),
});

/** A play that finds a round open; whatever step is taken, it stands one further. */
function bench(cashOut: string | null) {
  const actions: unknown[] = [];
  const play = createPlay(
    {
      client: {
        call: async (call: unknown, input?: { body?: unknown }) => {
          if (call === calls.play.takeStep) {
            actions.push((input as { body: { action: unknown } }).body.action);
            const open = view(actions.length, cashOut);
            return { ok: true, value: { open, round: null, balance: '990.00' } } as never;
          }
          return { ok: true, value: testState({ openRound: view(0, cashOut) }) } as never;
        },
      },
      memory: createTabMemory({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
      newKey: () => 'key',
      wait: async () => {},
      now: () => 0,
      tell: () => {},
    },
    testState({ openRound: view(0, cashOut) }),
    { first: {}, readChoice: () => ({}), steps: { options: () => [], main: 'draw' } },
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { play, actions, settle };
}

it('takes with the main button the step that the picture has ready, once', async () => {
  const { play, actions, settle } = bench(null);
  play.spin();
  await settle();
  expect(actions).toEqual([]);
  play.report({ prepared: { hold: [0] } });
  play.report({ prepared: { hold: [0, 2] } });
  play.spin();
  play.spin();
  await settle();
  expect(actions).toEqual([{ hold: [0, 2] }]);
  // What was ready belonged to the round as it stood.
  expect(play.snapshot()).toMatchObject({ phase: 'open', prepared: null, open: { step: 1 } });
  play.spin();
  await settle();
  expect(actions).toHaveLength(1);
});

it('takes what is ready before it cashes out', async () => {
  const { play, actions, settle } = bench('12.00');
  play.report({ prepared: { hold: [] } });
  play.spin();
  await settle();
  play.spin();
  await settle();
  expect(actions).toEqual([{ hold: [] }, { type: 'cash_out' }]);
});
