import { describe, expect, it } from 'vitest';
import type { Stage } from '../../facts/match-state.ts';
import type { TimedFacts, TimedSport } from '../../facts/timed-facts.ts';
import { decide } from '../../settlement/decide.ts';
import { readMarketKey } from '../market-key.ts';

type Pair = readonly [home: number, away: number];

const facts = (
  sport: TimedSport,
  periods: readonly Pair[],
  winner: TimedFacts['winner'] = null,
  secondsLeft = 0,
): TimedFacts => ({ sport, periods: periods.map(([home, away]) => ({ home, away })), secondsLeft, winner });

function judged(key: string, outcome: string, of: TimedFacts, stage: Stage = 'official') {
  const ref = readMarketKey(key);
  if (ref === null) throw new Error(key);
  const match = {
    fixture: { sport: of.sport, format: {} },
    state: { stage, danger: null, facts: of },
    isGivenUp: true,
  };
  return decide({ ...ref, outcome, takenAt: { home: 0, away: 0 } }, match)?.result ?? null;
}

describe('the markets of sports against the clock', () => {
  /** Level at 82 after four quarters; 10-6 in overtime. */
  const basketball = facts(
    'basketball',
    [
      [20, 25],
      [22, 18],
      [19, 20],
      [21, 19],
      [10, 6],
    ],
    'home',
  );
  it.each([
    ['winner', 'home', 'win'],
    ['spread/-4.5', 'home', 'lose'],
    ['spread/-4', 'home', 'push'],
    ['spread/-3.5', 'home', 'win'],
    ['pt_ou/179.5', 'over', 'win'],
    ['pt_ou/180', 'over', 'push'],
    ['pt_ou@home/91.5', 'over', 'win'],
    ['pt_ou@away/88.5', 'over', 'lose'],
    ['pt_oe', 'even', 'win'],
    ['1x2@q1', 'away', 'win'],
    ['1x2@h1', 'away', 'win'],
    ['1x2@h2', 'home', 'win'],
    ['spread@h1/1.5', 'home', 'win'],
    ['pt_ou@q3/39.5', 'under', 'win'],
    ['pt_ou@h2/79.5', 'over', 'lose'],
  ])('[SP13] basketball: %s on %s is %s after 92-88 in overtime', (key, outcome, result) => {
    expect(judged(key, outcome, basketball)).toBe(result);
  });

  /** 1-0, 0-1, 0-0, 1-1: a draw. */
  const hockey = facts(
    'hockey',
    [
      [1, 0],
      [0, 1],
      [0, 0],
      [1, 1],
    ],
    'draw',
  );
  it.each([
    ['1x2', 'draw', 'win'],
    ['1x2', 'home', 'lose'],
    ['dnb', 'home', 'push'],
    ['spread/0.5', 'home', 'win'],
    ['ou/3.5', 'over', 'win'],
    ['ou@away/1.5', 'over', 'win'],
    ['oe', 'even', 'win'],
    ['1x2@q3', 'draw', 'win'],
    ['1x2@h1', 'draw', 'win'],
  ])('[SP13] hockey: %s on %s is %s after 2-2', (key, outcome, result) => {
    expect(judged(key, outcome, hockey)).toBe(result);
  });

  it('[SP8] pays a half once it is over, and lets what was decided stand where a match is abandoned', () => {
    const second = facts(
      'kabaddi',
      [
        [18, 14],
        [2, 0],
      ],
      null,
      900,
    );
    expect(judged('1x2@h1', 'home', second, 'live')).toBe('win');
    expect(judged('pt_ou@h2/1.5', 'over', second, 'live')).toBe('win');
    expect(judged('pt_ou@h2/2.5', 'over', second, 'live')).toBeNull();
    expect(judged('1x2', 'home', second, 'live')).toBeNull();
    const stopped = facts(
      'kabaddi',
      [
        [18, 14],
        [2, 0],
      ],
      'none',
      900,
    );
    expect(judged('1x2@h1', 'home', stopped, 'abandoned')).toBe('win');
    expect(judged('1x2@h2', 'home', stopped, 'abandoned')).toBe('void');
    expect(judged('pt_ou/30.5', 'over', stopped, 'abandoned')).toBe('win');
    expect(judged('pt_ou/40.5', 'over', stopped, 'abandoned')).toBe('void');
    expect(judged('spread/-1.5', 'home', stopped, 'abandoned')).toBe('void');
  });

  it('waits in the break before overtime, and has no draw of a match that is won', () => {
    const level = facts('basketball', [
      [20, 25],
      [22, 18],
      [19, 20],
      [21, 19],
    ]);
    expect(judged('winner', 'home', level, 'break')).toBeNull();
    expect(judged('1x2@h2', 'home', level, 'break')).toBe('win');
    expect(() => judged('1x2', 'draw', level)).toThrow(TypeError);
    expect(() => judged('1x2@q1', 'draw', facts('kabaddi', [[1, 1]]))).toThrow(TypeError);
  });
});
