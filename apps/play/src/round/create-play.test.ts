import type { CallResult } from '@ikka/client';
import { calls, type PlayedRound } from '@ikka/contract';
import type { StageRound } from '@ikka/stage-kit';
import { describe, expect, it } from 'vitest';
import type { FrameMessage } from '../session/frame-parent.ts';
import { createTabMemory } from '../session/tab-memory.ts';
import { createPlay } from './create-play.ts';
import type { Choosing } from './first-snapshot.ts';
import type { ServerState } from './play-state.ts';
import { testState } from './play-test-state.ts';

const state = (change: Partial<ServerState> = {}) =>
  testState({
    game: { gameId: 'karakoram-25', version: '1.0.0', name: { EN: 'Karakoram 25', UR: 'قراقرم 25' } },
    stakes: ['25.00', '50.00', '100.00'],
    defaultStake: '50.00',
    ...change,
  });

const round = (id: string, stake: string, payout: string): PlayedRound => ({
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
const settled = (payout: string, balance: string, id = payout): Answer => ({
  ok: true,
  value: { round: round(id, '50.00', payout), balance, nextNonce: 8 },
});
const refused = (code: string, value: Record<string, unknown> = {}): Answer =>
  ({ ok: false, code, message: code, value, status: 422 }) as Answer;

interface Sent {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** A play with a server that answers rounds from a list, and a stage that shows at once. */
function bench(
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

describe('one round', () => {
  it('takes the stake when it is sent and adds the payout when it was shown', async () => {
    const { play, stage, shownBalances, settle, told } = bench([settled('120.00', '1070.00')]);
    play.setStage(stage);
    play.spin();
    await settle();
    expect([...new Set(shownBalances)]).toEqual(['100000', '95000', '107000']);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', won: 12_000n, net: 7_000n });
    expect(play.snapshot().server.fairness.nonce).toBe(8);
    expect(told).toEqual([{ type: 'balance-changed' }]);
  });

  it('tells the net position once it was shown', async () => {
    const { play, stage, nets, settle } = bench([settled('0.00', '950.00'), settled('120.00', '1020.00')]);
    expect(nets).toEqual(['0.00']);
    play.setStage(stage);
    play.spin();
    await settle();
    play.spin();
    await settle();
    expect(nets).toEqual(['0.00', '-50.00', '20.00']);
  });

  it.each(['protection.excluded', 'protection.time_used_up'])(
    'ends on %s, also between rounds',
    async (code) => {
      const { play, told, rounds } = bench([{ ok: true, value: { realityCheckMinutes: 15 } }, refused(code)]);
      await play.beat();
      expect(play.snapshot()).toMatchObject({ phase: 'idle', server: { realityCheckMinutes: 15 } });
      await play.beat();
      expect(play.snapshot().phase).toBe('ended');
      expect(told).toEqual([{ type: 'session-ended', code }]);
      expect(rounds()).toHaveLength(0);
    },
  );

  it('is one for a double click, and none without a stage', async () => {
    const { play, stage, rounds, settle } = bench([settled('0.00', '950.00'), settled('0.00', '900.00')]);
    play.spin();
    play.setStage(stage);
    play.spin();
    play.spin();
    await settle();
    expect(rounds()).toHaveLength(1);
  });

  it('is asked for again with the same key while its fate is unknown', async () => {
    const { play, stage, rounds, waits, landed, settle } = bench([
      refused('network.unreachable'),
      refused('system.unavailable'),
      refused('idempotency.in_progress'),
      settled('0.00', '950.00'),
    ]);
    play.setStage(stage);
    play.spin();
    await settle();
    expect(rounds().map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    expect(waits).toEqual([500, 1000, 2000]);
    expect(landed).toHaveLength(1);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 95_000n });
  });

  it('waits as long as the server says when it came too soon, with the same key', async () => {
    const { play, stage, rounds, waits, settle } = bench([
      refused('round.too_soon', { retryAfterMs: 700 }),
      settled('0.00', '950.00'),
    ]);
    play.setStage(stage);
    play.spin();
    await settle();
    expect(waits).toEqual([700]);
    expect(new Set(rounds().map(({ key }) => key)).size).toBe(1);
  });

  it.each(['wallet.insufficient_funds', 'wallet.limit_reached', 'system.maintenance', 'game.unavailable'])(
    'gives the stake back on the screen and says why on %s',
    async (code) => {
      const { play, stage, cancelled, settle } = bench([refused(code)]);
      play.setStage(stage);
      play.spin();
      await settle();
      expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 100_000n, notice: { code } });
      expect(cancelled).toHaveLength(1);
    },
  );

  it.each(['play.session_required', 'member.suspended'])(
    'ends on %s and tells the page around',
    async (code) => {
      const { play, stage, told, settle, rounds } = bench([refused(code)]);
      play.setStage(stage);
      play.spin();
      await settle();
      play.spin();
      await settle();
      expect(play.snapshot().phase).toBe('ended');
      expect(told).toEqual([{ type: 'session-ended', code }]);
      expect(rounds()).toHaveLength(1);
    },
  );

  it('asks the server once before it says that the balance is not enough', async () => {
    const poor = bench([], { first: state({ balance: '10.00' }) });
    poor.play.setStage(poor.stage);
    poor.play.spin();
    await poor.settle();
    expect(poor.rounds()).toHaveLength(0);
    expect(poor.play.snapshot().notice?.code).toBe('wallet.insufficient_funds');

    const refilled = bench([settled('0.00', '450.00')], {
      first: state({ balance: '10.00' }),
      later: state({ balance: '500.00' }),
    });
    refilled.play.setStage(refilled.stage);
    refilled.play.spin();
    await refilled.settle();
    expect(refilled.rounds()).toHaveLength(1);
    expect(refilled.play.snapshot().balance).toBe(45_000n);
  });

  it('takes the nearest stake when the operator changed the stakes', async () => {
    const { play, stage, settle } = bench([refused('round.stake_invalid')], {
      later: state({ stakes: ['20.00', '40.00'] }),
    });
    play.setStage(stage);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({ stake: 4_000n, stakes: [2_000n, 4_000n] });
  });
});

describe('the server’s word', () => {
  it('is not believed when it is older than a round', async () => {
    const { play, stage, settle } = bench([settled('120.00', '1070.00')], {
      later: state({ balance: '1000.00' }),
    });
    play.setStage(stage);
    const asked = play.refresh();
    play.spin();
    await asked;
    await settle();
    expect(play.snapshot().balance).toBe(107_000n);
  });

  it('brings in what happened elsewhere', async () => {
    const { play, stage } = bench([], { later: state({ balance: '1500.00', netPosition: '-20.00' }) });
    play.setStage(stage);
    await play.refresh();
    expect(play.snapshot()).toMatchObject({ balance: 150_000n, net: -2_000n });
  });
});

describe('a reload', () => {
  const missed = round('missed', '50.00', '80.00');
  const pendingAfter = (seenRoundId: string, gameId = 'karakoram-25') =>
    new Map([['ikka.play.pending', JSON.stringify({ gameId, key: 'k', seenRoundId })]]);

  it('shows the round that was settled while the player was away, once', async () => {
    const storage = pendingAfter('before');
    const { play, stage, landed, settle } = bench([], {
      first: state({ lastRound: missed, balance: '1030.00' }),
      storage,
    });
    expect(play.snapshot()).toMatchObject({ phase: 'showing', balance: 95_000n, isCatchingUp: true });
    play.setStage(stage);
    await settle();
    expect(landed).toHaveLength(1);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 103_000n, isCatchingUp: false });
    expect(storage.size).toBe(0);
  });

  it('rests on the last round when it was seen, or when the pending one never came to be', async () => {
    const storage = pendingAfter('missed');
    const { play, stage, landed, settle } = bench([], { first: state({ lastRound: missed }), storage });
    play.setStage(stage);
    await settle();
    expect(landed).toHaveLength(0);
    expect(play.snapshot().phase).toBe('idle');
  });
});

