import { halfRounds, roundScore } from '../../facts/rounds-facts.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { lineResult } from '../../settlement/line-result.ts';
import { always, type MarketType, never, type Score, type Selection, type Why } from '../market-type.ts';
import { isPlayedOut, type MapsView } from './maps-view.ts';

type MapsMarket = Omit<MarketType<MapsView>, 'sport'>;

const winIf = (isWin: boolean): LegResult => (isWin ? 'win' : 'lose');
const sides = () => ['home', 'away'];

/** How far a side is past a handicap, which counts for home; in quarters. */
const handicap = ({ home, away }: Score, { line, outcome }: Selection): LegResult => {
  const past = (home - away) * 4 + (line ?? 0);
  return lineResult(outcome === 'home' ? past : -past);
};
const overUnder = (total: number, { line, outcome }: Selection): LegResult => {
  const past = total * 4 - (line ?? 0);
  return lineResult(outcome === 'over' ? past : -past);
};
const hasPassed = (total: number, { line }: Selection): boolean => total * 4 - (line ?? 0) >= 2;

const byMaps = (_selection: Selection, { score, facts }: MapsView): Why =>
  facts.winner === 'none' ? { key: 'winner_none', values: {} } : { key: 'maps', values: { ...score } };

/** A market on the whole match, decided by its final score in maps. What was not played out is void with the official result. */
function matchMarket(
  of: Pick<MapsMarket, 'code' | 'group' | 'hasLine' | 'outcomes'>,
  result: (selection: Selection, view: MapsView) => LegResult,
): MapsMarket {
  return {
    ...of,
    version: 1,
    scopes: /^$/,
    settlesInPlay: never,
    result: (selection, view) => (isPlayedOut(view) ? result(selection, view) : null),
    why: byMaps,
  };
}

const winner: MapsMarket = {
  code: 'winner',
  version: 1,
  group: 'main',
  scopes: /^$/,
  hasLine: false,
  outcomes: sides,
  settlesInPlay: never,
  result({ outcome }, { facts }) {
    if (facts.winner === null) return null;
    return facts.winner === 'none' ? 'void' : winIf(facts.winner === outcome);
  },
  why: byMaps,
};

/** Every score that ends a best of one, three or five. */
const finalScores = [1, 2, 3].flatMap((needed) =>
  Array.from({ length: needed }, (_, lost) => [`${needed}-${lost}`, `${lost}-${needed}`]).flat(),
);

const numbersIn = (scope: string): readonly [map: number, number: number] => {
  const [map = 1, number = 1] = scope.slice(1).split('.').map(Number);
  return [map - 1, number];
};

/** The rounds of the map that a scope names; null while they are not decided, `void` where the map is not played to its end. */
function endOf({ scope }: Selection, { facts }: MapsView): Score | 'void' | null {
  const map = facts.maps[numbersIn(scope)[0]];
  if (map?.winner) return roundScore(map);
  return facts.winner === null ? null : 'void';
}

const mapScoreWhy = ({ scope }: Pick<Selection, 'scope'>, { facts }: MapsView): Why => {
  const [at] = numbersIn(scope);
  const map = facts.maps[at];
  return map === undefined
    ? { key: 'map_unplayed', values: { map: at + 1 } }
    : { key: 'map_rounds', values: { map: at + 1, ...roundScore(map) } };
};

/** A market on one map, paid when the map is over. `soFar`: what the rounds so far decide already. */
function mapMarket(
  of: Pick<MapsMarket, 'code' | 'group' | 'hasLine' | 'outcomes'>,
  result: (selection: Selection, score: Score) => LegResult,
  soFar: (selection: Selection, score: Score) => boolean = never,
): MapsMarket {
  return {
    ...of,
    version: 1,
    scopes: /^m[1-5]$/,
    settlesInPlay: always,
    result(selection, view) {
      const map = view.facts.maps[numbersIn(selection.scope)[0]];
      if (map !== undefined && soFar(selection, roundScore(map))) return result(selection, roundScore(map));
      const end = endOf(selection, view);
      return end === null || end === 'void' ? end : result(selection, end);
    },
    why: mapScoreWhy,
  };
}

/** Who wins one round of a map. A round that is not played is void. */
function roundMarket(
  of: Pick<MapsMarket, 'code' | 'scopes'>,
  roundOf: (number: number) => number,
): MapsMarket {
  return {
    ...of,
    version: 1,
    group: 'rounds',
    hasLine: false,
    outcomes: sides,
    settlesInPlay: always,
    result(selection, view) {
      const [at, number] = numbersIn(selection.scope);
      const won = view.facts.maps[at]?.rounds[roundOf(number) - 1];
      if (won !== undefined) return winIf(won === selection.outcome);
      return endOf(selection, view) === null ? null : 'void';
    },
    why({ scope }, view) {
      const [at, number] = numbersIn(scope);
      const side = view.facts.maps[at]?.rounds[roundOf(number) - 1];
      return side === undefined
        ? { key: 'round_unplayed', values: { map: at + 1, number: roundOf(number) } }
        : { key: 'round', values: { map: at + 1, number: roundOf(number), side } };
    },
  };
}

const total = ({ home, away }: Score): number => home + away;
/** Twelve rounds each: the map goes to overtime. */
const isLevelled = ({ home, away }: Score): boolean => Math.min(home, away) >= halfRounds;

/** The markets of titles that are played by maps and rounds. */
export const mapsMarkets: readonly MapsMarket[] = [
  winner,
  matchMarket(
    { code: 'map_cs', group: 'maps', hasLine: false, outcomes: () => finalScores },
    ({ outcome }, { score }) => winIf(outcome === `${score.home}-${score.away}`),
  ),
  matchMarket({ code: 'map_ah', group: 'maps', hasLine: true, outcomes: sides }, (selection, { score }) =>
    handicap(score, selection),
  ),
  matchMarket(
    { code: 'map_ou', group: 'maps', hasLine: true, outcomes: () => ['over', 'under'] },
    (selection, { score }) => overUnder(total(score), selection),
  ),
  mapMarket({ code: 'map', group: 'maps', hasLine: false, outcomes: sides }, ({ outcome }, { home, away }) =>
    winIf(outcome === (home > away ? 'home' : 'away')),
  ),
  mapMarket(
    { code: 'round_ou', group: 'rounds', hasLine: true, outcomes: () => ['over', 'under'] },
    (selection, score) => overUnder(total(score), selection),
    (selection, score) => hasPassed(total(score), selection),
  ),
  mapMarket({ code: 'round_ah', group: 'rounds', hasLine: true, outcomes: sides }, (selection, score) =>
    handicap(score, selection),
  ),
  mapMarket(
    { code: 'map_ot', group: 'rounds', hasLine: false, outcomes: () => ['yes', 'no'] },
    ({ outcome }, score) => winIf((outcome === 'yes') === isLevelled(score)),
    (_selection, score) => isLevelled(score),
  ),
  // Pistols are all that there is to buy in the first round, and in the first after the sides changed.
  roundMarket({ code: 'pistol', scopes: /^m[1-5]\.[12]$/ }, (number) => (number === 1 ? 1 : halfRounds + 1)),
  roundMarket({ code: 'round', scopes: /^m[1-5]\.\d{1,2}$/ }, (number) => number),
];
