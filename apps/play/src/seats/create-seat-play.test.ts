import { calls, type SeatPush } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { openTestLine } from '../room/room-test-line.ts';
import { at, testState } from '../round/play-test-state.ts';
import { createSeatPlay, type SeatListener } from './create-seat-play.ts';
import { createEntropy } from './entropy.ts';
import type { SeatView } from './seat-snapshot.ts';
import { askedView, testMe, testView } from './seat-test-views.ts';

/** A room that the tests steer by hand, with the play that watches it. */
async function watch(first: SeatView) {
  const sent: { readonly call: unknown; readonly body: unknown }[] = [];
  const told: string[] = [];
  const line = openTestLine<SeatListener>();
  const seeds = new Map<string, string>();
  let [view, version, balance] = [first, 10, '1000.00'];
  const client = {
    async call(call: unknown, input: { body?: unknown } = {}) {
      sent.push({ call, body: input.body });
      if (call === calls.play.playState) return { ok: true, value: testState({ balance }) };
      return { ok: true, value: { version, serverTime: at(0), balance: null, view } };
    },
  };
  const play = createSeatPlay(
    {
      client: client as never,
      newKey: () => 'key',
      wait: () => new Promise(() => undefined),
      now: () => 0,
      tell: ({ type }) => void told.push(type),
      clock: { now: () => 0, learn: () => undefined, guess: () => undefined, doubt: () => undefined },
      entropy: createEntropy({
        get: (hash) => seeds.get(hash) ?? null,
        set: (hash, seed) => void seeds.set(hash, seed),
      }),
      noteRoom: () => undefined,
      openLine: (_roomId, listen) => line.open(listen),
    },
    testState(),
    first.roomId,
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  line.hears().onState('open');
  await settled();
  return {
    play,
    told,
    seeds,
    bodiesOf: (call: unknown) => sent.filter((one) => one.call === call).map(({ body }) => body),
    setBalance: (next: string) => {
      balance = next;
    },
    async push(
      type: 'room.events' | 'room.own',
      next: SeatView,
      events: SeatPush<'room.events'>['events'] = [],
    ) {
      [view, version] = [next, version + 1];
      const common = { version, view: next };
      line
        .hears()
        .onPush(
          type,
          type === 'room.own' ? { ...common, balance: null } : { ...common, from: version - 1, events },
        );
      await settled();
    },
    async pushOld(next: SeatView) {
      line.hears().onPush('room.events', { from: 1, version: 2, events: [], view: next });
      await settled();
    },
  };
}

describe('watching a room with seats', () => {
  it('shows the latest view and believes no older one', async () => {
    const { play, push, pushOld } = await watch(testView({ no: 12 }));
    await push('room.events', testView({ no: 13 }));
    await pushOld(testView({ no: 11 }));
    expect(play.snapshot().view?.no).toBe(13);
  });

  it('takes a seat’s view from what is for the seat alone', async () => {
    const { play, push } = await watch(askedView());
    await push('room.events', testView({ no: 99 }));
    expect(play.snapshot().view?.me).not.toBeNull();
    expect(play.snapshot().view?.no).toBe(12);
  });

  it('takes over its seat when it opens, and not again', async () => {
    const { bodiesOf, push } = await watch(askedView());
    await push('room.own', askedView());
    expect(bodiesOf(calls.seats.returnToSeat)).toEqual([
      { entropy: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('acts in the hand and the turn that it shows', async () => {
    const { play, bodiesOf } = await watch(askedView());
    play.act({ type: 'pack' });
    expect(bodiesOf(calls.seats.actInHand)).toEqual([{ hand: 12, turn: 7, act: { type: 'pack' } }]);
  });

  it('reads the balance again once its seat is left', async () => {
    const { play, push, setBalance, told } = await watch(askedView());
    setBalance('1960.00');
    await push('room.own', testView());
    expect(play.snapshot().balance).toBe(196_000n);
    expect(told).toContain('balance-changed');
  });
});

describe('one’s share of the shuffle', () => {
  const shuffling = (hash: string, change: Partial<SeatView> = {}) =>
    testView({
      phase: 'shuffling',
      no: 13,
      me: testMe({ entropyWanted: 13 }),
      fair: { commitment: 'a'.repeat(64), seats: [{ seat: 0, hash, seed: null }], serverSeed: null },
      ...change,
    });

  it('is shown once, for the hash that stands beside the house’s', async () => {
    const { push, seeds, bodiesOf } = await watch(testView({ me: testMe() }));
    const [[hash, seed] = ['', '']] = seeds;
    await push('room.own', shuffling(hash));
    await push('room.own', shuffling(hash));
    expect(bodiesOf(calls.seats.giveEntropy)).toEqual([
      { hand: 13, seed, next: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it.each([
    ['another hash stands there', shuffling('f'.repeat(64))],
    ['the house has committed to nothing', shuffling('', { fair: null })],
  ])('is kept where %s', async (_why, view) => {
    const { push, bodiesOf } = await watch(testView({ me: testMe() }));
    await push('room.own', view);
    expect(bodiesOf(calls.seats.giveEntropy)).toEqual([]);
  });
});
