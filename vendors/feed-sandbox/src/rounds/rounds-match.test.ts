import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import type { WirePrices } from '../wire.ts';
import { plan } from '../world/calendar.ts';
import { leagues } from '../world/leagues.ts';
import { type RoundsFacts, scoreOf } from './facts.ts';
import { isExtra, mapChance, mapEnds, mapWinner } from './map-ends.ts';
import { roundsMatch } from './rounds-match.ts';

const league = leagues.find(({ code }) => code === 'int-cs2-masters');
const [home, away] = league?.teams ?? [];
if (!league || !home || !away) throw new Error('no such league');
const fixture = plan(league, [home, away], { id: 'a-match', startsAt: 0 }).fixture;
const edge = 0.08;
const matchOf = (seed: string) => roundsMatch('cs2', fixture, edge, seeded(seed));

function playOut(seed: string) {
  const match = matchOf(seed);
  for (let tick = 0; tick < 1_000 && !match.isDone(); tick += 1) match.step();
  return { match, facts: match.state().facts as RoundsFacts, stage: match.state().stage };
}

describe('a match by maps and rounds', () => {
  it('[F3] plays the same from the same seed, and its books are right', () => {
    expect(playOut('x').facts).toEqual(playOut('x').facts);
    let [played, extra] = [0, 0];
    for (let index = 0; index < 80; index += 1) {
      const { facts, stage, match } = playOut(`books ${index}`);
      expect(match.isDone()).toBe(true);
      if (stage !== 'official') continue;
      played += 1;
      const wins = facts.maps.filter(({ winner }) => winner === facts.winner).length;
      expect([wins, facts.maps.at(-1)?.winner]).toEqual([2, facts.winner]);
      expect(new Set(facts.maps.map(({ name }) => name)).size).toBe(facts.maps.length);
      for (const map of facts.maps) {
        expect(mapWinner(scoreOf(map), 6)).toBe(map.winner);
        if (map.rounds.length > 24) extra += 1;
      }
    }
    expect(played).toBeGreaterThan(70);
    expect(extra).toBeGreaterThan(5);
  });

  it('ends a map at thirteen, or a block of overtime further', () => {
    const of = (a: number, b: number, overtime: number) => mapWinner({ home: a, away: b }, overtime);
    expect([of(13, 11, 6), of(12, 12, 6), of(13, 12, 6), of(15, 12, 6)]).toEqual(['home', null, null, null]);
    expect([of(12, 16, 6), of(14, 16, 6), of(15, 15, 6), of(16, 15, 6), of(19, 17, 6)]).toEqual([
      'away',
      'away',
      null,
      null,
      'home',
    ]);
    expect([of(13, 12, 2), of(14, 12, 2), of(13, 13, 2), of(14, 13, 2), of(13, 15, 2)]).toEqual([
      null,
      'home',
      null,
      null,
      'away',
    ]);
  });

  it('[F5] knows the chance of a map exactly', () => {
    // A fair round makes a fair map; one map in 6.2 goes to overtime: C(24, 12) / 2^24.
    const even = mapEnds({ home: 0, away: 0 }, 0.5, 6);
    expect(mapChance(even)).toBeCloseTo(0.5, 9);
    const extra = even.reduce((sum, one) => sum + (isExtra(one) ? one.chance : 0), 0);
    expect(extra).toBeCloseTo(2_704_156 / 2 ** 24, 6);
    // At 12-11 home needs one of two rounds, or overtime: at an even chance a half and a quarter.
    expect(mapChance(mapEnds({ home: 12, away: 11 }, 0.5, 6))).toBeCloseTo(0.75, 9);
    // One more round each decides a block of two: p^2 / (p^2 + q^2).
    expect(mapChance(mapEnds({ home: 12, away: 12 }, 0.6, 2))).toBeCloseTo(0.36 / (0.36 + 0.16), 4);
  });

  it('[F4] has its first map won as often as its first price says', () => {
    const prices = matchOf('price').prices(0) as WirePrices;
    const due = prices.markets.find(({ type, scope }) => type === 'map' && scope === 'm1')?.outcomes[0]?.win;
    expect(prices.rates).toMatchObject({ now: null });
    let [won, counted] = [0, 0];
    for (let index = 0; index < 1_500; index += 1) {
      const { facts, stage } = playOut(`won ${index}`);
      if (stage !== 'official') continue;
      counted += 1;
      if (facts.maps[0]?.winner === 'home') won += 1;
    }
    expect(due).toBeGreaterThan(0.58);
    expect(Math.abs(won / counted - (due ?? 0))).toBeLessThan(0.03);
  });

  it('[F6] takes orders for rounds, and is corrected after a wrong result', () => {
    const match = matchOf('ordered 3');
    match.step();
    for (let round = 0; round < 13; round += 1) expect(match.take('round_away')).toBe(true);
    expect(match.state()).toMatchObject({ stage: 'break', facts: { maps: [{ winner: 'away' }] } });
    expect(match.take('round_away')).toBe(false);
    expect(match.take('misreport')).toBe(true);
    while (match.state().stage !== 'official') match.step();
    const wrong = (match.state().facts as RoundsFacts).winner;
    expect(match.take('correct')).toBe(true);
    const right = (match.state().facts as RoundsFacts).winner;
    expect(new Set([wrong, right])).toEqual(new Set(['home', 'away']));
  });
});
