import type { CallResult } from '@ikka/client';
import { calls, type PlayedRound } from '@ikka/contract';
import type { StageRound } from '@ikka/stage-kit';
import type { FrameMessage } from '../session/frame-parent.ts';
import { createTabMemory } from '../session/tab-memory.ts';
import { createPlay } from './create-play.ts';
import type { Choosing } from './first-snapshot.ts';
import type { ServerState } from './play-state.ts';
import { testState } from './play-test-state.ts';

/** A slot's state as the server tells it. */
export const state = (change: Partial<ServerState> = {}) =>
  testState({
    game: { gameId: 'karakoram-25', version: '1.0.0', name: { EN: 'Karakoram 25', UR: 'قراقرم 25' } },
    stakes: ['25.00', '50.00', '100.00'],
    defaultStake: '50.00',
    ...change,
  });

export const round = (id: string, stake: string, payout: string): PlayedRound => ({
  roundId: id,
  gameVersion: '1.0.0',
  stake,
  payout,
  currency: 'PKR',
  bet: null,
  outcome: { stops: [0, 0, 0, 0, 0], freeSpins: [] },
  seedPairId: '1',
  nonce: 7,
  playedAt: '2026-01-01T00:00:00.000Z',
});

type Answer = CallResult<unknown>;
export const settled = (payout: string, balance: string, id = payout): Answer => ({
  ok: true,
  value: { round: round(id, '50.00', payout), balance, nextNonce: 8 },
});
export const refused = (code: string, value: Record<string, unknown> = {}): Answer =>
  ({ ok: false, code, message: code, value, status: 422 }) as Answer;

interface Sent {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** A play with a server that answers rounds from a list, and a stage that shows at once. */
export function bench(
  answers: readonly Answer[],
  options: {
    first?: ServerState;
    storage?: Map<string, string>;
    /** What the server says when it is asked again; a refusal as it is. */
    later?: ServerState | Answer;
    choosing?: Choosing;
  } = {},
) {
  const sent: Sent[] = [];
  const told: FrameMessage[] = [];
  const nets: string[] = [];
  const landed: StageRound[] = [];
  const waits: number[] = [];
  const cancelled: string[] = [];
  const shownBalances: string[] = [];
  const queue = [...answers];
  const storage = options.storage ?? new Map<string, string>();
  const memory = createTabMemory({
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  });
  let keys = 0;
  const later = options.later ?? options.first ?? state();
  const laterAnswer: Answer = 'ok' in later ? later : { ok: true, value: later };
  const play = createPlay(
    {
      client: {
        call: async (declared, request, callOptions) => {
          const { body } = (request ?? {}) as { body?: unknown };
          sent.push({ path: declared.path, key: callOptions?.idempotencyKey, body });
          const answer = declared === (calls.play.playState as unknown) ? laterAnswer : queue.shift();
          return (answer ?? refused('game.unavailable')) as never;
        },
      },
      memory,
      newKey: () => `key-${++keys}`,
      wait: async (ms) => void waits.push(ms),
      now: () => 0,
      tell: (message) => (message.type === 'position' ? nets.push(message.net) : told.push(message)),
    },
    options.first ?? state(),
    options.choosing ?? null,
  );
  play.subscribe(() => shownBalances.push(String(play.snapshot().balance)));
  const stage = {
    spin: () => {},
    land: async (shown: StageRound) => void landed.push(shown),
    cancel: async () => void cancelled.push('cancelled'),
    rest: () => {},
    hurry: () => {},
    setQuick: () => {},
  };
  const rounds = () => sent.filter(({ path }) => path === '/play/api/rounds');
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { play, stage, sent, rounds, told, nets, landed, waits, cancelled, shownBalances, storage, settle };
}