describe('a page', () => {
  it('shows no round again because one was left in another game', () => {
    const pending = JSON.stringify({ gameId: 'dice', key: 'k', seenRoundId: 'thrown' });
    const storage = new Map([['ikka.play.pending', pending]]);
    const { play } = bench([], { first: state({ lastRound: round('seen', '50.00', '80.00') }), storage });
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 100_000n, isCatchingUp: false });
    expect(storage.get('ikka.play.pending')).toBe(pending);
  });

  it('stays ended where the session is over when it asks for the balance', async () => {
    const { play, stage, told, settle } = bench([], {
      first: state({ balance: '10.00' }),
      later: refused('play.session_required'),
    });
    play.setStage(stage);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({ phase: 'ended', notice: { code: 'play.session_required' } });
    expect(told).toEqual([{ type: 'session-ended', code: 'play.session_required' }]);
  });

  it('shows a missed round once where its stage is built anew meanwhile', async () => {
    const storage = new Map([
      ['ikka.play.pending', JSON.stringify({ gameId: 'karakoram-25', key: 'k', seenRoundId: null })],
    ]);
    const { play, stage, told, settle } = bench([], {
      first: state({ lastRound: round('missed', '50.00', '80.00') }),
      storage,
    });
    play.setStage({ ...stage });
    play.setStage(null);
    play.setStage({ ...stage });
    await settle();
    expect(play.snapshot().recent).toHaveLength(1);
    expect(told).toEqual([{ type: 'balance-changed' }]);
  });
});

