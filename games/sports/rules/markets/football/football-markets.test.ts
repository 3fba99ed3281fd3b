import { describe, expect, it } from 'vitest';
import { type FootballFacts, type Goal, noFootball } from '../../facts/football-facts.ts';
import type { MatchState } from '../../facts/match-state.ts';
import { decide } from '../../settlement/decide.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { marketTypes } from '../market-types.ts';

interface Goals {
  readonly h1: readonly [number, number];
  readonly h2: readonly [number, number];
}

const times = (count: number, of: Omit<Goal, 'minute' | 'scorer' | 'isOwn' | 'isPenalty'>): Goal[] =>
  Array.from({ length: count }, (_, at) => ({
    ...of,
    minute: at + 1,
    scorer: null,
    isOwn: false,
    isPenalty: false,
  }));

const facts = ({ h1, h2 }: Goals, change: Partial<FootballFacts> = {}): FootballFacts => ({
  ...noFootball,
  period: 'over',
  minute: 90,
  goals: [
    ...times(h1[0], { period: 'first', side: 'home' }),
    ...times(h1[1], { period: 'first', side: 'away' }),
    ...times(h2[0], { period: 'second', side: 'home' }),
    ...times(h2[1], { period: 'second', side: 'away' }),
  ],
  ...change,
});

const settle = (
  [type, outcome, line = null, scope = '']: readonly [string, string, (string | null)?, string?],
  state: MatchState,
  { takenAt = { home: 0, away: 0 }, isGivenUp = false } = {},
): LegResult | null =>
  decide(
    { type, scope, line, outcome, takenAt },
    { fixture: { sport: 'football', format: {} }, state, isGivenUp },
  )?.result ?? null;

const over = (
  of: Goals,
  stage: MatchState['stage'] = 'official',
  change: Partial<FootballFacts> = {},
): MatchState => ({
  stage,
  danger: null,
  facts: facts(of, change),
});

/** A second implementation: what a goal difference past a line is worth, by hand. */
function byLine(past: number): LegResult {
  if (past >= 0.5) return 'win';
  if (past > 0) return 'half_win';
  if (past === 0) return 'push';
  return past > -0.5 ? 'half_lose' : 'lose';
}
const won = (isWin: boolean): LegResult => (isWin ? 'win' : 'lose');

/** Every result of up to three goals in each half and for each side. */
const results: Goals[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2].flatMap((c) => [0, 1, 2, 3].map((d): Goals => ({ h1: [a, b], h2: [c, d] }))),
  ),
);

