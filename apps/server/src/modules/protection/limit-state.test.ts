import { isRefusal } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { decideLimit, isLooser, type LimitState, limitAt, tighterOf } from './limit-state.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const state = (value: bigint | null, pending: LimitState['pending'] = null): LimitState => ({
  value,
  pending,
});
const waiting = (value: bigint | null, from = hours(5)) => ({ value, from });

const states = {
  none: state(null),
  set: state(100n),
  looser: state(100n, waiting(200n)),
  removal: state(100n, waiting(null)),
  due: state(100n, waiting(200n, now)),
  'due removal': state(100n, waiting(null, hours(-1))),
};
const events = {
  'set 50': { kind: 'set', value: 50n },
  'set 100': { kind: 'set', value: 100n },
  'set 200': { kind: 'set', value: 200n },
  'set 300': { kind: 'set', value: 300n },
  remove: { kind: 'set', value: null },
  cancel: { kind: 'cancel' },
} as const;

/** Every state with every event: the change, what counts afterwards, and what waits (`-`: nothing) 24 hours from now. */
const table: Record<keyof typeof states, Record<keyof typeof events, string>> = {
  none: {
    'set 50': 'tightened 50 -',
    'set 100': 'tightened 100 -',
    'set 200': 'tightened 200 -',
    'set 300': 'tightened 300 -',
    remove: 'none null -',
    cancel: 'protection.nothing_pending',
  },
  set: {
    'set 50': 'tightened 50 -',
    'set 100': 'none 100 -',
    'set 200': 'loosening 100 200@24',
    'set 300': 'loosening 100 300@24',
    remove: 'loosening 100 null@24',
    cancel: 'protection.nothing_pending',
  },
  looser: {
    'set 50': 'tightened 50 -',
    'set 100': 'cancelled 100 -',
    'set 200': 'none 100 200@5',
    'set 300': 'loosening 100 300@24',
    remove: 'loosening 100 null@24',
    cancel: 'cancelled 100 -',
  },
  removal: {
    'set 50': 'tightened 50 -',
    'set 100': 'cancelled 100 -',
    'set 200': 'loosening 100 200@24',
    'set 300': 'loosening 100 300@24',
    remove: 'none 100 null@5',
    cancel: 'cancelled 100 -',
  },
  due: {
    'set 50': 'tightened 50 -',
    'set 100': 'tightened 100 -',
    'set 200': 'none 200 -',
    'set 300': 'loosening 200 300@24',
    remove: 'loosening 200 null@24',
    cancel: 'protection.nothing_pending',
  },
  'due removal': {
    'set 50': 'tightened 50 -',
    'set 100': 'tightened 100 -',
    'set 200': 'tightened 200 -',
    'set 300': 'tightened 300 -',
    remove: 'none null -',
    cancel: 'protection.nothing_pending',
  },
};

const cases = Object.entries(table).flatMap(([from, row]) =>
  Object.entries(row).map(([event, to]) => [from, event, to] as const),
) as [keyof typeof states, keyof typeof events, string][];

describe('a limit', () => {
  it.each(cases)('[P3] %s, on "%s": %s', (from, event, to) => {
    const decided = decideLimit(states[from], events[event], now);
    if (isRefusal(decided)) {
      expect(decided.code).toBe(to);
      return;
    }
    const { value, pending } = decided.after;
    const later = pending && `${pending.value}@${(pending.from.getTime() - now.getTime()) / 3_600_000}`;
    expect(`${decided.change} ${value} ${later ?? '-'}`).toBe(to);
  });

  it('[P3] is what waited from its moment on', () => {
    expect(limitAt(states.looser, hours(4))).toEqual(states.looser);
    expect(limitAt(states.looser, hours(5))).toEqual(state(200n));
    expect(limitAt(states.removal, hours(5))).toEqual(state(null));
  });

  it.each([
    [null, null, false, null],
    [null, 5n, true, 5n],
    [5n, null, false, 5n],
    [5n, 7n, false, 5n],
    [7n, 5n, true, 5n],
    [5n, 5n, false, 5n],
    [0n, 5n, false, 0n],
  ])('[P4] of %s and %s', (a, b, looser, counts) => {
    expect(isLooser(a, b)).toBe(looser);
    expect(tighterOf(a, b)).toBe(counts);
  });
});
