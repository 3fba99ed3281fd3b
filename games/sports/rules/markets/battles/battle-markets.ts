import type { BattleMap, BattleTitle } from '../../facts/battle-facts.ts';
import type { Side } from '../../facts/fixture.ts';
import { handicap, hasPassed, overUnder, overUnders, sides, sumOf, winIf } from '../line-markets.ts';
import { mapMarket } from '../maps/map-markets.ts';
import type { MapsMarket, MapsView } from '../maps/maps-view.ts';
import type { Why } from '../market-type.ts';
import { seriesMarkets } from '../series/series-markets.ts';

type Market = MapsMarket<BattleMap>;

const told = ({ kills }: BattleMap, number: number): Why => ({
  key: 'map_kills',
  values: { map: number, ...kills },
});

/** Who was first at something on a map; void where nobody was before its end. */
function firstMarket(code: string, of: (map: BattleMap) => Side | null): Market {
  return mapMarket(
    { code, group: 'firsts', hasLine: false, outcomes: sides },
    ({ outcome }, map) => {
      const first = of(map);
      return first === null ? 'void' : winIf(first === outcome);
    },
    (map, number) => {
      const side = of(map);
      return side === null
        ? { key: 'first_none', values: { map: number } }
        : { key: 'first', values: { map: number, side } };
    },
    (_selection, map) => of(map) !== null,
  );
}

/** The markets of titles that are fought between two bases. */
export const battleMarkets = (title: BattleTitle): readonly Market[] => [
  ...seriesMarkets<MapsView<BattleMap>>('map'),
  mapMarket(
    { code: 'map', group: 'maps', hasLine: false, outcomes: sides },
    ({ outcome }, { winner }) => winIf(outcome === winner),
    (map, number) =>
      map.winner === null ? told(map, number) : { key: 'map_won', values: { map: number, side: map.winner } },
  ),
  mapMarket(
    { code: 'kill_ou', group: 'kills', hasLine: true, outcomes: overUnders },
    (selection, { kills }) => overUnder(sumOf(kills), selection),
    told,
    (selection, { kills }) => hasPassed(sumOf(kills), selection),
  ),
  mapMarket(
    { code: 'kill_ah', group: 'kills', hasLine: true, outcomes: sides },
    (selection, { kills }) => handicap(kills, selection),
    told,
  ),
  mapMarket(
    { code: 'minute_ou', group: 'kills', hasLine: true, outcomes: overUnders },
    (selection, { minute }) => overUnder(minute, selection),
    ({ minute }, number) => ({ key: 'map_minutes', values: { map: number, minutes: minute } }),
    (selection, { minute }) => hasPassed(minute, selection),
  ),
  firstMarket('blood', ({ firstBlood }) => firstBlood),
  firstMarket('tower', ({ firstTower }) => firstTower),
  firstMarket(title === 'lol' ? 'dragon' : 'roshan', ({ firstBoss }) => firstBoss),
];
