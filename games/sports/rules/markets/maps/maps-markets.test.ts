import { describe, expect, it } from 'vitest';
import type { Side } from '../../facts/fixture.ts';
import type { MatchState, Stage } from '../../facts/match-state.ts';
import type { PlayedMap, RoundsFacts } from '../../facts/rounds-facts.ts';
import { decide } from '../../settlement/decide.ts';
import { readLine } from '../../settlement/line-result.ts';
import { readMarketKey } from '../market-key.ts';

/** A map by its rounds: home wins where the letter is h. */
const map = (rounds: string, winner: Side | null = null): PlayedMap => ({
  name: 'mirage',
  rounds: [...rounds].map((letter) => (letter === 'h' ? 'home' : 'away')),
  winner,
});
/** 13-7, 9-13 and 16-14 after overtime. */
const first = map('hhhhhhhaaaaahhaahhhh', 'home');
const second = map('aaaaaaahhhhhaaahhhhaaa', 'away');
const third = map(`${'ha'.repeat(12)}hahhah`, 'home');

const facts = (maps: readonly PlayedMap[], winner: RoundsFacts['winner'] = null): RoundsFacts => ({
  sport: 'cs2',
  maps,
  winner,
});
function judged(key: string, outcome: string, of: RoundsFacts, stage: Stage = 'official', bestOf = 3) {
  const ref = readMarketKey(key);
  if (ref === null) throw new Error(key);
  const state: MatchState = { stage, danger: null, facts: of };
  const match = { fixture: { sport: 'cs2' as const, format: { bestOf } }, state, isGivenUp: true };
  const decision = decide({ ...ref, outcome, takenAt: { home: 0, away: 0 } }, match);
  return decision && [decision.result, decision.why.key];
}

describe('the markets of maps and rounds', () => {
  const whole = facts([first, second, third], 'home');

  it.each([
    ['winner', 'home', 'win'],
    ['winner', 'away', 'lose'],
    ['map_cs', '2-1', 'win'],
    ['map_cs', '2-0', 'lose'],
    ['map_ah/-1.5', 'home', 'lose'],
    ['map_ah/-1.5', 'away', 'win'],
    ['map_ah/1.5', 'home', 'win'],
    ['map_ou/2.5', 'over', 'win'],
    ['map_ou/2.5', 'under', 'lose'],
    ['map@m1', 'home', 'win'],
    ['map@m2', 'home', 'lose'],
    ['map@m3', 'home', 'win'],
    ['round_ou@m1/20.5', 'over', 'lose'],
    ['round_ou@m3/26.5', 'over', 'win'],
    ['round_ah@m1/-5.5', 'home', 'win'],
    ['round_ah@m1/-6', 'home', 'push'],
    ['round_ah@m2/3.5', 'home', 'lose'],
    ['round_ah@m2/4.5', 'home', 'win'],
    ['map_ot@m1', 'no', 'win'],
    ['map_ot@m3', 'yes', 'win'],
    ['pistol@m1.1', 'home', 'win'],
    ['pistol@m1.2', 'home', 'win'],
    ['pistol@m2.2', 'home', 'lose'],
    ['round@m1.8', 'away', 'win'],
    ['round@m1.21', 'home', 'void'],
  ])('%s on %s is %s after 13-7, 9-13, 16-14', (key, outcome, result) => {
    expect(judged(key, outcome, whole)?.[0]).toBe(result);
  });

  it('[SP8] pays a map and its rounds while the match goes on, and the match with the official result', () => {
    const running = facts([first, map('hhha')]);
    expect(judged('map@m1', 'home', running, 'live')).toEqual(['win', 'map_rounds']);
    expect(judged('pistol@m2.1', 'home', running, 'live')).toEqual(['win', 'round']);
    expect(judged('round@m2.5', 'home', running, 'live')).toBeNull();
    expect(judged('round_ou@m2/3.5', 'under', running, 'live')).toEqual(['lose', 'map_rounds']);
    expect(judged('round_ou@m2/20.5', 'over', running, 'live')).toBeNull();
    expect(judged('map_ot@m2', 'no', running, 'live')).toBeNull();
    expect(judged('map_ot@m2', 'yes', facts([first, map('ha'.repeat(12))]), 'live')?.[0]).toBe('win');
    expect(judged('winner', 'home', whole, 'ended')).toBeNull();
  });

  it('gives back what was not played', () => {
    const short = facts([first, map('hhhhhhhhhhhhh', 'home')], 'home');
    expect(judged('map@m3', 'home', short)).toEqual(['void', 'map_unplayed']);
    expect(judged('round_ou@m3/20.5', 'over', short)).toEqual(['void', 'map_unplayed']);
    expect(judged('pistol@m3.1', 'home', short)).toEqual(['void', 'round_unplayed']);
    expect(judged('pistol@m2.2', 'home', short)).toEqual(['win', 'round']);
    expect(judged('map_ou/2.5', 'under', short)?.[0]).toBe('win');
  });

  it('[SP8] lets the official result of a match that was given up stand, and what it did not decide go back', () => {
    const givenUp = facts([first, map('aaa')], 'away');
    expect(judged('winner', 'away', givenUp)?.[0]).toBe('win');
    expect(judged('map@m1', 'home', givenUp)?.[0]).toBe('win');
    expect(judged('map@m2', 'away', givenUp)?.[0]).toBe('void');
    expect(judged('map_cs', '2-1', givenUp)).toEqual(['void', 'void_undecided']);
    expect(judged('map_ah/1.5', 'away', givenUp)?.[0]).toBe('void');
    expect(judged('winner', 'home', facts([], 'none'))).toEqual(['void', 'winner_none']);
    expect(judged('round@m2.2', 'away', givenUp)?.[0]).toBe('win');
  });

  it('takes no scope or line that a market does not have', () => {
    for (const key of ['map', 'map@m6', 'map_ah', 'winner/1.5', 'pistol@m1.3', 'round@m1'])
      expect(() => judged(key, 'home', whole), key).toThrow(TypeError);
    expect(readLine('26.5')).toBe(106);
  });
});
