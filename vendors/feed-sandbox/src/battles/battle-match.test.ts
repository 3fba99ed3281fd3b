import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import { plan } from '../world/calendar.ts';
import { leagues } from '../world/leagues.ts';
import { battleEnds, firstBloodChance } from './battle-ends.ts';
import { battleMatch } from './battle-match.ts';
import { type BattleTitle, battleTitles } from './battle-titles.ts';
import type { BattleFacts } from './facts.ts';

const league = leagues.find(({ code }) => code === 'int-dota2-ancients');
const [home, away] = league?.teams ?? [];
if (!league || !home || !away) throw new Error('no such league');
const fixture = plan(league, [home, away], { id: 'a-match', startsAt: 0 }).fixture;
const matchOf = (title: BattleTitle, seed: string) => battleMatch(title, fixture, 0.2, seeded(seed));

describe('a match of battles', () => {
  it.each(Object.keys(battleTitles) as BattleTitle[])(
    '[F3] %s: plays the same from the same seed, and its books are right',
    (title) => {
      const { ends } = battleTitles[title];
      const playOut = (seed: string) => {
        const match = matchOf(title, seed);
        for (let tick = 0; tick < 500 && !match.isDone(); tick += 1) match.step();
        return match.state();
      };
      expect(playOut('x')).toEqual(playOut('x'));
      for (let index = 0; index < 80; index += 1) {
        const { facts, stage } = playOut(`books ${index}`);
        if (stage !== 'official') continue;
        const { maps, winner } = facts as BattleFacts;
        expect(maps.filter((map) => map.winner === winner)).toHaveLength(2);
        for (const map of maps) {
          expect(map.minute).toBeGreaterThanOrEqual(ends[0]);
          expect(map.minute).toBeLessThanOrEqual(ends[1]);
          expect([map.firstBlood, map.firstTower, map.firstBoss]).not.toContain(null);
        }
      }
    },
  );

  it('[F5] is even between equals, and follows kills', () => {
    const start = { minute: 0, kills: { home: 0, away: 0 } };
    for (const title of ['dota2', 'lol'] as const) {
      const even = battleEnds(title, 0, start);
      expect(even.win).toBeCloseTo(0.5, 9);
      for (const chances of [even.totals, even.leads, even.minutes])
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      expect(firstBloodChance(title, 0)).toBeCloseTo(0.5, 12);
      expect(battleEnds(title, 0, { minute: 20, kills: { home: 15, away: 5 } }).win).toBeGreaterThan(0.65);
    }
  });

  it('[F6] takes orders for kills and maps', () => {
    const match = matchOf('dota2', 'ordered');
    match.step();
    expect(match.take('score_away')).toBe(true);
    expect(match.state().facts).toMatchObject({
      maps: [{ firstBlood: 'away', kills: { home: 0, away: 1 } }],
    });
    expect(match.take('map_home')).toBe(true);
    expect(match.state()).toMatchObject({ stage: 'break', facts: { maps: [{ winner: 'home' }] } });
    expect(match.take('map_home')).toBe(false);
  });
});
