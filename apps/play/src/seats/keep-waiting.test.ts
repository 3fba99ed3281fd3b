import { calls } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { openTestLine } from '../room/room-test-line.ts';
import { at } from '../round/play-test-state.ts';
import type { SeatListener } from './create-seat-play.ts';
import { keepWaiting } from './keep-waiting.ts';
import type { SeatView, Wait } from './seat-snapshot.ts';
import { testView } from './seat-test-views.ts';

const waits = (place: number, offeredUntil: string | null = null): SeatView =>
  testView({ waitingList: { waiting: 3, held: 0, me: { place, offeredUntil } } });
const { roomId } = testView();

function open(first: SeatView) {
  const heard: (Wait | null)[] = [];
  const opened: string[] = [];
  const line = openTestLine<SeatListener>();
  let [view, version] = [first, 1];
  const waiting = keepWaiting({
    client: {
      call: async (call: unknown) => {
        if (call === calls.seats.leaveWaitingList) view = testView();
        return { ok: true, value: { version, serverTime: at(0), balance: null, view } };
      },
    } as never,
    clock: { now: () => 0, learn: () => undefined, guess: () => undefined, doubt: () => undefined },
    now: () => 0,
    wait: () => new Promise(() => undefined),
    openLine(room, listen) {
      opened.push(room);
      return line.open(listen);
    },
    onSessionOver: () => undefined,
    onWait: (wait) => void heard.push(wait),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    waiting,
    heard,
    opened,
    line,
    settled,
    async push(next: SeatView) {
      [view, version] = [next, version + 1];
      line.hears().onPush('room.own', { version, balance: null, view: next });
      await settled();
    },
  };
}

describe('waiting for a seat', () => {
  it('keeps no line of its own to the table that is watched, and one to the table that is not', () => {
    const { waiting, opened, heard } = open(waits(2));
    waiting.watch(roomId);
    waiting.note(waits(2));
    expect([opened, heard.at(-1)]).toEqual([[], { roomId, place: 2, offeredUntil: null }]);
    waiting.watch(null);
    expect(opened).toEqual([roomId]);
    waiting.watch('another-room');
    expect(opened).toEqual([roomId]);
  });

  it('hears of the seat while another table is watched, and forgets the table once he waits no more', async () => {
    const { waiting, heard, push, line, settled } = open(waits(2));
    waiting.note(waits(2));
    line.hears().onState('open');
    await settled();
    await push(waits(1, at(30_000)));
    expect(heard.at(-1)).toEqual({ roomId, place: 1, offeredUntil: at(30_000) });
    await waiting.leave();
    expect(heard.at(-1)).toBeNull();
  });

  it('hears nothing of tables where he does not wait', () => {
    const { waiting, heard } = open(waits(1));
    waiting.note(waits(1));
    waiting.note(testView({ roomId: 'another-room' }));
    expect(heard).toHaveLength(1);
  });
});
