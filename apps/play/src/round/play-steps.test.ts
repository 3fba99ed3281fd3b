import type { CallResult } from '@ikka/client';
import { calls, type OpenRoundView, type PlayedRound } from '@ikka/contract';
import type { ArcadeGuide, OpenStageRound, StageRound } from '@ikka/stage-kit';
import { describe, expect, it, vi } from 'vitest';
import type { FrameMessage } from '../session/frame-parent.ts';
import { createTabMemory } from '../session/tab-memory.ts';
import { createPlay } from './create-play.ts';
import { lastShownMs } from './play.ts';
import type { ServerState } from './play-state.ts';
import { testState } from './play-test-state.ts';

const mines = (value: unknown) => {
  const { mines: count } = (value ?? {}) as { mines?: number };
  return count === undefined ? undefined : { mines: count };
};
const choosing: Pick<ArcadeGuide, 'first' | 'readChoice' | 'steps'> = {
  first: { mines: 3 },
  readChoice: mines,
  steps: { options: () => [] },
};

const openView = (step: number, cashOut: string | null, roundId = 'r1'): OpenRoundView => ({
  roundId,
  gameVersion: '1.0.0',
  stake: '10.00',
  currency: 'PKR',
  bet: { mines: 5, picks: Array.from({ length: step }, (_, tile) => tile) },
  shown: null,
  step,
  cashOut,
  seedPairId: '1',
  nonce: 7,
  openedAt: '2026-01-01T00:00:00.000Z',
  deadlineAt: '2026-01-01T12:00:00.000Z',
});
const round = (payout: string): PlayedRound => ({
  roundId: 'r1',
  gameVersion: '1.0.0',
  stake: '10.00',
  payout,
  currency: 'PKR',
  bet: { mines: 5, picks: [0] },
  outcome: { laid: [3] },
  seedPairId: '1',
  nonce: 7,
  playedAt: '2026-01-01T00:00:00.000Z',
});
const state = (change: Partial<ServerState> = {}) =>
  testState({
    game: { gameId: 'mines', version: '1.0.0', name: { EN: 'Mines', UR: 'سرنگیں' } },
    stakes: ['2.00', '1000.00'],
    anyStake: true,
    defaultStake: '10.00',
    ...change,
  });

type Answer = CallResult<unknown>;
const ok = (value: unknown): Answer => ({ ok: true, value });
const stands = (step: number, cashOut: string | null): Answer =>
  ok({ open: openView(step, cashOut), round: null, balance: '990.00' });
const settled = (payout: string, balance: string): Answer =>
  ok({ open: null, round: round(payout), balance });
const refused = (code: string): Answer =>
  ({ ok: false, code, message: code, value: {}, status: 409 }) as Answer;

