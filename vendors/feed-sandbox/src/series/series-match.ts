import { type Ending, end, waitsInDanger } from '../ending.ts';
import type { Match, Order } from '../match.ts';
import { playedMatch } from '../played-match.ts';
import type { Side } from '../wire.ts';

const breakTicks = 6;
const officialTicks = 4;
const correctionTicks = 12;

export interface SeriesMap {
  winner: Side | null;
}

/** A match by maps, as all that is known of it. */
export interface SeriesFacts<Title extends string, Map extends SeriesMap> {
  readonly sport: Title;
  maps: Map[];
  winner: Side | 'none' | null;
}

/** How the maps of a series are played. */
interface Series<Title extends string, Map extends SeriesMap> {
  readonly sport: Title;
  readonly bestOf: number;
  readonly ending: Ending;
  readonly isPostponed: boolean;
  /** The map of this place, from 0. */
  begin(at: number): Map;
  /** Plays one tick of a map. Answers for how many ticks nothing happens after it. */
  tick(map: Map): number;
  /** An order of the title's own; false where it makes no sense now. */
  take(map: Map, order: Order): boolean;
  /** The map with its sides the wrong way round. */
  swapped(map: Map): Map;
  prices(facts: SeriesFacts<Title, Map>, drift: number): ReturnType<Match['prices']> & object;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
export const swappedSide = (side: Side | null): Side | null => (side === null ? null : otherSide(side));

/** A best of several maps, with breaks between them; who has won the better half of them has won. */
export function seriesMatch<Title extends string, Map extends SeriesMap>(series: Series<Title, Map>): Match {
  const { ending, bestOf } = series;
  const facts: SeriesFacts<Title, Map> = { sport: series.sport, maps: [], winner: null };
  let waits = 0;

  function beginMap(): void {
    facts.maps.push(series.begin(facts.maps.length));
    ending.stage = 'live';
    ending.isRepriced = true;
  }

  const running = (): Map | null => {
    const map = facts.maps.at(-1);
    return map?.winner === null && ending.stage === 'live' ? map : null;
  };

  /** After whatever happened on a map. */
  function follow(map: Map): void {
    ending.isRepriced = true;
    if (map.winner === null) return;
    const wins = facts.maps.filter(({ winner }) => winner === map.winner).length;
    if (wins * 2 <= bestOf) {
      ending.stage = 'break';
      waits = breakTicks;
      return;
    }
    facts.winner = map.winner;
    end(ending, officialTicks);
  }

  function view(): SeriesFacts<Title, Map> {
    if (ending.stage === 'abandoned') return { ...facts, winner: 'none' };
    if (ending.stage !== 'official' || !ending.isMisreported) return facts;
    return {
      ...facts,
      maps: facts.maps.map(series.swapped),
      winner: facts.winner === 'none' ? 'none' : swappedSide(facts.winner),
    };
  }

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (facts.maps.length === 0) {
        if (series.isPostponed) ending.stage = 'postponed';
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
      if (map === null) return;
      waits = series.tick(map);
      follow(map);
    },
    take(order) {
      const map = running();
      if (map === null || !series.take(map, order)) return false;
      follow(map);
      return true;
    },
    facts: view,
    prices: (drift) => series.prices(facts, drift),
  });
}
