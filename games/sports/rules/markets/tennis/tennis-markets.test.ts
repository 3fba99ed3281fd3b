import { describe, expect, it } from 'vitest';
import type { Side } from '../../facts/fixture.ts';
import type { Stage } from '../../facts/match-state.ts';
import { pointTexts, setScore, type TennisFacts, type TennisSet } from '../../facts/tennis-facts.ts';
import { decide } from '../../settlement/decide.ts';
import { readMarketKey } from '../market-key.ts';

/** A set by its games: home wins where the letter is h. */
const set = (games: string, breaker: TennisSet['breaker'] = null): TennisSet => ({
  games: [...games].map((letter) => (letter === 'h' ? 'home' : 'away')),
  breaker,
});
/** 6-4, 6-7 and 7-5. */
const first = set('hahahahahh');
const second = set('hahahahahahaa', { home: 5, away: 7 });
const third = set('ahahahahahhh');

const facts = (
  sets: readonly TennisSet[],
  winner: TennisFacts['winner'] = null,
  retired: Side | null = null,
): TennisFacts => ({ sport: 'tennis', sets, points: { home: 0, away: 0 }, serving: 'home', retired, winner });

function judged(key: string, outcome: string, of: TennisFacts, stage: Stage = 'official') {
  const ref = readMarketKey(key);
  if (ref === null) throw new Error(key);
  const match = {
    fixture: { sport: 'tennis' as const, format: { bestOf: 3 } },
    state: { stage, danger: null, facts: of },
    isGivenUp: true,
  };
  const decision = decide({ ...ref, outcome, takenAt: { home: 0, away: 0 } }, match);
  return decision && [decision.result, decision.why.key];
}

describe('the markets of tennis', () => {
  const whole = facts([first, second, third], 'home');

  it.each([
    ['winner', 'home', 'win'],
    ['winner', 'away', 'lose'],
    ['set_cs', '2-1', 'win'],
    ['set_cs', '2-0', 'lose'],
    ['set_ah/-1.5', 'home', 'lose'],
    ['set_ah/1.5', 'away', 'lose'],
    ['set_ou/2.5', 'over', 'win'],
    ['set@s1', 'home', 'win'],
    ['set@s2', 'home', 'lose'],
    ['set_games@s1', '6-4', 'win'],
    ['set_games@s2', '6-7', 'win'],
    ['set_games@s3', '7-6', 'lose'],
    ['set_tb@s2', 'yes', 'win'],
    ['set_tb@s3', 'no', 'win'],
    ['game_ou/35', 'over', 'push'],
    ['game_ou/35.5', 'under', 'win'],
    ['game_ou@s1/9.5', 'over', 'win'],
    ['game_ou@s3/12.5', 'over', 'lose'],
    ['game_ah/-2.5', 'home', 'win'],
    ['game_ah/-3', 'home', 'push'],
    ['game@s1.1', 'home', 'win'],
    ['game@s3.12', 'away', 'lose'],
    ['game@s1.11', 'home', 'void'],
  ])('[SP14] %s on %s is %s after 6-4, 6-7, 7-5', (key, outcome, result) => {
    // 19 games to 16.
    expect(judged(key, outcome, whole)?.[0]).toBe(result);
  });

  it('[SP8] pays a set and a game while the match goes on, the match with the official result', () => {
    const running = facts([first, set('hah')]);
    expect(judged('set@s1', 'home', running, 'live')).toEqual(['win', 'set_games']);
    expect(judged('game@s2.3', 'home', running, 'live')).toEqual(['win', 'game']);
    expect(judged('game@s2.4', 'home', running, 'live')).toBeNull();
    expect(judged('game_ou@s2/2.5', 'over', running, 'live')?.[0]).toBe('win');
    expect(judged('game_ou/9.5', 'over', running, 'live')).toBeNull();
    expect(judged('set@s2', 'home', running, 'live')).toBeNull();
  });

  it('[SP14] lets the winner stand where somebody gives up after a set, and gives back what was not decided', () => {
    const early = facts([set('hhah')], 'home', 'away');
    expect(judged('winner', 'home', early)).toEqual(['void', 'sets']);
    const late = facts([first, set('aaa')], 'away', 'home');
    expect(judged('winner', 'away', late)?.[0]).toBe('win');
    expect(judged('set@s1', 'home', late)?.[0]).toBe('win');
    expect(judged('set@s2', 'away', late)?.[0]).toBe('void');
    expect(judged('set_cs', '1-2', late)).toEqual(['void', 'void_undecided']);
    expect(judged('game_ou/22.5', 'under', late)?.[0]).toBe('void');
    expect(judged('game_ou/12.5', 'over', late)?.[0]).toBe('win');
    expect(judged('game@s2.2', 'away', late)?.[0]).toBe('win');
    expect(judged('game@s2.4', 'away', late)?.[0]).toBe('void');
  });

  it('counts sets, and calls points as an umpire does', () => {
    expect(setScore(whole)).toEqual({ home: 2, away: 1 });
    const called = (home: number, away: number, sets = [set('h')]) =>
      Object.values(pointTexts({ sets, points: { home, away } })).join('-');
    expect([called(0, 1), called(2, 3), called(3, 3), called(4, 3), called(5, 5), called(5, 6)]).toEqual([
      '0-15',
      '30-40',
      '40-40',
      'A-40',
      '40-40',
      '40-A',
    ]);
    expect(called(6, 5, [set('hahahahahaha')])).toBe('6-5');
  });
});
