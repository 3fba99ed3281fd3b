import type { CallResult } from '@ikka/client';
import { type CrashPush, calls, type OwnCrashBet } from '@ikka/contract';
import { createRoomClock } from '../room/room-clock.ts';
import { betId, openTestLine } from '../room/room-test-line.ts';
import { at, testState } from '../round/play-test-state.ts';
import type { FrameMessage } from '../session/frame-parent.ts';
import type { CrashListener } from './crash-line.ts';
import { createCrashPlay } from './create-crash-play.ts';

export const state = testState({
  game: { gameId: 'crash', version: '1.0.0', name: { EN: 'Crash', UR: 'کریش' } },
  stakes: ['10.00', '100.00'],
  anyStake: true,
  defaultStake: '10.00',
});
export const bet = (n: number, change: Partial<OwnCrashBet> = {}): OwnCrashBet => ({
  betId: betId(n),
  player: 'a***i',
  stake: '10.00',
  currency: 'PKR',
  isTrial: false,
  cashOut: null,
  payout: '0.00',
  autoCashOut: null,
  ...change,
});

/** A server of crash that the tests steer by hand, with the play that hears it. */
export function openTable() {
  const sent: { readonly name: string; readonly input: unknown; readonly key: string | undefined }[] = [];
  const answers = new Map<unknown, ((input: never) => CallResult<unknown>)[]>();
  const told: FrameMessage[] = [];
  const line = openTestLine<CrashListener>();
  let [version, pushed, nowMs, bets] = [10, 10, 0, 0];
  const room = {
    state: { phase: 'resting', no: 3, nextAt: at(100) } as object,
    commitment: null,
    betCount: 0,
    outCount: 0,
    totals: [],
    rows: [],
    mine: [] as OwnCrashBet[],
  };
  const good = (value: unknown): CallResult<unknown> => ({ ok: true, value });
  const usual = new Map<unknown, (input: { body?: object; params?: object }) => CallResult<unknown>>([
    [
      calls.crash.crashState,
      () => {
        pushed = version;
        return good({ version, serverTime: at(nowMs), events: null, room });
      },
    ],
    [calls.crash.crashRounds, () => good({ chain: null, rounds: [] })],
    [calls.play.playState, () => good(state)],
    [calls.play.playedRounds, () => good({ rounds: [] })],
    [
      calls.crash.placeCrashBet,
      ({ body }) => {
        bets += 1;
        version += 1;
        const { autoCashOut } = body as { autoCashOut: number | null };
        const answer = { bet: bet(bets, { autoCashOut }), balance: '990.00', countedAt: at(nowMs), version };
        return good(answer);
      },
    ],
    [
      calls.crash.cashOutCrash,
      () => {
        version += 1;
        const cashed = bet(1, { cashOut: 150, payout: '15.00' });
        return good({ bet: cashed, balance: '1005.00', countedAt: at(nowMs), version });
      },
    ],
  ]);
  const nameOf = (call: unknown) =>
    Object.entries({ ...calls.crash, ...calls.play }).find(([, one]) => (one as unknown) === call)?.[0] ?? '';
  const client = {
    async call(call: unknown, input: unknown = {}, options: { idempotencyKey?: string } = {}) {
      sent.push({ name: nameOf(call), input, key: options.idempotencyKey });
      const next = answers.get(call)?.shift() ?? usual.get(call);
      if (next === undefined) throw new Error('an unexpected call');
      return next(input as never);
    },
  };
  const waits: (() => void)[] = [];
  let keys = 0;
  const play = createCrashPlay(
    {
      client: client as never,
      newKey: () => `key-${++keys}`,
      wait: () => new Promise((resolve) => waits.push(resolve)),
      now: () => nowMs,
      tell: (message) => told.push(message),
      clock: createRoomClock(() => nowMs),
      openLine: line.open,
    },
    state,
  );
  const settled = async () => {
    for (let n = 0; n < 30; n += 1) await Promise.resolve();
  };
  return {
    play,
    told,
    sent: (name: string) => sent.filter((one) => one.name === name),
    setRoom: (change: Partial<typeof room>) => Object.assign(room, change),
    setNow: (ms: number) => {
      nowMs = ms;
    },
    answerNext: (call: unknown, answer: CallResult<unknown>) =>
      answers.set(call, [...(answers.get(call) ?? []), () => answer]),
    async open() {
      line.hears().onState('open');
      await settled();
    },
    async lose() {
      line.hears().onState('reconnecting');
      await settled();
    },
    async push(...events: CrashPush<'room.events'>['events']) {
      const from = pushed;
      version += 1;
      pushed = version;
      line.hears().onPush('room.events', { from, version, events });
      await settled();
    },
    /** A push that follows one that never came. */
    async pushGap() {
      version += 2;
      line.hears().onPush('room.events', { from: version - 1, version, events: [] });
      await settled();
    },
    async pushOwn(push: Omit<CrashPush<'room.own'>, 'version'>) {
      line.hears().onPush('room.own', { version, ...push });
      await settled();
    },
    async passWaits() {
      for (const pass of waits.splice(0)) pass();
      await settled();
    },
    settled,
  };
}

export const betting = (no: number) =>
  ({ type: 'betting', no, closesAt: at(6_000), takesOffAt: at(6_300) }) as const;
export const flight = (no: number) => ({ type: 'flight', no, startedAt: at(6_300) }) as const;
export const crashed = (no: number, point: number) =>
  ({ type: 'crashed', no, point, endedAt: at(9_000), isInterrupted: false }) as const;
export const flightState = (no: number) => ({ phase: 'flying', no, startedAt: at(6_300) });
