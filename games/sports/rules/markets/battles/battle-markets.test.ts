import { describe, expect, it } from 'vitest';
import type { BattleFacts, BattleMap } from '../../facts/battle-facts.ts';
import type { Stage } from '../../facts/match-state.ts';
import { decide } from '../../settlement/decide.ts';
import { readMarketKey } from '../market-key.ts';

const map = (of: Partial<BattleMap>): BattleMap => ({
  minute: 31,
  kills: { home: 20, away: 15 },
  firstBlood: 'home',
  firstTower: 'away',
  firstBoss: 'home',
  winner: 'home',
  ...of,
});
const facts = (
  maps: readonly BattleMap[],
  winner: BattleFacts['winner'] = null,
  sport: BattleFacts['sport'] = 'dota2',
): BattleFacts => ({ sport, maps, winner });

function judged(key: string, outcome: string, of: BattleFacts, stage: Stage = 'official') {
  const ref = readMarketKey(key);
  if (ref === null) throw new Error(key);
  const match = {
    fixture: { sport: of.sport, format: { bestOf: 3 } },
    state: { stage, danger: null, facts: of },
    isGivenUp: true,
  };
  const decision = decide({ ...ref, outcome, takenAt: { home: 0, away: 0 } }, match);
  return decision && [decision.result, decision.why.key];
}

describe('the markets of battles', () => {
  /** Home wins 20-15 after 31 minutes and, with fewer kills, 12-18 after 44. */
  const whole = facts(
    [map({}), map({ minute: 44, kills: { home: 12, away: 18 }, firstBlood: 'away' })],
    'home',
  );

  it.each([
    ['winner', 'home', 'win'],
    ['map_cs', '2-0', 'win'],
    ['map_ah/-1.5', 'home', 'win'],
    ['map_ou/2.5', 'under', 'win'],
    ['map@m2', 'home', 'win'],
    ['map@m3', 'home', 'void'],
    ['kill_ou@m1/34.5', 'over', 'win'],
    ['kill_ou@m2/30.5', 'over', 'lose'],
    ['kill_ah@m1/-5', 'home', 'push'],
    ['kill_ah@m2/5.5', 'home', 'lose'],
    ['minute_ou@m2/43.5', 'over', 'win'],
    ['blood@m1', 'home', 'win'],
    ['blood@m2', 'home', 'lose'],
    ['tower@m1', 'away', 'win'],
    ['roshan@m1', 'home', 'win'],
  ])('[SP15] %s on %s is %s after two maps', (key, outcome, result) => {
    expect(judged(key, outcome, whole)?.[0]).toBe(result);
  });

  it('[SP8] pays what a map has decided while it is played', () => {
    const running = facts([
      map({ minute: 12, kills: { home: 9, away: 8 }, firstTower: null, firstBoss: null, winner: null }),
    ]);
    expect(judged('blood@m1', 'home', running, 'live')).toEqual(['win', 'first']);
    expect(judged('kill_ou@m1/16.5', 'over', running, 'live')).toEqual(['win', 'map_kills']);
    for (const open of ['tower@m1', 'map@m1', 'kill_ah@m1/-1.5', 'minute_ou@m1/30.5'])
      expect(judged(open, open.includes('ou') ? 'over' : 'home', running, 'live'), open).toBeNull();
  });

  it('gives back what nobody was first at, and what was not played to its end', () => {
    const quiet = facts([map({ firstBoss: null }), map({})], 'home');
    expect(judged('roshan@m1', 'home', quiet)).toEqual(['void', 'first_none']);
    const givenUp = facts([map({}), map({ winner: null, minute: 9, kills: { home: 1, away: 7 } })], 'away');
    expect(judged('winner', 'away', givenUp)?.[0]).toBe('win');
    expect(judged('map@m2', 'away', givenUp)?.[0]).toBe('void');
    expect(judged('kill_ou@m2/20.5', 'under', givenUp)?.[0]).toBe('void');
    expect(judged('blood@m2', 'home', givenUp)?.[0]).toBe('win');
  });

  it('knows the great beast of each title', () => {
    expect(judged('dragon@m1', 'home', facts([map({})], 'home', 'lol'))?.[0]).toBe('win');
    expect(() => judged('roshan@m1', 'home', facts([map({})], 'home', 'lol'))).toThrow(TypeError);
  });
});
