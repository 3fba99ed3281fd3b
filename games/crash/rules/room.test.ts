import type { BetMovement, Decision } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { flightMs, multiplierAt, timeTo } from './flight.ts';
import { crashRoom } from './room.ts';
import type { CrashCommand, CrashEntry, CrashHead } from './room-types.ts';
import { CASH_OUT_MAX } from './sheet.ts';
import { BETTING_MS, LAST_MOMENT_MS, REST_MS } from './wake-room.ts';

type Made = Decision<CrashHead, CrashEntry, { type: string }, unknown>;

/** A room without server: decisions are kept as they come. */
function openRoom(point: number) {
  let head: CrashHead = crashRoom.first;
  const entries = new Map<string, CrashEntry>();
  const movements: BetMovement[] = [];
  const events: string[] = [];
  const effects: unknown[] = [];
  const take = (made: Made) => {
    head = made.head ?? head;
    for (const [id, entry] of made.entries ?? []) {
      if (entry === null) entries.delete(id);
      else entries.set(id, entry);
    }
    movements.push(...((made.movements ?? []) as BetMovement[]));
    events.push(...(made.events ?? []).map(({ type }) => type));
    effects.push(...(made.effects ?? []));
    return made.answer;
  };
  const act = (
    command: CrashCommand | { type: 'wake' } | { type: 'resume'; aliveAt: number },
    at: number,
  ) => {
    const secret = crashRoom.secretOf(head) === null ? null : { point };
    const decided = crashRoom.decide({ head, entries }, command, { at, secret, isOffered: true });
    if ('refused' in decided) return decided.refused;
    return take(decided as Made);
  };
  const wake = (at: number) => act({ type: 'wake' }, at);
  const bet = (id: string, at: number, more: Partial<CrashEntry & { no: number }> = {}) => {
    const { no = 1, auto = null, stake = '1000', memberId = '7' } = more;
    const entry = { memberId, playSessionId: 'p', name: 's***a', currency: 'PKR', stake, auto };
    return act({ type: 'bet', bet: id, no, entry }, at);
  };
  const cashOut = (id: string, at: number, memberId = '7') =>
    act({ type: 'cash_out', bet: id, memberId }, at);
  const breakOff = (at: number) => {
    if (crashRoom.breakOff === undefined) throw new Error('crash breaks its rounds off');
    take(crashRoom.breakOff({ head, entries }, { at, secret: { point }, isOffered: false }) as Made);
  };
  const wakeAt = () => {
    const secret = crashRoom.secretOf(head) === null ? null : { point };
    return crashRoom.wakeAt({ head, entries }, { secret, isOffered: true });
  };
  const settled = () =>
    Object.fromEntries(movements.flatMap((one) => (one.kind === 'settle' ? [[one.bet, one.payout]] : [])));
  return {
    act,
    wake,
    bet,
    cashOut,
    breakOff,
    wakeAt,
    settled,
    movements,
    events,
    effects,
    entries,
    head: () => head,
  };
}

const opened = BETTING_MS + LAST_MOMENT_MS;

/** A room with its bets open since 0 and, with `flying`, in the air since `opened`. */
function roomAt(point: number, before: (room: ReturnType<typeof openRoom>) => void = () => {}) {
  const room = openRoom(point);
  room.wake(0);
  before(room);
  room.wake(opened);
  return room;
}