describe('autoplay', () => {
  const plan = { rounds: 3, lossLimit: 1_000_000n, singleWinLimit: null };
  const losing = [
    settled('0.00', '950.00', 'a'),
    settled('0.00', '900.00', 'b'),
    settled('0.00', '850.00', 'c'),
  ];

  it('plays its rounds, each with a key of its own', async () => {
    const { play, stage, rounds, settle } = bench(losing);
    play.setStage(stage);
    play.startAutoplay(plan);
    await settle();
    expect(rounds().map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
    expect(play.snapshot()).toMatchObject({ autoplay: null, autoplayEnd: 'done', net: -15_000n });
  });

  it.each([
    [{ ...plan, lossLimit: 10_000n }, losing, 2, 'loss-limit'],
    [{ ...plan, singleWinLimit: 10_000n }, [settled('100.00', '1050.00')], 1, 'single-win'],
    [plan, [settled('0.00', '950.00'), refused('game.unavailable')], 2, 'refused'],
  ] as const)('ends on its limits and on an error', async (wish, answers, count, end) => {
    const { play, stage, rounds, settle } = bench(answers);
    play.setStage(stage);
    play.startAutoplay(wish);
    await settle();
    expect(rounds()).toHaveLength(count);
    expect(play.snapshot().autoplayEnd).toBe(end);
  });

  it('ends after the round on the stage when the page is hidden', async () => {
    const { play, stage, rounds, settle } = bench(losing);
    play.setStage(stage);
    play.startAutoplay(plan);
    play.stopAutoplay('hidden');
    expect(play.snapshot().autoplayIsEnding).toBe(true);
    await settle();
    expect(rounds()).toHaveLength(1);
    expect(play.snapshot()).toMatchObject({ autoplay: null, autoplayEnd: 'hidden' });
  });

  it('does not begin where the operator switched it off', async () => {
    const { play, stage, rounds, settle } = bench(losing, {
      first: state({ autoplay: { enabled: false, maxRounds: 0 } }),
    });
    play.setStage(stage);
    play.startAutoplay(plan);
    await settle();
    expect(rounds()).toHaveLength(0);
  });
});

describe('a replay', () => {
  it('moves no money and comes back to the last round', async () => {
    const { play, stage, sent, landed, settle } = bench([]);
    play.setStage(stage);
    play.replay(round('old', '50.00', '500.00'));
    await settle();
    expect(landed).toHaveLength(1);
    expect(sent).toHaveLength(0);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 100_000n, net: 0n });
  });
});

describe('a game with a choice', () => {
  const choosing: Choosing = {
    first: { side: 'heads' },
    readChoice: (value) => {
      const side = (value as { side?: unknown } | null)?.side;
      return side === 'heads' || side === 'tails' ? { side } : undefined;
    },
  };
  const choiceOf = (bet: unknown) => {
    const first = state({ lastRound: { ...round('before', '50.00', '0.00'), bet } });
    return bench([], { choosing, first }).play.snapshot().choice;
  };

  it('begins with the choice of the last round, or with its first one', () => {
    expect(bench([], { choosing }).play.snapshot().choice).toEqual({ side: 'heads' });
    expect(choiceOf({ side: 'tails' })).toEqual({ side: 'tails' });
    expect(choiceOf({ side: 'edge' })).toEqual({ side: 'heads' });
  });

  it('sends the choice with the stake, any stake where any is offered, and counts the round', async () => {
    const first = state({ anyStake: true });
    const { play, stage, rounds, settle } = bench([settled('120.00', '1070.00')], { choosing, first });
    play.setStage(stage);
    play.choose({ side: 'tails' });
    play.setStake(5_001n);
    play.spin();
    await settle();
    expect(rounds().map(({ body }) => body)).toEqual([{ stake: '50.01', bet: { side: 'tails' } }]);
    expect(play.snapshot().recent).toHaveLength(1);
    expect(play.snapshot().tally).toMatchObject({ rounds: 1, won: 1, net: 7_000n });
    play.clearTally();
    expect(play.snapshot().tally).toMatchObject({ rounds: 0, net: 0n });
  });

  it('changes nothing for a choice that it does not know, and none while a round runs', async () => {
    const { play, stage, settle } = bench([settled('0.00', '950.00')], { choosing });
    play.setStage(stage);
    play.choose({ side: 'edge' });
    expect(play.snapshot().choice).toEqual({ side: 'heads' });
    play.spin();
    play.choose({ side: 'tails' });
    expect(play.snapshot().choice).toEqual({ side: 'heads' });
    await settle();
    play.choose({ side: 'tails' });
    expect(play.snapshot().choice).toEqual({ side: 'tails' });
  });
});
