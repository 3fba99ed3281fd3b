import { describe, expect, it } from 'vitest';
import { idleState } from './idle.ts';

const minute = 60_000;

describe('an operator who leaves the desk', () => {
  it.each([
    [0, { kind: 'active' }],
    [5 * minute - 1, { kind: 'active' }],
    [5 * minute, { kind: 'resting' }],
    [28 * minute - 1, { kind: 'resting' }],
    [28 * minute, { kind: 'warned', secondsLeft: 120 }],
    [30 * minute - 1, { kind: 'warned', secondsLeft: 1 }],
    [30 * minute, { kind: 'over' }],
    [8 * 60 * minute, { kind: 'over' }],
  ])('after %i ms of quiet is %o', (quiet, expected) => {
    expect(idleState(quiet)).toEqual(expected);
  });
});