describe('a room of crash', () => {
  it('[C9] opens, flies, ends and rests by the clock', () => {
    const room = openRoom(200);
    expect(room.wakeAt()).toBe(Number.NEGATIVE_INFINITY);
    room.wake(0);
    expect(room.head()).toEqual({ phase: 'betting', no: 1, closesAt: BETTING_MS, takesOffAt: opened });
    room.wake(opened - 1);
    expect(room.head().phase).toBe('betting');
    room.wake(opened);
    expect(room.head()).toEqual({ phase: 'flying', no: 1, startedAt: opened });
    const endedAt = opened + flightMs(200);
    expect(room.wakeAt()).toBe(endedAt);
    room.wake(endedAt);
    room.wake(endedAt);
    expect(room.head()).toEqual({ phase: 'resting', no: 1, nextAt: endedAt + REST_MS });
    room.wake(endedAt + REST_MS);
    expect(room.head()).toMatchObject({ phase: 'betting', no: 2 });
    expect(room.events).toEqual(['betting', 'flight', 'crashed', 'settled', 'betting']);
  });

  it('[C7, C10] takes two bets of a member until the clock, each once', () => {
    const room = openRoom(200);
    room.wake(0);
    expect(room.bet('a', 10)).toMatchObject({ bet: 'a', entry: { stake: '1000' } });
    expect(room.bet('a', 20)).toMatchObject({ bet: 'a' });
    expect(room.bet('a', 20, { stake: '2000' })).toBe('idempotency.mismatch');
    expect(room.bet('x', 20, { no: 2 })).toBe('room.bets_closed');
    expect(room.bet('x', 20, { auto: 100 })).toBe('round.bet_invalid');
    expect(room.bet('b', BETTING_MS - 1)).toMatchObject({ bet: 'b' });
    expect(room.bet('c', BETTING_MS - 1)).toBe('room.bets_too_many');
    expect(room.bet('d', BETTING_MS, { memberId: '8' })).toBe('room.bets_closed');
    expect(room.movements.map(({ kind, bet }) => [kind, bet])).toEqual([
      ['hold', 'a'],
      ['hold', 'b'],
    ]);
    expect(room.act({ type: 'recall', bet: 'a', memberId: '7' }, 30)).toMatchObject({ bet: 'a' });
    expect(room.act({ type: 'recall', bet: 'a', memberId: '8' }, 30)).toBe('round.unknown');
  });

  it('[C4, C11] cashes out at the moment in which the server heard of it, and not after the end', () => {
    const room = roomAt(200, (one) => {
      one.bet('early', 1);
      one.bet('last', 1, { memberId: '8' });
      one.bet('late', 1, { memberId: '9' });
    });
    expect(room.cashOut('early', opened + 100)).toBe('room.too_early');
    expect(room.cashOut('early', opened + 5_000, '8')).toBe('round.unknown');
    expect(room.cashOut('early', opened + 5_000)).toMatchObject({ entry: { cashOut: multiplierAt(5_000) } });
    expect(room.cashOut('early', opened + 6_000)).toMatchObject({ entry: { cashOut: multiplierAt(5_000) } });
    const end = opened + flightMs(200);
    expect(room.cashOut('late', end, '9')).toBe('room.too_late');
    expect(room.cashOut('last', end - 1, '8')).toMatchObject({ entry: { cashOut: 200, payout: '2000' } });
    room.wake(end);
    expect(room.cashOut('late', end - 1, '9')).toBe('room.too_late');
    room.wake(end);
    expect(room.settled()).toMatchObject({ last: 2_000n, late: 0n });
    expect(room.movements.filter(({ kind }) => kind === 'settle')).toHaveLength(3);
  });

  it('[C4, C11] pays standing orders at their own multiplier, however late the server comes to it', () => {
    const room = roomAt(250, (one) => {
      one.bet('reached', 1, { auto: 150 });
      one.bet('edge', 1, { memberId: '8', auto: 250 });
      one.bet('beyond', 1, { memberId: '9', auto: 251 });
    });
    expect(room.wakeAt()).toBe(opened + Math.ceil(timeTo(150) / 50) * 50);
    room.wake(opened + timeTo(170));
    expect(room.settled()).toEqual({ reached: 1_500n });
    expect(room.cashOut('reached', opened + timeTo(180))).toMatchObject({ entry: { cashOut: 150 } });
    const end = opened + flightMs(250);
    room.wake(end + 400);
    room.wake(end + 400);
    expect(room.settled()).toEqual({ reached: 1_500n, edge: 2_500n, beyond: 0n });
    expect(room.head()).toMatchObject({ phase: 'resting', nextAt: end + REST_MS });
  });

  it('[C4] lets a standing order that was reached count before a hand that came later', () => {
    const room = roomAt(900, (one) => one.bet('a', 1, { auto: 150 }));
    expect(room.cashOut('a', opened + timeTo(300))).toMatchObject({ entry: { cashOut: 150 } });
  });

  it('[C5] cashes everybody out at 10,000.00', () => {
    const room = roomAt(99 * 2 ** 52, (one) => one.bet('a', 1));
    const end = opened + timeTo(CASH_OUT_MAX);
    room.wake(end);
    room.wake(end);
    expect(room.settled()).toEqual({ a: 10_000_000n });
  });

  it('[C3] has no flight at 1.00: everybody loses', () => {
    const room = roomAt(100, (one) => one.bet('a', 1, { auto: 101 }));
    expect(room.cashOut('a', opened)).toBe('room.too_late');
    room.wake(opened);
    room.wake(opened);
    expect(room.settled()).toEqual({ a: 0n });
  });

  const interruptions = [
    [
      'C12',
      'nobody kept',
      (room: ReturnType<typeof openRoom>) =>
        room.act({ type: 'resume', aliveAt: opened + 3_000 }, opened + 10_000),
    ],
    ['C13', 'the house closes', (room: ReturnType<typeof openRoom>) => room.breakOff(opened + 10_000)],
  ] as const;

  it.each(interruptions)(
    '[%s] settles every standing order of a flight that %s by its point',
    (_rule, _name, interrupt) => {
      const room = roomAt(300, (one) => {
        one.bet('cashed', 1);
        one.bet('order', 1, { memberId: '8', auto: 200 });
        one.bet('edge', 1, { memberId: '8', auto: 300 });
        one.bet('beyond', 1, { memberId: '9', auto: 301 });
        one.bet('hand', 1, { memberId: '10' });
      });
      room.cashOut('cashed', opened + timeTo(120));
      expect(room.act({ type: 'resume', aliveAt: opened + 9_500 }, opened + 10_000)).toBeNull();
      expect(room.head().phase).toBe('flying');
      interrupt(room);
      expect(room.effects).toContainEqual({
        type: 'reveal',
        no: 1,
        point: 300,
        returned: [{ currency: 'PKR', stake: '1000', cashOut: null }],
      });
      room.wake(opened + 10_000);
      expect(room.settled()).toEqual({ cashed: 1_200n, order: 2_000n, edge: 3_000n, beyond: 0n });
      const returned = room.movements.flatMap((one) => (one.kind === 'return' ? [one.bet] : []));
      expect(returned).toEqual(['hand']);
      expect(room.head()).toMatchObject({ phase: 'resting' });
    },
  );

  it.each(interruptions)(
    '[%s] pays nobody for a flight that %s: an order comes to what it would have, a hand to its stake',
    (_rule, _name, interrupt) => {
      const autos = [101, 150, 200, 1_000, CASH_OUT_MAX];
      for (const point of [100, 101, 149, 150, 151, 999, 1_000, CASH_OUT_MAX, CASH_OUT_MAX + 1]) {
        const enter = (one: ReturnType<typeof openRoom>) => {
          for (const auto of autos) one.bet(String(auto), 1, { memberId: `m${auto}`, auto });
        };
        const broken = roomAt(point, enter);
        interrupt(broken);
        broken.wake(opened + 10_000);
        const whole = roomAt(point, enter);
        const end = opened + flightMs(point);
        whole.wake(end);
        whole.wake(end);
        expect(broken.settled()).toEqual(whole.settled());
        expect(Object.keys(broken.settled())).toHaveLength(autos.length);
      }
    },
  );

  it('[C12] opens the bets again after it was away, with those that stand', () => {
    const room = openRoom(300);
    room.wake(0);
    room.bet('a', 1);
    room.act({ type: 'resume', aliveAt: 1_000 }, 20_000);
    expect(room.head()).toMatchObject({ phase: 'betting', no: 1, closesAt: 20_000 + BETTING_MS });
    expect(room.entries.size).toBe(1);
  });

  it('[C9] settles a crowd in several steps, each bet once', () => {
    const room = roomAt(120, (one) => {
      for (let n = 0; n < 300; n += 1) one.bet(`b${n}`, 1, { memberId: `m${n}`, auto: n % 2 ? 110 : null });
    });
    const end = opened + flightMs(120);
    for (let n = 0; n < 8 && room.head().phase !== 'resting'; n += 1) room.wake(end);
    expect(room.head().phase).toBe('resting');
    expect(Object.keys(room.settled())).toHaveLength(300);
    expect(room.movements.filter(({ kind }) => kind === 'settle')).toHaveLength(300);
  });
});
