import type { Side } from '../facts/fixture.ts';
import { mapsView } from '../markets/maps/maps-view.ts';
import type { Selection } from '../markets/market-type.ts';
import { isPlayedOut, type SeriesView, seriesMarkets } from '../markets/series/series-markets.ts';
import { type OutcomeChance, type PricedMarket, type Pricer, weightsOf } from './pricer.ts';

/** The chance of home to win a map, and to win the one that is played now; null between maps. */
export interface MapRates {
  readonly map: number;
  readonly now: number | null;
}

interface Weighted {
  readonly view: SeriesView;
  readonly chance: number;
}

/** What is known of the maps so far. */
interface Maps {
  readonly maps: readonly { readonly winner: Side | null }[];
  readonly winner: Side | 'none' | null;
}

const mapsMarkets = seriesMarkets('map');
const noSelection = { scope: '', takenAt: { home: 0, away: 0 } } as const;

/**
 * Prices what maps alone decide, by the settling rules themselves over all final scores that can still come (SP11), each map won with
 * the same chance but the one that is played now.
 */
export function mapsPricer(rates: MapRates, facts: Maps, bestOf: number): Pricer {
  const now = mapsView(facts, bestOf);
  const ends = isPlayedOut(now) || facts.winner !== null ? [] : endsOf(now, rates);
  const chance = (code: string, selection: Selection): OutcomeChance | null => {
    const type = mapsMarkets.find((one) => one.code === code);
    if (type === undefined || selection.scope !== '' || ends.length === 0) return null;
    let [win, back] = [0, 0];
    for (const { view, chance: likely } of ends) {
      const result = type.result(selection, view);
      if (result === null) throw new Error(`${code} is not decided by a final score in maps`);
      const weights = weightsOf(result);
      win += likely * weights.win;
      back += likely * weights.back;
    }
    return { key: selection.outcome, win, back };
  };
  const market = (type: string, line: number | null, outcomes: readonly string[]): PricedMarket => ({
    type,
    scope: '',
    line,
    outcomes: outcomes.flatMap((outcome) => chance(type, { ...noSelection, line, outcome }) ?? []),
  });
  return {
    chance,
    markets() {
      if (ends.length === 0) return [];
      const scores = ends.map(({ view: { score } }) => `${score.home}-${score.away}`);
      // In quarters: leads of 1.5 maps and more, and totals that end half a map after the shortest match or a longer one.
      const handicaps = Array.from({ length: now.needed - 1 }, (_, at) => 4 * at + 6);
      const totals = Array.from({ length: now.needed - 1 }, (_, at) => 4 * (now.needed + at) + 2);
      return [
        market('winner', null, ['home', 'away']),
        ...(bestOf === 1 ? [] : [market('map_cs', null, scores)]),
        ...handicaps
          .flatMap((line) => [-line, line])
          .toSorted((a, b) => a - b)
          .map((line) => market('map_ah', line, ['home', 'away'])),
        ...totals.map((line) => market('map_ou', line, ['over', 'under'])),
      ];
    },
  };
}

/** How the match can end, with the chance of each final score. */
function endsOf(now: SeriesView, { map, now: current }: MapRates): Weighted[] {
  const made = new Map<string, Weighted>();
  const walk = (view: SeriesView, chance: number, next: number): void => {
    if (isPlayedOut(view)) {
      const key = `${view.score.home}-${view.score.away}`;
      made.set(key, { view, chance: chance + (made.get(key)?.chance ?? 0) });
      return;
    }
    for (const side of ['home', 'away'] as const) {
      const score = { ...view.score, [side]: view.score[side] + 1 };
      const isWon = score[side] >= view.needed;
      walk(
        { ...view, winner: isWon ? side : null, score },
        chance * (side === 'home' ? next : 1 - next),
        map,
      );
    }
  };
  walk(now, 1, current ?? map);
  return [...made.values()];
}