describe('[SP8] football over all results', () => {
  it('settles every market of goals as a second implementation does', () => {
    for (const of of results) {
      const state = over(of);
      const { h1, h2 } = of;
      const [x, y] = [h1[0] + h2[0], h1[1] + h2[1]];
      const total = x + y;
      const expected: [Parameters<typeof settle>[0], LegResult][] = [
        [['1x2', 'home'], won(x > y)],
        [['1x2', 'draw'], won(x === y)],
        [['1x2', 'away'], won(x < y)],
        [['1x2', 'draw', null, 'h1'], won(h1[0] === h1[1])],
        [['1x2', 'away', null, 'h2'], won(h2[0] < h2[1])],
        [['dc', '1x'], won(x >= y)],
        [['dc', '12'], won(x !== y)],
        [['dc', 'x2'], won(x <= y)],
        [['dnb', 'home'], x === y ? 'push' : won(x > y)],
        [['dnb', 'away'], x === y ? 'push' : won(x < y)],
        [['btts', 'yes'], won(x > 0 && y > 0)],
        [['btts', 'no', null, 'h1'], won(h1[0] === 0 || h1[1] === 0)],
        [['oe', 'odd'], won(total % 2 === 1)],
        [['oe', 'even'], won(total % 2 === 0)],
        [['clean', 'yes', null, 'home'], won(y === 0)],
        [['clean', 'no', null, 'away'], won(x > 0)],
        [['nil', 'yes', null, 'home'], won(y === 0 && x > 0)],
        [['nil', 'no', null, 'away'], won(!(x === 0 && y > 0))],
        [['cs', '2-1'], won(x === 2 && y === 1)],
        [['cs', 'other_home'], won(x > y && x > 4)],
        [['cs', 'other_draw'], won(x === y && x > 4)],
        [['cs', 'other_away'], won(y > x && y > 4)],
        [['goals', '3'], won(total === 3)],
        [['goals', '7+'], won(total >= 7)],
        [['htft', 'draw/home'], won(h1[0] === h1[1] && x > y)],
        [['htft', 'away/away'], won(h1[0] < h1[1] && x < y)],
        [['eh', 'home', '-1'], won(x - 1 > y)],
        [['eh', 'draw', '-1'], won(x - 1 === y)],
        [['eh', 'away', '2'], won(x + 2 < y)],
      ];
      for (const line of [-1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]) {
        expected.push([['ah', 'home', String(line)], byLine(x - y + line)]);
        expected.push([['ah', 'away', String(line)], byLine(y - x - line)]);
      }
      for (const line of [0.5, 1.75, 2, 2.25, 2.5, 2.75, 3]) {
        expected.push([['ou', 'over', String(line)], byLine(total - line)]);
        expected.push([['ou', 'under', String(line)], byLine(line - total)]);
        expected.push([['ou', 'over', String(line), 'home'], byLine(x - line)]);
        expected.push([['ou', 'under', String(line), 'h2'], byLine(line - h2[0] - h2[1])]);
      }
      for (const [selection, result] of expected)
        expect(settle(selection, state), `${selection} of ${x}-${y} (${h1.join('-')})`).toEqual(result);
    }
  });

  it('has exactly one winner among the outcomes of each market that has one', () => {
    for (const of of results.slice(0, 60)) {
      const state = over(of, 'official', { qualified: 'home' });
      for (const type of marketTypes.football) {
        if (type.hasLine || ['dc', 'dnb', 'scorer'].includes(type.code)) continue;
        const scope = type.scopes.test('') ? '' : 'home';
        const winners = type
          .outcomes([])
          .filter((outcome) => settle([type.code, outcome, null, scope], state) === 'win');
        expect(winners, type.code).toHaveLength(1);
      }
    }
  });
});

describe('[SP8] football before its end', () => {
  const one: Goals = { h1: [1, 1], h2: [0, 0] };

  it('pays the first half at half time, and nothing else before the official result', () => {
    const half = over(one, 'break', { period: 'half_time' });
    expect(settle(['1x2', 'draw', null, 'h1'], half)).toBe('win');
    expect(settle(['1x2', 'draw'], half)).toBeNull();
    expect(settle(['btts', 'yes'], half)).toBeNull();
    expect(settle(['1x2', 'draw', null, 'h1'], { ...half, danger: 'var' })).toBeNull();
    expect(settle(['1x2', 'draw'], over(one, 'ended'))).toBeNull();
  });

  it('lets stand what was decided when a match is given up, and voids the rest', () => {
    const cut = over({ h1: [1, 1], h2: [1, 0] }, 'abandoned', { period: 'second', minute: 70 });
    const after = { isGivenUp: true };
    expect(settle(['btts', 'yes'], cut)).toBeNull();
    const cases: [Parameters<typeof settle>[0], LegResult][] = [
      [['btts', 'yes'], 'win'],
      [['btts', 'no'], 'lose'],
      [['ou', 'over', '2.5'], 'win'],
      [['ou', 'under', '2.5'], 'lose'],
      [['ou', 'over', '2.75'], 'void'],
      [['ou', 'over', '3.5'], 'void'],
      [['1x2', 'home'], 'void'],
      [['1x2', 'draw', null, 'h1'], 'win'],
      [['htft', 'draw/home'], 'void'],
      [['cs', '1-1'], 'lose'],
      [['cs', '2-1'], 'void'],
      [['cs', 'other_home'], 'void'],
      [['goals', '2'], 'lose'],
      [['goals', '3'], 'void'],
      [['clean', 'no', null, 'home'], 'win'],
      [['nil', 'yes', null, 'home'], 'lose'],
      [['ah', 'home', '-0.5'], 'void'],
    ];
    for (const [selection, result] of cases)
      expect(settle(selection, cut, after), String(selection)).toEqual(result);
  });

  it('voids a match that is cancelled at once, and one that is postponed after a while', () => {
    expect(settle(['1x2', 'home'], over(one, 'cancelled'))).toBe('void');
    expect(settle(['1x2', 'home'], over(one, 'postponed'))).toBeNull();
    expect(settle(['1x2', 'home'], over(one, 'postponed'), { isGivenUp: true })).toBe('void');
  });

  it('counts a handicap in play from the score at which it was taken, and a total from the start', () => {
    const state = over({ h1: [2, 0], h2: [0, 1] });
    const taken = { takenAt: { home: 2, away: 0 } };
    expect(settle(['ah', 'home', '0'], state, taken)).toBe('lose');
    expect(settle(['ah', 'away', '-0.75'], state, taken)).toBe('win');
    expect(settle(['ou', 'over', '2.5'], state, taken)).toBe('win');
  });
});

