import type { WaitingPlace } from '@ikka/seat-kit';
import { describe, expect, it } from 'vitest';
import { freeIn } from './room-kinds.ts';

const waits = (offeredUntil: number | null): WaitingPlace => ({
  memberId: '1',
  playSessionId: 'page',
  device: null,
  address: null,
  heldMs: 30_000,
  goneAt: null,
  offeredUntil,
});

describe('free seats of a room', () => {
  it.each([
    ['nobody has opened it', undefined, 6],
    ['some sit', { taken: 4, stage: null, waitingList: [] }, 2],
    ['a seat is held', { taken: 4, stage: null, waitingList: [waits(5), waits(null)] }, 1],
    ['its contest is on', { taken: 2, stage: 'playing', waitingList: [] }, 0],
    ['its contest takes players', { taken: 2, stage: 'registering', waitingList: [] }, 4],
  ])('are as many as may sit down where %s', (_name, occupied, free) => {
    expect(freeIn({ seats: 6 }, occupied)).toBe(free);
  });
});