/** A play whose server answers from a list, and a stage that shows at once. */
function bench(answers: readonly Answer[], first = state(), later = first) {
  const sent: { path: string; key: string | undefined; body: unknown }[] = [];
  const stood: OpenStageRound[] = [];
  const landed: StageRound[] = [];
  const rested: (StageRound | null)[] = [];
  const queue = [...answers];
  const storage = new Map<string, string>();
  const told: FrameMessage[] = [];
  const waits: number[] = [];
  let keys = 0;
  const play = createPlay(
    {
      client: {
        call: async (declared, request, options) => {
          if (declared === (calls.play.playState as unknown)) return ok(later) as never;
          const { body } = (request ?? {}) as { body?: unknown };
          sent.push({ path: declared.path, key: options?.idempotencyKey, body });
          return (queue.shift() ?? refused('round.unknown')) as never;
        },
      },
      memory: createTabMemory({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      }),
      newKey: () => `key-${++keys}`,
      wait: async (ms) => void waits.push(ms),
      now: () => 0,
      tell: (message) => told.push(message),
    },
    first,
    choosing,
  );
  play.setStage({
    spin: () => {},
    land: async (shown) => void landed.push(shown),
    stand: async (shown) => void stood.push(shown),
    cancel: async () => {},
    rest: (shown) => void rested.push(shown),
    hurry: () => {},
    setQuick: () => {},
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { play, sent, stood, landed, rested, told, waits, storage, settle };
}

describe('a round of several steps', () => {
  it('is opened, played and cashed out, each with a key of its own', async () => {
    const { play, sent, stood, landed, storage, settle } = bench([
      stands(0, null),
      stands(1, '12.37'),
      settled('12.37', '1002.37'),
    ]);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({
      phase: 'open',
      balance: 99_000n,
      open: { step: 0, cashOut: null },
    });
    expect(play.snapshot().server.fairness?.nonce).toBe(8);
    play.spin();
    await settle();
    expect(sent).toHaveLength(1);
    play.act({ pick: 0 });
    play.act({ pick: 1 });
    await settle();
    expect(play.snapshot()).toMatchObject({ phase: 'open', open: { step: 1, cashOut: 1_237n } });
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({
      phase: 'idle',
      open: null,
      balance: 100_237n,
      won: 1_237n,
      net: 237n,
      tally: { rounds: 1 },
    });
    expect(sent.map(({ path, key, body }) => [path.split('/').at(-1), key, body])).toEqual([
      ['open-rounds', 'key-1', { stake: '10.00', bet: { mines: 3 } }],
      ['steps', 'key-2', { step: 0, action: { pick: 0 } }],
      ['steps', 'key-3', { step: 1, action: { type: 'cash_out' } }],
    ]);
    expect(stood).toHaveLength(2);
    expect(landed).toHaveLength(1);
    expect(storage.size).toBe(0);
  });

  it('is asked for again with the same key while a step’s fate is unknown', async () => {
    const { play, sent, settle } = bench([
      stands(0, null),
      refused('network.unreachable'),
      refused('system.unavailable'),
      settled('0.00', '990.00'),
    ]);
    play.spin();
    await settle();
    play.act({ pick: 0 });
    await settle();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-2', 'key-2']);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 99_000n, net: -1_000n });
  });

  it('stands where it stood when a page finds it open, with its stake and choice', () => {
    const { play, stood } = bench([], state({ balance: '990.00', openRound: openView(1, '12.37') }));
    expect(play.snapshot()).toMatchObject({
      phase: 'open',
      balance: 99_000n,
      stake: 1_000n,
      choice: { mines: 5 },
      open: { step: 1, cashOut: 1_237n },
    });
    expect(stood).toMatchObject([{ cashOut: 1_237n }]);
    play.setStake(5_000n);
    play.choose({ mines: 1 });
    expect(play.snapshot()).toMatchObject({ stake: 1_000n, choice: { mines: 5 } });
  });

  it.each(['round.step_stale', 'round.unknown'])(
    'goes on where it stands elsewhere after %s',
    async (code) => {
      const first = state({ balance: '990.00', openRound: openView(1, '12.37') });
      const later = state({ balance: '990.00', openRound: openView(3, '19.50') });
      const { play, stood, settle } = bench([refused(code)], first, later);
      play.act({ pick: 4 });
      await settle();
      expect(play.snapshot()).toMatchObject({ phase: 'open', open: { step: 3 }, notice: { code } });
      expect(stood.at(-1)).toMatchObject({ cashOut: 1_950n });
    },
  );

  it('rests on the last round when it was ended elsewhere', async () => {
    const first = state({ balance: '990.00', openRound: openView(1, '12.37') });
    const later = state({ balance: '1002.37', netPosition: '2.37', lastRound: round('12.37') });
    const { play, rested, settle } = bench([refused('round.step_stale')], first, later);
    play.act({ pick: 4 });
    await settle();
    expect(play.snapshot()).toMatchObject({ phase: 'idle', open: null, balance: 100_237n, net: 237n });
    expect(rested.at(-1)).toMatchObject({ payout: 1_237n });
  });

  it('goes on with the one that another tab has open instead of opening a second', async () => {
    const later = state({ balance: '990.00', openRound: openView(2, '15.00', 'r9') });
    const { play, settle } = bench([refused('round.open')], state(), later);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({
      phase: 'open',
      open: { roundId: 'r9', step: 2 },
      balance: 99_000n,
    });
  });

  it('stays open when a step is refused, and idle when opening is', async () => {
    const held = bench([refused('round.action_invalid')], state({ openRound: openView(0, null) }));
    held.play.act({ pick: 0 });
    await held.settle();
    expect(held.play.snapshot()).toMatchObject({ phase: 'open', notice: { code: 'round.action_invalid' } });
    const closed = bench([refused('wallet.limit_reached')]);
    closed.play.spin();
    await closed.settle();
    expect(closed.play.snapshot()).toMatchObject({ phase: 'idle', open: null, balance: 100_000n });
  });

  it('is found settled after a reload that came before the answer', async () => {
    const { play, storage, settle } = bench([stands(0, null), refused('play.session_required')]);
    play.spin();
    await settle();
    play.act({ pick: 0 });
    await settle();
    expect(play.snapshot().phase).toBe('ended');
    expect(JSON.parse(storage.get('ikka.play.pending') ?? '')).toEqual({
      gameId: 'mines',
      key: 'key-2',
      seenRoundId: null,
    });
  });

  it('stands where it stands, though its stage cannot show it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { play, settle } = bench([], state({ openRound: openView(1, '12.00') }));
    const fails = () => Promise.reject(new Error('no context'));
    play.setStage({
      spin() {},
      land: fails,
      stand: fails,
      cancel: fails,
      rest() {},
      hurry() {},
      setQuick() {},
    });
    await settle();
    expect(play.snapshot()).toMatchObject({ phase: 'open', open: { step: 1 } });
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it('is gone on with where it was opened elsewhere with all that there was', async () => {
    const later = state({ balance: '0.00', openRound: openView(1, '12.00') });
    const { play, sent, stood, settle } = bench([], state({ balance: '5.00' }), later);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({ phase: 'open', notice: null, open: { step: 1 }, balance: 0n });
    expect([sent.length, stood.length]).toEqual([0, 1]);
  });

  it('is ended by its player where play is closed to him meanwhile; after it nothing begins', async () => {
    const { play, sent, told, waits, settle } = bench([
      stands(0, null),
      refused('protection.excluded'),
      stands(1, '12.37'),
      settled('12.37', '1002.37'),
    ]);
    play.spin();
    await settle();
    await play.beat();
    expect(play.snapshot()).toMatchObject({ phase: 'open', closing: 'protection.excluded', notice: null });
    const ends = () => told.filter(({ type }) => type === 'session-ended');
    expect(ends()).toEqual([]);
    play.act({ pick: 1 });
    await settle();
    play.spin();
    await settle();
    expect(waits).toContain(lastShownMs);
    expect(play.snapshot()).toMatchObject({ phase: 'ended', balance: 100_237n });
    expect(ends()).toEqual([{ type: 'session-ended', code: 'protection.excluded' }]);
    play.spin();
    await settle();
    expect(sent).toHaveLength(4);
  });
});

describe('autoplay of rounds with several steps', () => {
  const plan = {
    rounds: 2,
    lossLimit: 100_000n,
    singleWinLimit: null,
    nextAction: ({ step }: { readonly step: number }) => (step < 2 ? { pick: step } : null),
  };
  const idle = async (play: ReturnType<typeof bench>['play']) => {
    await expect.poll(() => play.snapshot().autoplay).toBeNull();
  };
  const actionsOf = (sent: ReturnType<typeof bench>['sent']) =>
    sent.map(({ body }) => (body as { action?: unknown }).action ?? 'open');
  const nextRound = (answer: Answer): Answer => {
    const { value } = answer as { value: { round: PlayedRound } };
    return ok({ ...value, round: { ...value.round, roundId: 'r2' } });
  };

  it('takes the chosen steps in each round and cashes it out; a round that ends before is over', async () => {
    const { play, sent } = bench([
      stands(0, null),
      stands(1, '12.37'),
      stands(2, '15.00'),
      settled('15.00', '1005.00'),
      stands(0, null),
      nextRound(settled('0.00', '995.00')),
    ]);
    play.startAutoplay({ ...plan, growth: { win: 100, loss: null } });
    await idle(play);
    expect(actionsOf(sent)).toEqual([
      'open',
      { pick: 0 },
      { pick: 1 },
      { type: 'cash_out' },
      'open',
      { pick: 0 },
    ]);
    expect(sent.filter(({ path }) => path.endsWith('open-rounds')).map(({ body }) => body)).toMatchObject([
      { stake: '10.00' },
      { stake: '20.00' },
    ]);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', autoplayEnd: 'done', stake: 1_000n });
  });

  it('leaves the round open where a step is refused, and ends', async () => {
    const { play, sent } = bench([stands(0, null), stands(1, '12.37'), refused('round.action_invalid')]);
    play.startAutoplay(plan);
    await idle(play);
    expect(sent).toHaveLength(3);
    expect(play.snapshot()).toMatchObject({ phase: 'open', autoplayEnd: 'refused', open: { step: 1 } });
  });

  it('ends after the round that is on the stage where the player says so', async () => {
    const { play, sent } = bench([stands(0, null), settled('0.00', '990.00')]);
    play.startAutoplay(plan);
    play.stopAutoplay('player');
    await idle(play);
    expect(sent).toHaveLength(2);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', autoplayEnd: 'player' });
  });
});
