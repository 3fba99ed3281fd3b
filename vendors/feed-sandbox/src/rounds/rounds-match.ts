import { end, endanger, newEnding, waitsInDanger } from '../ending.ts';
import type { Match, Order } from '../match.ts';
import { playedMatch } from '../played-match.ts';
import type { Random } from '../seeded.ts';
import type { Side, WireFixture } from '../wire.ts';
import { type PlayedMap, type RoundsFacts, scoreOf } from './facts.ts';
import { mapWinner, toWin } from './map-ends.ts';
import { roundsPrices } from './rounds-prices.ts';
import { roundChance, type Title, titles } from './titles.ts';

const breakTicks = 6;
const halfTicks = 1;
const pauseTicks = 4;
const pauseShare = 0.01;
const officialTicks = 4;
const correctionTicks = 12;
/** A round is so much nearer to even than a match. */
const driftShare = 0.25;

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

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
  const facts: RoundsFacts = { sport: title, maps: [], winner: null };
  let waits = 0;

  function beginMap(): void {
    facts.maps.push({ name: names[facts.maps.length] ?? '', rounds: [], winner: null });
    ending.stage = 'live';
    ending.isRepriced = true;
  }

  const running = (): PlayedMap | null => {
    const map = facts.maps.at(-1);
    return map?.winner === null && ending.stage === 'live' ? map : null;
  };

  function playRound(map: PlayedMap, forced: Side | null): void {
    const won = random() < roundChance(edge) ? 'home' : 'away';
    map.rounds.push(forced ?? won);
    ending.isRepriced = true;
    map.winner = mapWinner(scoreOf(map), overtime);
    if (map.winner === null) {
      if (map.rounds.length === toWin - 1) waits = halfTicks;
      // An ordered round is never followed by a pause by chance.
      else if (forced === null && random() < pauseShare) endanger(ending, 'other', pauseTicks);
      return;
    }
    const wins = facts.maps.filter(({ winner }) => winner === map.winner).length;
    if (wins * 2 <= bestOf) {
      ending.stage = 'break';
      waits = breakTicks;
      return;
    }
    facts.winner = map.winner;
    end(ending, officialTicks);
  }

  function view(): RoundsFacts {
    if (ending.stage === 'abandoned') return { ...facts, winner: 'none' };
    const isWrong = ending.stage === 'official' && ending.isMisreported;
    if (!isWrong) return facts;
    const swapped = (side: Side | null) => (side === null ? null : otherSide(side));
    return {
      ...facts,
      maps: facts.maps.map(({ name, rounds, winner }) => ({
        name,
        rounds: rounds.map(otherSide),
        winner: swapped(winner),
      })),
      winner: facts.winner === 'none' ? 'none' : swapped(facts.winner),
    };
  }

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (facts.maps.length === 0) {
        if (isPostponed) ending.stage = 'postponed';
        else beginMap();
        return;
      }
      if (waits > 0) {
        waits -= 1;
        if (waits === 0 && ending.stage === 'break') beginMap();
        return;
      }
      if (waitsInDanger(ending)) return;
      const map = running();
      if (map !== null) playRound(map, null);
    },
    take(order: Order) {
      const map = running();
      if (map === null || (order !== 'round_home' && order !== 'round_away')) return false;
      playRound(map, order === 'round_home' ? 'home' : 'away');
      return true;
    },
    facts: view,
    prices(drift) {
      const isAhead = facts.maps.length === 0;
      const chance = roundChance(isAhead ? edge + drift * driftShare : edge);
      return roundsPrices({ facts, bestOf, chance, overtime, lines });
    },
  });
}
