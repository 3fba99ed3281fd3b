import { endanger, newEnding } from '../ending.ts';
import type { Match } from '../match.ts';
import type { Random } from '../seeded.ts';
import { otherSide, seriesMatch, swappedSide } from '../series/series-match.ts';
import type { Side, WireFixture } from '../wire.ts';
import { type PlayedMap, scoreOf } from './facts.ts';
import { mapWinner, toWin } from './map-ends.ts';
import { roundsPrices } from './rounds-prices.ts';
import { roundChance, type Title, titles } from './titles.ts';

const halfTicks = 1;
const pauseTicks = 4;
const pauseShare = 0.01;
/** A round is so much nearer to even than a match. */
const driftShare = 0.25;

/** A match by maps, round by round: overtime where a map is level, technical pauses, a break between maps. */
export function roundsMatch(title: Title, fixture: WireFixture, edge: number, random: Random): Match {
  const { overtime, maps: pool } = titles[title];
  const bestOf = fixture.format.bestOf ?? 3;
  const ending = newEnding();
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const left = [...pool];
  const names = Array.from(
    { length: bestOf },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '',
  );
  const lines = new Map<string, number>();

  function playRound(map: PlayedMap, forced: Side | null): void {
    const won = random() < roundChance(edge) ? 'home' : 'away';
    map.rounds.push(forced ?? won);
    map.winner = mapWinner(scoreOf(map), overtime);
  }

  return seriesMatch<Title, PlayedMap>({
    sport: title,
    bestOf,
    ending,
    isPostponed,
    begin: (at) => ({ name: names[at] ?? '', rounds: [], winner: null }),
    tick(map) {
      playRound(map, null);
      if (map.winner !== null) return 0;
      if (map.rounds.length === toWin - 1) return halfTicks;
      if (random() < pauseShare) endanger(ending, 'other', pauseTicks);
      return 0;
    },
    // An ordered round is never followed by a pause by chance.
    take(map, order) {
      if (order !== 'round_home' && order !== 'round_away') return false;
      playRound(map, order === 'round_home' ? 'home' : 'away');
      return true;
    },
    swapped: ({ name, rounds, winner }) => ({
      name,
      rounds: rounds.map(otherSide),
      winner: swappedSide(winner),
    }),
    prices(facts, drift) {
      const isAhead = facts.maps.length === 0;
      const chance = roundChance(isAhead ? edge + drift * driftShare : edge);
      return roundsPrices({ facts, bestOf, chance, overtime, lines });
    },
  });
}
