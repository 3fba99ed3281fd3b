import { describe, expect, it } from 'vitest';
import { type CricketFacts, type Innings, noCricket } from '../../facts/cricket-facts.ts';
import type { MatchState } from '../../facts/match-state.ts';
import { decide } from '../../settlement/decide.ts';
import type { LegResult } from '../../settlement/leg-result.ts';

const six = (runs: number) => ({ runs, balls: ['1', '0', '0', '0', '0', '0'] });
const innings = (change: Partial<Innings> = {}): Innings => ({
  batting: 'home',
  runs: 0,
  isClosed: false,
  overs: [],
  wickets: [],
  batters: [],
  ...change,
});
const wicket = (number: number, runs: number, how: 'bowled' | 'caught' = 'caught') => ({
  number,
  runs,
  over: 1,
  ball: 1,
  batter: null,
  how,
});
const state = (change: Partial<CricketFacts>, stage: MatchState['stage'] = 'live'): MatchState => ({
  stage,
  danger: null,
  facts: { ...noCricket, ...change },
});
const settle = (
  [type, scope, outcome, line = null]: readonly [string, string, string, (string | null)?],
  of: MatchState,
): LegResult | null =>
  decide(
    { type, scope, line, outcome, takenAt: { home: 0, away: 0 } },
    { fixture: { sport: 'cricket', format: { overs: 20 } }, state: of, isGivenUp: false },
  )?.result ?? null;

