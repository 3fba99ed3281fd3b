import { type CrashPush, calls } from '@ikka/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../round/play-test-state.ts';
import { betting, flight, flightState, openTable } from './crash-test-bench.ts';
import type { CrashPlay } from './create-crash-play.ts';

describe('a flight of which nothing is heard', () => {
  let play: CrashPlay | undefined;
  afterEach(() => play?.close());
  const openOn = async (...events: CrashPush<'room.events'>['events']) => {
    const table = openTable();
    play = table.play;
    await table.open();
    await table.push(...events);
    return table;
  };

  it('stands where it was heard last, until the room has been read again', async () => {
    const table = await openOn(betting(4));
    const { play } = table;
    await table.push(flight(4));
    expect(play.snapshot().heardLastAt).toBeNull();
    table.setNow(3_000);
    await table.lose();
    table.setNow(60_000);
    expect(play.snapshot().heardLastAt).toBe(3_000);
    // The room cannot be read: it opens, and still nobody knows whether the flight goes on.
    const lost = { ok: false, code: 'network.unreachable', message: '', value: {}, status: 0 } as const;
    table.answerNext(calls.crash.crashState, lost as never);
    await table.open();
    expect(play.snapshot()).toMatchObject({ isLineOpen: true, heardLastAt: 3_000 });
    table.setRoom({ state: { phase: 'resting', no: 4, nextAt: at(70_000) } });
    await table.passWaits();
    expect(play.snapshot()).toMatchObject({ heardLastAt: null, room: { state: { phase: 'resting' } } });
  });

  it('stands where it was read last where there is no line but the room can be read', async () => {
    const table = await openOn(betting(4));
    await table.push(flight(4));
    table.setNow(3_000);
    await table.lose();
    table.setRoom({ state: flightState(4) });
    table.setNow(5_000);
    await table.passWaits();
    expect(table.play.snapshot().heardLastAt).toBe(5_000);
  });
});
