import { endanger, newEnding } from '../ending.ts';
import type { Match } from '../match.ts';
import { pickCount, type Random } from '../seeded.ts';
import { seriesMatch, swappedSide } from '../series/series-match.ts';
import type { Side, WireFixture } from '../wire.ts';
import { battlePrices } from './battle-prices.ts';
import {
  type BattleTitle,
  battleTitles,
  endChance,
  evenChance,
  fallChance,
  killChances,
} from './battle-titles.ts';
import type { BattleMap } from './facts.ts';

const pauseTicks = 3;
const pauseShare = 0.006;
/** A map is so much nearer to even than the walk of prices goes. */
const driftShare = 0.6;

/** A match by maps, minute by minute: kills, the first tower, the first great beast, and the end of a map when a base falls. */
export function battleMatch(title: BattleTitle, fixture: WireFixture, edge: number, random: Random): Match {
  const { tower, boss, killWorth } = battleTitles[title];
  const bestOf = fixture.format.bestOf ?? 3;
  const ending = newEnding();
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const kills = killChances(title, edge);
  const lines = new Map<string, number>();

  const anySide = (chance: number): Side => (random() < chance ? 'home' : 'away');

  function kill(map: BattleMap, home: number, away: number): void {
    map.kills = { home: map.kills.home + home, away: map.kills.away + away };
    if (map.firstBlood !== null || home + away === 0) return;
    // Where both sides kill in one minute, either may have been first.
    map.firstBlood = home === 0 ? 'away' : away === 0 ? 'home' : anySide(0.5);
  }

  return seriesMatch<BattleTitle, BattleMap>({
    sport: title,
    bestOf,
    ending,
    isPostponed,
    begin: () => ({
      minute: 0,
      kills: { home: 0, away: 0 },
      firstBlood: null,
      firstTower: null,
      firstBoss: null,
      winner: null,
    }),
    tick(map) {
      map.minute += 1;
      kill(map, pickCount(random, kills.home), pickCount(random, kills.away));
      if (map.firstTower === null && random() < fallChance(tower, map.minute))
        map.firstTower = anySide(evenChance(edge));
      if (map.firstBoss === null && random() < fallChance(boss, map.minute))
        map.firstBoss = anySide(evenChance(edge));
      if (random() < endChance(title, map.minute)) {
        const lead = map.kills.home - map.kills.away;
        map.winner = anySide(evenChance(edge + killWorth * lead));
      } else if (random() < pauseShare) endanger(ending, 'other', pauseTicks);
      return 0;
    },
    take(map, order) {
      switch (order) {
        case 'score_home':
        case 'score_away':
          kill(map, order === 'score_home' ? 1 : 0, order === 'score_away' ? 1 : 0);
          return true;
        case 'map_home':
        case 'map_away':
          map.winner = order === 'map_home' ? 'home' : 'away';
          return true;
        default:
          return false;
      }
    },
    swapped: ({ minute, kills: { home, away }, firstBlood, firstTower, firstBoss, winner }) => ({
      minute,
      kills: { home: away, away: home },
      firstBlood: swappedSide(firstBlood),
      firstTower: swappedSide(firstTower),
      firstBoss: swappedSide(firstBoss),
      winner: swappedSide(winner),
    }),
    prices(facts, drift) {
      const isAhead = facts.maps.length === 0;
      return battlePrices({
        title,
        facts,
        bestOf,
        edge: isAhead ? edge + drift * driftShare : edge,
        lines,
      });
    },
  });
}