describe('[SP8] cricket', () => {
  it.each([
    ['home', 'win'],
    ['away', 'lose'],
    ['tie', 'push'],
    ['none', 'void'],
    [null, 'void'],
  ] as const)('the official winner is %s: a bet on home is %s', (winner, result) => {
    expect(settle(['winner', '', 'home'], state({ winner }, 'official'))).toBe(result);
    expect(settle(['winner', '', 'home'], state({ winner }))).toBeNull();
  });

  it('pays the toss once it is made', () => {
    expect(settle(['toss', '', 'home'], state({}))).toBeNull();
    const toss = { wonBy: 'away', chose: 'bat' } as const;
    expect(settle(['toss', '', 'away'], state({ toss }))).toBe('win');
    expect(settle(['toss', '', 'home'], state({ toss }))).toBe('lose');
  });

  it('an over counts when six legal balls were bowled or another began', () => {
    const running = { runs: 7, balls: ['4', 'wd', '1nb', '1', '0', '0'] };
    const at = (overs: Innings['overs'], isClosed = false) =>
      state({ innings: [innings({ overs, isClosed })] });
    expect(settle(['over_runs', '1.1', 'under', '7.5'], at([running]))).toBeNull();
    expect(settle(['over_runs', '1.1', 'over', '6.5'], at([running]))).toBe('win');
    expect(
      settle(['over_runs', '1.1', 'under', '7.5'], at([{ runs: 7, balls: [...running.balls, '0', '0'] }])),
    ).toBe('win');
    expect(settle(['over_runs', '1.1', 'under', '7.5'], at([running, six(1)]))).toBe('win');
    expect(settle(['over_oe', '1.1', 'odd'], at([running, six(1)]))).toBe('win');
    expect(settle(['over_runs', '1.1', 'under', '7.5'], at([running], true))).toBe('void');
    expect(settle(['over_runs', '1.9', 'under', '7.5'], at([running], true))).toBe('void');
    expect(settle(['over_runs', '2.1', 'under', '7.5'], at([running]))).toBeNull();
  });

  it('an innings counts where it was played out', () => {
    const of = (change: Partial<Innings>, more: Partial<CricketFacts> = {}) =>
      state({ innings: [innings({ runs: 140, isClosed: true, ...change })], ...more });
    const overs = (count: number) => Array.from({ length: count }, () => six(7));
    const wickets = Array.from({ length: 10 }, (_, at) => wicket(at + 1, at));
    const under = ['innings_runs', '1', 'under', '150.5'] as const;
    expect(settle(under, of({ overs: overs(20) }))).toBe('win');
    expect(settle(under, of({ overs: overs(16) }))).toBe('win');
    expect(settle(under, of({ overs: overs(15) }))).toBe('void');
    expect(settle(under, of({ overs: overs(9), wickets }))).toBe('win');
    expect(settle(under, of({ overs: overs(9), isClosed: false }))).toBeNull();
    expect(settle(['innings_runs', '1', 'over', '139.5'], of({ overs: overs(9), isClosed: false }))).toBe(
      'win',
    );
    expect(settle(['run_oe', '1', 'even'], of({ overs: overs(20) }))).toBe('win');
    const chase = {
      innings: [
        innings({ isClosed: true, overs: overs(20) }),
        innings({ batting: 'away', runs: 141, isClosed: true, overs: overs(12) }),
      ],
      target: 141,
    };
    expect(settle(['innings_runs', '2', 'under', '150.5'], state(chase))).toBe('win');
  });

  it('a session counts after its overs, or with all of an innings that ended before', () => {
    const overs = [six(6), six(9), six(4)];
    const at = (change: Partial<Innings>) => state({ innings: [innings({ runs: 19, overs, ...change })] });
    expect(settle(['session', '1.2', 'over', '14.5'], at({}))).toBe('win');
    expect(settle(['session', '1.6', 'under', '40.5'], at({}))).toBeNull();
    expect(settle(['session', '1.6', 'over', '18.5'], at({}))).toBe('win');
    const wickets = Array.from({ length: 10 }, (_, one) => wicket(one + 1, one));
    expect(settle(['session', '1.6', 'under', '40.5'], at({ isClosed: true, wickets }))).toBe('win');
    expect(settle(['session', '1.6', 'under', '40.5'], at({ isClosed: true }))).toBe('void');
  });

  it('a wicket counts where it falls, and how', () => {
    const wickets = [wicket(1, 31, 'bowled')];
    const at = (change: Partial<Innings>) => state({ innings: [innings({ runs: 50, wickets, ...change })] });
    expect(settle(['next_wicket', '1.1', 'over', '30.5'], at({}))).toBe('win');
    expect(settle(['next_wicket', '1.2', 'under', '60.5'], at({}))).toBeNull();
    expect(settle(['next_wicket', '1.2', 'over', '49.5'], at({}))).toBe('win');
    const out = { isClosed: true, overs: Array.from({ length: 20 }, () => six(2)) };
    expect(settle(['next_wicket', '1.2', 'under', '60.5'], at(out))).toBe('win');
    expect(settle(['wicket_how', '1.1', 'bowled'], at({}))).toBe('win');
    expect(settle(['wicket_how', '1.1', 'lbw'], at({}))).toBe('lose');
    expect(settle(['wicket_how', '1.2', 'lbw'], at(out))).toBe('void');
  });

  it('top batters share their place', () => {
    const batter = (person: string, runs: number) => ({ person, runs, balls: 10, isOut: false });
    const overs = Array.from({ length: 20 }, () => six(5));
    const of = (change: Partial<Innings>) =>
      state({
        innings: [
          innings({
            overs,
            isClosed: true,
            batters: [batter('a', 50), batter('b', 50), batter('c', 9)],
            ...change,
          }),
        ],
      });
    expect(settle(['top_batter', 'home', 'a'], of({}))).toEqual({ runners: 2, places: 1 });
    expect(settle(['top_batter', 'home', 'c'], of({}))).toBe('lose');
    expect(settle(['top_batter', 'home', 'a'], of({ batters: [batter('a', 51), batter('b', 50)] }))).toBe(
      'win',
    );
    expect(settle(['top_batter', 'home', 'a'], of({ overs: overs.slice(0, 8) }))).toBe('void');
    expect(settle(['top_batter', 'away', 'a'], of({}))).toBeNull();
  });
});
