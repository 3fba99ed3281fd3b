import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import { type TimedFacts, totalOf } from './facts.ts';
import { afterTicks, finalsOf, leadMiddle } from './scores-ahead.ts';
import { timedMatch } from './timed-match.ts';
import { type TimedSport, timedSports } from './timed-sports.ts';

function playOut(sport: TimedSport, seed: string) {
  const match = timedMatch(sport, 0.05, seeded(seed));
  for (let tick = 0; tick < 500 && !match.isDone(); tick += 1) match.step();
  return { match, facts: match.state().facts as TimedFacts, stage: match.state().stage };
}

describe('a match against the clock', () => {
  it.each(Object.keys(timedSports) as TimedSport[])(
    '[F3] %s: plays the same from the same seed, and its books are right',
    (sport) => {
      const { periods, extraTicks } = timedSports[sport];
      expect(playOut(sport, 'x').facts).toEqual(playOut(sport, 'x').facts);
      const seen = new Set<string>();
      for (let index = 0; index < 120; index += 1) {
        const { facts, stage, match } = playOut(sport, `books ${index}`);
        expect(match.isDone()).toBe(true);
        if (stage !== 'official') continue;
        const { home, away } = totalOf(facts.periods);
        expect(facts.winner).toBe(home === away ? 'draw' : home > away ? 'home' : 'away');
        const regular = totalOf(facts.periods.slice(0, periods));
        const isExtra = extraTicks !== null && regular.home === regular.away;
        expect(facts.periods.length > periods).toBe(isExtra);
        seen.add(isExtra ? 'extra' : (facts.winner ?? ''));
      }
      expect(seen).toEqual(new Set(['home', 'away', extraTicks === null ? 'draw' : 'extra']));
    },
  );

  it('[F5] knows what ticks come to, and goes on where a match must be won', () => {
    const two = afterTicks([0.5, 0.3, 0.2], 2);
    expect([...two].map((chance) => Number(chance.toFixed(6)))).toEqual([0.25, 0.3, 0.29, 0.12, 0.04]);
    expect(afterTicks([0.5, 0.5], 10)[5]).toBeCloseTo(252 / 1024, 12);
    const left = { home: afterTicks([0.5, 0.5], 1), away: afterTicks([0.5, 0.5], 1) };
    const sumFrom = (chances: Float64Array, from: number) =>
      chances.slice(from).reduce((sum, chance) => sum + chance, 0);
    const all = finalsOf({ home: 1, away: 0 }, left, null);
    expect([all.leads[leadMiddle], sumFrom(all.leads, 0)]).toEqual([0.25, 1]);
    const extra = { home: afterTicks([0.5, 0.5], 10), away: afterTicks([0.5, 0.5], 10) };
    const { leads } = finalsOf({ home: 0, away: 0 }, left, extra);
    expect(leads[leadMiddle]).toBe(0);
    expect(sumFrom(leads, leadMiddle)).toBeCloseTo(0.5, 4);
  });

  it('[F6] takes orders for points, and is corrected after a wrong result', () => {
    const match = timedMatch('kabaddi', 0, seeded('ordered'));
    match.step();
    for (let point = 0; point < 90; point += 1) expect(match.take('score_away')).toBe(true);
    expect(match.take('misreport')).toBe(true);
    while (match.state().stage !== 'official') match.step();
    expect(match.state().facts).toMatchObject({ winner: 'home' });
    expect(match.take('correct')).toBe(true);
    expect(match.state().facts).toMatchObject({ winner: 'away' });
  });
});
