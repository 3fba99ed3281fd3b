import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import type { WirePrices } from '../wire.ts';
import { plan } from '../world/calendar.ts';
import { leagues } from '../world/leagues.ts';
import { gamesOf, setWinner, type TennisFacts } from './facts.ts';
import { breakerChance, gameChance, matchEnds, setEnds } from './tennis-ends.ts';
import { tennisMatch } from './tennis-match.ts';

const league = leagues.find(({ code }) => code === 'int-tennis-men');
const [home, away] = league?.teams ?? [];
if (!league || !home || !away) throw new Error('no such tour');
const fixture = plan(league, [home, away], { id: 'a-match', startsAt: 0 }).fixture;
const serves = { home: 0.65, away: 0.61 };
const none = { home: 0, away: 0 };

function playOut(seed: string) {
  const match = tennisMatch(fixture, serves, seeded(seed));
  for (let tick = 0; tick < 2_000 && !match.isDone(); tick += 1) match.step();
  return { match, facts: match.state().facts as TennisFacts, stage: match.state().stage };
}

describe('a tennis match', () => {
  it('[F5] knows the chances of a game, a tie-break, a set and a match exactly', () => {
    // Four points and two more than the other: p⁴(1 + 4q + 10q²) + 20p³q³ · p²/(p² + q²).
    const [p, q] = [0.6, 0.4];
    const game = p ** 4 * (1 + 4 * q + 10 * q * q) + 20 * p ** 3 * q ** 3 * ((p * p) / (p * p + q * q));
    expect(gameChance({ home: 0.6, away: 0.6 }, 'home', none)).toBeCloseTo(game, 12);
    expect(gameChance({ home: 0.6, away: 0.6 }, 'away', none)).toBeCloseTo(1 - game, 12);
    expect(gameChance({ home: 0.5, away: 0.5 }, 'home', { home: 3, away: 0 })).toBeCloseTo(15 / 16, 12);
    expect(breakerChance({ home: 0.62, away: 0.62 }, 'home', none)).toBeCloseTo(0.5, 12);
    // At 6-6 each serves one of the next two.
    const both = 0.65 * 0.39;
    const neither = 0.35 * 0.61;
    expect(breakerChance(serves, 'home', { home: 6, away: 6 })).toBeCloseTo(both / (both + neither), 12);
    const set = setEnds(serves, 'home', none, none);
    expect(set.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(set).toHaveLength(14);
    const even = matchEnds(
      { home: 0.62, away: 0.62 },
      2,
      { sets: none, games: none },
      setEnds({ home: 0.62, away: 0.62 }, 'home', none, none),
    );
    const won = even.reduce((sum, end) => sum + (end.sets.home > end.sets.away ? end.chance : 0), 0);
    expect(won).toBeCloseTo(0.5, 9);
  });

  it('[F3] plays the same from the same seed, and its books are right', () => {
    expect(playOut('x').facts).toEqual(playOut('x').facts);
    let [whole, breakers, retired] = [0, 0, 0];
    for (let index = 0; index < 200; index += 1) {
      const { facts, stage, match } = playOut(`books ${index}`);
      expect(match.isDone()).toBe(true);
      if (stage !== 'official') continue;
      if (facts.retired !== null) {
        retired += 1;
        expect(facts.winner).not.toBe(facts.retired);
        continue;
      }
      whole += 1;
      const wins = facts.sets.filter((set) => setWinner(gamesOf(set)) === facts.winner);
      expect(wins).toHaveLength(2);
      for (const set of facts.sets) {
        expect(setWinner(gamesOf(set))).not.toBeNull();
        expect(set.breaker !== null).toBe(set.games.length === 13);
        if (set.breaker === null) continue;
        breakers += 1;
        const [most, least] = [
          Math.max(...Object.values(set.breaker)),
          Math.min(...Object.values(set.breaker)),
        ];
        expect(most >= 7 && most - least >= 2).toBe(true);
      }
    }
    expect(whole).toBeGreaterThan(180);
    expect(breakers).toBeGreaterThan(30);
    expect(retired).toBeGreaterThan(0);
  });

  it('[F6] takes orders for points and for giving up', () => {
    const match = tennisMatch(fixture, serves, seeded('ordered'));
    expect(match.take('score_home')).toBe(false);
    match.step();
    for (let point = 0; point < 4; point += 1) expect(match.take('score_home')).toBe(true);
    expect(match.state().facts).toMatchObject({ sets: [{ games: ['home'] }], points: none });
    const game = (match.prices(0) as WirePrices).markets.filter(({ type }) => type === 'game');
    expect(game.map(({ scope }) => scope)).toEqual(['s1.2', 's1.3']);
    expect(match.take('retire_home')).toBe(true);
    expect(match.state()).toMatchObject({ stage: 'ended', facts: { retired: 'home', winner: 'away' } });
    expect(match.prices(0)).toBeNull();
  });
});
