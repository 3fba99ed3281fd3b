import { describe, expect, it } from 'vitest';
import type { CrashRoom } from './crash-room.ts';
import { sceneOf } from './flight-scene.ts';

const at = (ms: number) => new Date(ms).toISOString();
const room = (change: Partial<CrashRoom>): CrashRoom => ({
  version: 10,
  state: { phase: 'betting', no: 4, closesAt: at(8_000), takesOffAt: at(8_500) },
  commitment: null,
  betCount: 0,
  outCount: 0,
  totals: [],
  rows: [],
  mine: [],
  end: null,
  history: [],
  ...change,
});
const flying = room({ state: { phase: 'flying', no: 4, startedAt: at(10_000) } });
const end = { no: 4, point: 214, isInterrupted: false };
const over = room({ state: { phase: 'resting', no: 4, nextAt: at(30_000) }, end });

describe('what the stage shows of a room', () => {
  it('rises with the clock while the room is heard', () => {
    expect(sceneOf(flying, null)).toEqual({ phase: 'flying', startedAt: 10_000, marks: [] });
  });

  it('stands where a flight was last heard of once the connection is lost', () => {
    expect(sceneOf(flying, 13_400)).toEqual({ phase: 'lost', flownMs: 3_400, marks: [] });
    expect(sceneOf(flying, 9_000)).toEqual({ phase: 'lost', flownMs: 0, marks: [] });
  });

  it('counts no bets down that are not heard of', () => {
    expect(sceneOf(room({}), null)).toMatchObject({ phase: 'betting', closesAt: 8_000 });
    expect(sceneOf(room({}), 5_000)).toEqual({ phase: 'lost', flownMs: null, marks: [] });
  });

  it('keeps the end of a flight, and expects no next one', () => {
    expect(sceneOf(over, null)).toMatchObject({ phase: 'over', point: 214, nextAt: 30_000 });
    expect(sceneOf(over, 20_000)).toMatchObject({ phase: 'over', point: 214, nextAt: null });
  });
});
