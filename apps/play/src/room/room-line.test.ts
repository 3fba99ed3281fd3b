import type { CallResult } from '@ikka/client';
import { describe, expect, it, vi } from 'vitest';
import { createRoomClock } from './room-clock.ts';
import { openRoomLine, type RoomListener } from './room-line.ts';
import { openTestLine } from './room-test-line.ts';

interface Events {
  readonly from: number;
  readonly version: number;
}
interface Own {
  readonly version: number;
  readonly mine: string;
}
type Reading = CallResult<{ readonly version: number; readonly serverTime: string }>;

const at = (version: number): Reading => ({
  ok: true,
  value: { version, serverTime: '2026-01-01T00:00:00Z' },
});
const refused = (code: string) => ({ ok: false, code, message: '', value: {}, status: 401 }) as Reading;

/** A line whose room answers one reading after the other, and at last always the last. */
function openLine(...readings: (Reading | Error)[]) {
  const told: string[] = [];
  const waits: (() => void)[] = [];
  let reads = 0;
  const test = openTestLine<RoomListener<Events, Own>>();
  const line = openRoomLine({
    openLine: test.open,
    async read() {
      const reading = readings[Math.min(reads, readings.length - 1)];
      reads += 1;
      if (reading === undefined || reading instanceof Error) throw reading;
      return reading;
    },
    clock: createRoomClock(() => 0),
    now: () => 0,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    onRoom: ({ version }) => told.push(`room ${version}`),
    onEvents: ({ version }) => told.push(`events ${version}`),
    onOwn: ({ mine }) => told.push(mine),
    onLine: (isOpen) => told.push(isOpen ? 'open' : 'down'),
    onSessionOver: (code) => told.push(code),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    line,
    told,
    reads: () => reads,
    settled,
    async state(state: 'open' | 'reconnecting') {
      test.hears().onState(state);
      await settled();
    },
    events: (from: number, version = from + 1) => test.hears().onPush('room.events', { from, version }),
    own: (mine: string, version: number) => test.hears().onPush('room.own', { version, mine }),
    async passWaits() {
      for (const pass of waits.splice(0)) pass();
      await settled();
    },
    sessionLost: () => test.hears().onSessionLost(),
  };
}

describe('the line to a room', () => {
  it('reads the room when the line opens, and takes what was said meanwhile after it', async () => {
    const room = openLine(at(10));
    room.events(9);
    room.events(10);
    room.own('known already', 10);
    room.own('mine', 11);
    await room.state('open');
    expect(room.told).toEqual(['open', 'room 10', 'events 11', 'mine']);
  });

  it('takes what follows, and reads anew where something is missing', async () => {
    const room = openLine(at(10), at(12));
    await room.state('open');
    room.events(10);
    room.events(8);
    expect([room.told.slice(2), room.reads()]).toEqual([['events 11', 'events 9'], 1]);
    room.events(12);
    await room.settled();
    expect([room.told.slice(4), room.reads()]).toEqual([['room 12', 'events 13'], 2]);
  });

  it('believes no reading that is older than what it heard of', async () => {
    const room = openLine(at(10), at(11), at(12));
    await room.state('open');
    room.events(12);
    await room.settled();
    expect(room.told).toEqual(['open', 'room 10']);
    await room.passWaits();
    expect(room.told).toEqual(['open', 'room 10', 'room 12', 'events 13']);
    room.line.expect(20);
    void room.line.sync();
    await room.settled();
    expect(room.told).toHaveLength(4);
  });

  it('keeps reading while the line is down, also after a reading that failed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const room = openLine(new Error('a broken answer'), refused('system.unavailable'), at(10));
    await room.state('reconnecting');
    for (const reads of [1, 2, 3, 4]) {
      await room.passWaits();
      expect(room.reads()).toBe(reads);
    }
    expect(room.told).toEqual(['down', 'room 10', 'room 10']);
    await room.state('open');
    await room.passWaits();
    expect(room.reads()).toBe(5);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it('says once that the session is over and asks no more, and nothing after it was closed', async () => {
    const room = openLine(refused('play.session_required'), at(10));
    await room.state('open');
    room.sessionLost();
    await room.state('reconnecting');
    await room.passWaits();
    await room.passWaits();
    expect([room.told, room.reads()]).toEqual([['open', 'play.session_required', 'down'], 1]);
    const closed = openLine(at(10));
    closed.line.close();
    await closed.state('open');
    await closed.passWaits();
    expect([closed.told, closed.reads()]).toEqual([[], 0]);
  });
});
