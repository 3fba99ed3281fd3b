import { describe, expect, it } from 'vitest';
import { hasFreeSeat } from './has-free-seat.ts';
import { testPlayer } from './seat-test-views.ts';

const seats = (free: number) =>
  Array.from({ length: 6 }, (_, seat) => (seat < free ? null : testPlayer(seat, 'somebody', '100.00')));
const until = '2026-01-01T00:00:30.000Z';

describe('a seat that one may take', () => {
  it.each([
    [0, 0, null, false],
    [1, 0, null, true],
    [1, 1, null, false],
    [2, 1, null, true],
    [1, 1, { place: 2, offeredUntil: null }, false],
    [1, 1, { place: 1, offeredUntil: until }, true],
    [0, 0, { place: 1, offeredUntil: until }, false],
  ])('of %i free ones, %i of them held, by a place %o: %s', (free, held, me, mayTake) => {
    expect(hasFreeSeat({ seats: seats(free), waitingList: { waiting: 1, held, me } })).toBe(mayTake);
  });
});
