import type { DaryaState } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { roomAfter } from './room-after.ts';

const opened = {
  type: 'scene',
  no: 3,
  serverSeed: 'a'.repeat(64),
  clientSeed: 'salt',
  openedAt: '2026-11-01T10:00:00.000Z',
  endsAt: '2026-11-01T10:03:00.000Z',
} as const;
const resting = { scene: null, seats: [] } as unknown as DaryaState;
const room = roomAfter(resting, opened);

describe('a room of fish after what is told of it', () => {
  it('opens a scene in which nothing was caught, and rests after it', () => {
    expect(room.scene).toMatchObject({ no: 3, caught: [], stages: [], freezes: [] });
    expect(roomAfter(room, { type: 'rested' }).scene).toBeNull();
  });

  it('seats a player once at a cannon, and lets him go', () => {
    const sat = roomAfter(room, { type: 'sat', seat: 1, name: 's***a' });
    const again = roomAfter(sat, { type: 'sat', seat: 1, name: 'b***n' });
    expect(again.seats).toEqual([{ seat: 1, name: 'b***n' }]);
    expect(roomAfter(again, { type: 'left', seat: 1 }).seats).toEqual([]);
  });

  it('takes a caught fish out, keeps a boss at its next stage, and knows what is frozen', () => {
    const caught = { type: 'caught', scene: 3, seat: 0, kind: 'rohu', multiplier: 7 } as const;
    const after = roomAfter(roomAfter(room, { ...caught, fish: 5, next: null }), {
      ...caught,
      fish: 9,
      next: 'gharial-king-2',
    });
    expect(after.scene).toMatchObject({ caught: [5], stages: [{ fish: 9, kind: 'gharial-king-2' }] });
    expect(roomAfter(after, { type: 'froze', scene: 3, at: 10, ms: 5_000 }).scene?.freezes).toHaveLength(1);
  });

  it('changes nothing by what belongs to a scene that is over', () => {
    const late = {
      type: 'caught',
      scene: 2,
      seat: 0,
      kind: 'rohu',
      multiplier: 7,
      fish: 5,
      next: null,
    } as const;
    expect(roomAfter(room, late)).toBe(room);
    expect(roomAfter(room, { type: 'froze', scene: 2, at: 1, ms: 1 })).toBe(room);
  });
});
