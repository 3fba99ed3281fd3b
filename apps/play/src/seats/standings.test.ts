import { describe, expect, it } from 'vitest';
import { testPlayer } from './seat-test-views.ts';
import { ranked } from './standings.ts';

const out = (place: number) => ({ place, prize: null });

describe('the standings of a contest', () => {
  it('have those who are in by their chips, and then those who are out', () => {
    const seats = [
      testPlayer(0, 'a', '900'),
      testPlayer(1, 'b', '0', { result: out(4) }),
      null,
      testPlayer(3, 'c', '2100'),
      testPlayer(4, 'd', '0', { result: out(3) }),
    ];
    expect(ranked(seats, 'sit_and_go').map(({ name }) => name)).toEqual(['c', 'a', 'd', 'b']);
  });

  it('have in a pool the fewest points first', () => {
    const seats = [testPlayer(0, 'a', '80'), testPlayer(1, 'b', '0'), testPlayer(2, 'c', '20')];
    expect(ranked(seats, 'pool').map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  });

  it('have places once it is over', () => {
    const seats = [
      testPlayer(0, 'a', '140', { result: out(2) }),
      testPlayer(1, 'b', '180', { result: out(1) }),
    ];
    expect(ranked(seats, 'deals').map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
