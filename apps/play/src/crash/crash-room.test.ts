import type { CrashBet, CrashPush, OwnCrashBet } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { type CrashRoom, fateOf, openBets, roomOf, withHistory, withOwn, withPush } from './crash-room.ts';

const at = '2026-01-01T00:00:00.000Z';
const bet = (n: number, stake: number, change: Partial<CrashBet> = {}): CrashBet => ({
  betId: `0198d2a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
  player: 's***a',
  stake: `${stake}.00`,
  currency: 'PKR',
  isTrial: false,
  cashOut: null,
  payout: '0.00',
  ...change,
});
const own = (n: number, change: Partial<OwnCrashBet> = {}): OwnCrashBet => ({
  ...bet(n, 10),
  autoCashOut: null,
  ...change,
});
const told = (change: Partial<Parameters<typeof roomOf>[0]['room']> = {}, version = 10) => ({
  version,
  serverTime: at,
  events: null,
  room: {
    state: { phase: 'betting', no: 4, closesAt: at, takesOffAt: at } as const,
    commitment: 'a'.repeat(64),
    betCount: 0,
    outCount: 0,
    totals: [],
    rows: [],
    mine: [],
    ...change,
  },
});
const push = (from: number, events: CrashPush<'room.events'>['events'], version = from + 1) => ({
  from,
  version,
  events,
});
const after = (room: CrashRoom, ...events: CrashPush<'room.events'>['events']) =>
  withPush(room, push(room.version, events));

describe('the room of crash as its page knows it', () => {
  it('follows a round by what is pushed', () => {
    let room = roomOf(told(), null);
    room = after(room, { type: 'flight', no: 4, startedAt: at });
    expect(room.state).toEqual({ phase: 'flying', no: 4, startedAt: at });
    room = after(room, { type: 'crashed', no: 4, point: 231, endedAt: at, isInterrupted: false });
    expect(room).toMatchObject({ end: { no: 4, point: 231 }, history: [{ no: 4, point: 231 }] });
    room = after(room, { type: 'settled', no: 4, nextAt: at });
    expect(room).toMatchObject({ state: { phase: 'resting' }, end: { point: 231 } });
    room = after(withOwn(room, [own(1)]), { type: 'betting', no: 5, closesAt: at, takesOffAt: at });
    expect(room).toMatchObject({
      state: { no: 5 },
      mine: [],
      rows: [],
      betCount: 0,
      end: null,
      commitment: null,
    });
  });

  it('keeps the greatest bets in their order, changed ones in place', () => {
    const room = roomOf(told({ rows: [bet(1, 50), bet(2, 20)], betCount: 2 }), null);
    const next = after(room, {
      type: 'bets',
      betCount: 14,
      outCount: 1,
      totals: [],
      rows: [
        ...Array.from({ length: 11 }, (_, n) => bet(n + 3, 30)),
        bet(2, 20, { cashOut: 150 }),
        bet(90, 900, { isTrial: true }),
      ],
    });
    expect(next.betCount).toBe(14);
    expect(next.rows).toHaveLength(12);
    expect(next.rows[0]?.stake).toBe('50.00');
    expect(next.rows.at(-1)?.stake).toBe('30.00');
    expect(next.rows.some(({ isTrial }) => isTrial)).toBe(false);
  });

  it('knows a push that it has, and takes what lies over it', () => {
    const room = roomOf(told(), null);
    expect(withPush(room, push(3, [{ type: 'flight', no: 4, startedAt: at }], 9))).toBe(room);
    // What lies over the version that is known is taken: all of it speaks of how things stand.
    expect(withPush(room, push(8, [{ type: 'flight', no: 4, startedAt: at }], 12))).toMatchObject({
      version: 12,
      state: { phase: 'flying' },
    });
  });

  it('puts into the strip what ended while nobody listened', () => {
    const room = withHistory(roomOf(told(), null), [
      { no: 3, point: 300 },
      { no: 2, point: 200 },
    ]);
    const events = [{ type: 'crashed', no: 4, point: 120, endedAt: at, isInterrupted: false }] as const;
    const back = roomOf(
      { ...told({ state: { phase: 'resting', no: 4, nextAt: at } }, 30), events: [...events] },
      room,
    );
    expect(back.history.map(({ no }) => no)).toEqual([4, 3, 2]);
    expect(back.end).toMatchObject({ point: 120 });
  });

  it.each<[string, Partial<OwnCrashBet>, boolean, ReturnType<typeof fateOf>]>([
    ['cashed out by hand', { cashOut: 150 }, false, 'paid'],
    ['with an order that was reached', { autoCashOut: 200 }, false, 'paid'],
    ['with an order that was not reached', { autoCashOut: 201 }, false, 'lost'],
    ['without an order', {}, false, 'lost'],
    ['in, when the flight was broken off', {}, true, 'returned'],
    ['with an order within a flight that was broken off', { autoCashOut: 200 }, true, 'paid'],
    ['with an order beyond a flight that was broken off', { autoCashOut: 201 }, true, 'lost'],
  ])('[C11, C12] knows the fate of a bet %s', (_, change, isInterrupted, fate) => {
    expect(fateOf(own(1, change), { no: 4, point: 200, isInterrupted })).toBe(fate);
  });

  it('[C5] knows that who is in at the top is paid there', () => {
    expect(fateOf(own(1), { no: 4, point: 1_000_000, isInterrupted: false })).toBe('paid');
    expect(fateOf(own(1), { no: 4, point: 1_000_000, isInterrupted: true })).toBe('returned');
  });

  it('counts bets as open until they are paid or the flight is over', () => {
    const room = withOwn(roomOf(told(), null), [own(1), own(2, { cashOut: 150 })]);
    expect(openBets(room).map(({ betId }) => betId)).toEqual([own(1).betId]);
    const over = after(room, { type: 'crashed', no: 4, point: 231, endedAt: at, isInterrupted: false });
    expect(openBets(over)).toEqual([]);
  });
});
