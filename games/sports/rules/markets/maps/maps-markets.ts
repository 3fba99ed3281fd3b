import { halfRounds, type PlayedMap, roundScore } from '../../facts/rounds-facts.ts';
import { handicap, hasPassed, overUnder, overUnders, sides, sumOf, winIf, yesNo } from '../line-markets.ts';
import { numbersIn } from '../market-key.ts';
import { always, type Score, type Why } from '../market-type.ts';
import { seriesMarkets } from '../series/series-markets.ts';
import { endOf, mapMarket } from './map-markets.ts';
import type { MapsMarket, MapsView } from './maps-view.ts';

type Market = MapsMarket<PlayedMap>;

/** Who wins one round of a map. A round that is not played is void. */
function roundMarket(of: Pick<Market, 'code' | 'scopes'>, roundOf: (number: number) => number): Market {
  return {
    ...of,
    version: 1,
    group: 'rounds',
    hasLine: false,
    outcomes: sides,
    settlesInPlay: always,
    result(selection, view) {
      const [at, number] = numbersIn(selection.scope);
      const won = view.maps[at]?.rounds[roundOf(number) - 1];
      if (won !== undefined) return winIf(won === selection.outcome);
      return endOf(selection, view) === null ? null : 'void';
    },
    why({ scope }, { maps }) {
      const [at, number] = numbersIn(scope);
      const side = maps[at]?.rounds[roundOf(number) - 1];
      return side === undefined
        ? { key: 'round_unplayed', values: { map: at + 1, number: roundOf(number) } }
        : { key: 'round', values: { map: at + 1, number: roundOf(number), side } };
    },
  };
}

const told = (map: PlayedMap, number: number): Why => ({
  key: 'map_rounds',
  values: { map: number, ...roundScore(map) },
});
/** Twelve rounds each: the map goes to overtime. */
const isLevelled = ({ home, away }: Score): boolean => Math.min(home, away) >= halfRounds;

/** The markets of titles that are played by maps and rounds. */
export const mapsMarkets: readonly Market[] = [
  ...seriesMarkets<MapsView<PlayedMap>>('map'),
  mapMarket(
    { code: 'map', group: 'maps', hasLine: false, outcomes: sides },
    ({ outcome }, { winner }) => winIf(outcome === winner),
    told,
  ),
  mapMarket(
    { code: 'round_ou', group: 'rounds', hasLine: true, outcomes: overUnders },
    (selection, map) => overUnder(sumOf(roundScore(map)), selection),
    told,
    (selection, map) => hasPassed(sumOf(roundScore(map)), selection),
  ),
  mapMarket(
    { code: 'round_ah', group: 'rounds', hasLine: true, outcomes: sides },
    (selection, map) => handicap(roundScore(map), selection),
    told,
  ),
  mapMarket(
    { code: 'map_ot', group: 'rounds', hasLine: false, outcomes: yesNo },
    ({ outcome }, map) => winIf((outcome === 'yes') === isLevelled(roundScore(map))),
    told,
    (_selection, map) => isLevelled(roundScore(map)),
  ),
  // Pistols are all that there is to buy in the first round, and in the first after the sides changed.
  roundMarket({ code: 'pistol', scopes: /^m[1-5]\.[12]$/ }, (number) => (number === 1 ? 1 : halfRounds + 1)),
  roundMarket({ code: 'round', scopes: /^m[1-5]\.\d{1,2}$/ }, (number) => number),
];
