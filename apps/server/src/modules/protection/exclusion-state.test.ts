import { isRefusal } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import {
  closingAt,
  decideExclusion,
  type Exclusion,
  type ExclusionEvent,
  exclusionAt,
} from './exclusion-state.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const one = (kind: Exclusion['kind'], endsAt: Date | null): Exclusion => ({
  kind,
  beginsAt: days(-1),
  endsAt,
  reason: null,
});

const states: Record<string, Exclusion[]> = {
  none: [],
  over: [one('cool_off', now)],
  'cool-off': [one('cool_off', days(7))],
  'self-exclusion': [one('self_exclusion', days(200))],
  'for good': [one('self_exclusion', null)],
  'by an operator': [one('operator', days(30))],
  'by an operator for good': [one('operator', null)],
  'cool-off and operator': [one('cool_off', days(7)), one('operator', days(30))],
};
const events: Record<string, ExclusionEvent> = {
  'one day': { kind: 'exclude', by: 'cool_off', endsAt: days(1) },
  'seven days': { kind: 'exclude', by: 'cool_off', endsAt: days(7) },
  'six weeks': { kind: 'exclude', by: 'cool_off', endsAt: days(42) },
  'a year': { kind: 'exclude', by: 'self_exclusion', endsAt: days(365) },
  'for good': { kind: 'exclude', by: 'self_exclusion', endsAt: null },
  'operator, 20 days': { kind: 'exclude', by: 'operator', endsAt: days(20), reason: 'asked by his family' },
  'operator, for good': { kind: 'exclude', by: 'operator', endsAt: null, reason: 'under age' },
  lift: { kind: 'lift' },
};

const shorter = 'protection.exclusion_shorter';
const nothing = 'protection.nothing_to_lift';
/** Every state with every event: what is in force afterwards, as kind and days; or the refusal. */
const table: Record<string, Record<string, string>> = {
  none: {
    'one day': 'cool_off 1',
    'seven days': 'cool_off 7',
    'six weeks': 'cool_off 42',
    'a year': 'self_exclusion 365',
    'for good': 'self_exclusion ∞',
    'operator, 20 days': 'operator 20',
    'operator, for good': 'operator ∞',
    lift: nothing,
  },
  over: {
    'one day': 'cool_off 1',
    'seven days': 'cool_off 7',
    'six weeks': 'cool_off 42',
    'a year': 'self_exclusion 365',
    'for good': 'self_exclusion ∞',
    'operator, 20 days': 'operator 20',
    'operator, for good': 'operator ∞',
    lift: nothing,
  },
  'cool-off': {
    'one day': shorter,
    'seven days': shorter,
    'six weeks': 'cool_off 42',
    'a year': 'self_exclusion 365',
    'for good': 'self_exclusion ∞',
    'operator, 20 days': 'operator 20',
    'operator, for good': 'operator ∞',
    lift: nothing,
  },
  'self-exclusion': {
    'one day': shorter,
    'seven days': shorter,
    'six weeks': shorter,
    'a year': 'self_exclusion 365',
    'for good': 'self_exclusion ∞',
    'operator, 20 days': shorter,
    'operator, for good': 'operator ∞',
    lift: nothing,
  },
  'for good': {
    'one day': shorter,
    'seven days': shorter,
    'six weeks': shorter,
    'a year': shorter,
    'for good': shorter,
    'operator, 20 days': shorter,
    'operator, for good': shorter,
    lift: nothing,
  },
  'by an operator': {
    'one day': shorter,
    'seven days': shorter,
    'six weeks': 'cool_off 42',
    'a year': 'self_exclusion 365',
    'for good': 'self_exclusion ∞',
    'operator, 20 days': shorter,
    'operator, for good': 'operator ∞',
    lift: 'none',
  },
  'by an operator for good': {
    'one day': shorter,
    'seven days': shorter,
    'six weeks': shorter,
    'a year': shorter,
    'for good': shorter,
    'operator, 20 days': shorter,
    'operator, for good': shorter,
    lift: 'none',
  },
  'cool-off and operator': {
    'one day': shorter,
    'seven days': shorter,
    'six weeks': 'cool_off 42',
    'a year': 'self_exclusion 365',
    'for good': 'self_exclusion ∞',
    'operator, 20 days': shorter,
    'operator, for good': 'operator ∞',
    lift: 'cool_off 7',
  },
};

describe('an exclusion', () => {
  it.each(Object.keys(states).flatMap((from) => Object.keys(events).map((event) => [from, event])))(
    '[P7] %s, on "%s"',
    (from, event) => {
      const decided = decideExclusion(states[from] ?? [], events[event] as ExclusionEvent, now);
      const inForce = isRefusal(decided) ? null : exclusionAt(decided.after, now);
      const days = inForce?.endsAt ? (inForce.endsAt.getTime() - now.getTime()) / 86_400_000 : '∞';
      const to = isRefusal(decided) ? decided.code : inForce === null ? 'none' : `${inForce.kind} ${days}`;
      expect(to).toBe(table[from]?.[event]);
    },
  );

  it('[P7] ends at its very moment', () => {
    const week = one('cool_off', days(7));
    expect(exclusionAt([week], new Date(days(7).getTime() - 1))).toBe(week);
    expect(exclusionAt([week], days(7))).toBeNull();
  });
});

describe('to whom play is closed', () => {
  it.each([
    ['nobody', [], null],
    ['who is back', [one('cool_off', now)], null],
    ['a short break', [one('cool_off', days(5))], false],
    ['a break of a week', [one('cool_off', days(6))], true],
    ['an exclusion of his own', [one('self_exclusion', days(200))], true],
    ['an operator, however shortly', [one('operator', days(1))], true],
    ['a short break with one for good', [one('cool_off', days(1)), one('self_exclusion', null)], true],
  ])('[P14] %s: for long %s', (_name, exclusions, isForLong) => {
    expect(closingAt(exclusions, now)).toEqual(isForLong === null ? null : { since: days(-1), isForLong });
  });

  it('[P14] since the earliest of those in force', () => {
    const earlier = { ...one('cool_off', days(2)), beginsAt: days(-3) };
    const over = { ...one('cool_off', days(-4)), beginsAt: days(-5) };
    expect(closingAt([one('cool_off', days(3)), earlier, over], now)).toMatchObject({ since: days(-3) });
  });
});