describe('[SP8] scorers, corners, cards and who goes on', () => {
  const scored = (scorer: string | null, minute: number, change: Partial<Goal> = {}): Goal => ({
    period: 'first',
    minute,
    side: 'home',
    scorer,
    isOwn: false,
    isPenalty: false,
    ...change,
  });
  const state: MatchState = over({ h1: [0, 0], h2: [0, 0] }, 'official', {
    goals: [
      scored('own', 5, { isOwn: true, side: 'away' }),
      scored('ali', 20),
      scored('bilal', 70, { period: 'second' }),
      scored('extra', 100, { period: 'extra_first' }),
    ],
    onPitch: [
      { person: 'ali', from: 0, to: null },
      { person: 'bilal', from: 46, to: null },
      { person: 'own', from: 0, to: null },
      { person: 'late', from: 60, to: null },
      { person: 'extra', from: 0, to: null },
    ],
  });

  it.each([
    ['first', 'ali', 'win'],
    ['first', 'own', 'lose'],
    ['first', 'bilal', 'void'],
    ['first', 'late', 'void'],
    ['first', 'absent', 'void'],
    ['first', 'none', 'lose'],
    ['last', 'bilal', 'win'],
    ['last', 'ali', 'lose'],
    ['last', 'extra', 'lose'],
    ['any', 'ali', 'win'],
    ['any', 'bilal', 'win'],
    ['any', 'own', 'lose'],
    ['any', 'extra', 'lose'],
    ['any', 'absent', 'void'],
  ])('%s scorer: %s is %s', (scope, person, result) => {
    expect(settle(['scorer', person, null, scope], state)).toBe(result);
  });

  it('counts a yellow as one and a red as two, and never more than three for one player', () => {
    const card = (colour: 'yellow' | 'second_yellow' | 'red', person: string | null) =>
      ({ period: 'second', minute: 60, side: 'home', colour, person }) as const;
    const cards = [
      card('yellow', 'a'),
      card('second_yellow', 'a'),
      card('red', 'b'),
      card('yellow', null),
      { ...card('red', 'c'), period: 'extra_first' as const },
    ];
    const booked = over({ h1: [0, 0], h2: [0, 0] }, 'official', { cards });
    expect(settle(['cards', 'over', '5.5'], booked)).toBe('win');
    expect(settle(['cards', 'over', '6'], booked)).toBe('push');
    expect(settle(['cards', 'under', '6.5'], booked)).toBe('win');
  });

  it('counts corners by side and half', () => {
    const corner = (side: 'home' | 'away', period: 'first' | 'second') => ({ side, period, minute: 1 });
    const corners = [corner('home', 'first'), corner('away', 'second'), corner('away', 'second')];
    const match = over({ h1: [0, 0], h2: [0, 0] }, 'official', { corners });
    expect(settle(['corners', 'over', '2.5'], match)).toBe('win');
    expect(settle(['corners', 'under', '1', 'h1'], match)).toBe('push');
    expect(settle(['corner_1x2', 'away'], match)).toBe('win');
  });

  it('knows who goes on, and how', () => {
    const cup = over({ h1: [1, 1], h2: [0, 0] }, 'official', {
      qualified: 'away',
      shootout: { home: 3, away: 4 },
    });
    expect(settle(['qualify', 'away'], cup)).toBe('win');
    expect(settle(['method', 'away_penalties'], cup)).toBe('win');
    expect(settle(['method', 'away_ninety'], cup)).toBe('lose');
    expect(settle(['qualify', 'home'], over({ h1: [1, 1], h2: [0, 0] }))).toBe('void');
  });
});
