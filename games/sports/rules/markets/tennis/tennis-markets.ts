import { gamesOf, setScore, setWinner, type TennisFacts, type TennisSet } from '../../facts/tennis-facts.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { handicap, hasPassed, overUnder, overUnders, sides, sumOf, winIf, yesNo } from '../line-markets.ts';
import { numbersIn } from '../market-key.ts';
import { always, type MarketType, never, type Score, type Selection, type Why } from '../market-type.ts';
import { isPlayedOut, type SeriesView, seriesMarkets } from '../series/series-markets.ts';

/** What the markets of tennis are decided by. */
export interface TennisView extends SeriesView {
  readonly facts: Pick<TennisFacts, 'sets' | 'retired'>;
  /** Games of each side in the whole match. */
  readonly games: Score;
}

export function tennisView(facts: TennisFacts, bestOf: number): TennisView {
  const games = facts.sets
    .map(gamesOf)
    .reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
      home: 0,
      away: 0,
    });
  return { facts, games, score: setScore(facts), winner: facts.winner, needed: (bestOf + 1) / 2 };
}

type Market = Omit<MarketType<TennisView>, 'sport'>;

/** Whoever bet on the winner has the stake back where somebody gave up before a set was over. */
const isVoid = ({ facts, score }: TennisView): boolean => facts.retired !== null && sumOf(score) === 0;

const gamesWhy = ({ home, away }: Score): Why => ({ key: 'games', values: { home, away } });

function setWhy({ scope }: Pick<Selection, 'scope'>, { facts }: TennisView): Why {
  const [at] = numbersIn(scope);
  const set = facts.sets[at];
  return set === undefined
    ? { key: 'set_unplayed', values: { set: at + 1 } }
    : { key: 'set_games', values: { set: at + 1, ...gamesOf(set) } };
}

/** A market on one set, paid when the set is over; void where it is not played to its end. `soFar`: what its games decide already. */
function setMarket(
  of: Pick<Market, 'code' | 'group' | 'hasLine' | 'outcomes'>,
  result: (selection: Selection, set: TennisSet) => LegResult,
  soFar: (selection: Selection, set: TennisSet) => boolean = never,
): Market {
  return {
    ...of,
    version: 1,
    scopes: /^s[1-5]$/,
    settlesInPlay: always,
    result(selection, view) {
      const set = view.facts.sets[numbersIn(selection.scope)[0]];
      if (set !== undefined && (setWinner(set) !== null || soFar(selection, set)))
        return result(selection, set);
      return view.winner === null ? null : 'void';
    },
    why: setWhy,
  };
}

const totalOf = (set: TennisSet): number => set.games.length;
/** Twelve games, six each: only a tie-break comes then. */
const isLevelled = (set: TennisSet): boolean => Math.min(...Object.values(gamesOf(set))) >= 6;

const setScores = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6'].flatMap((score) => [
  score,
  [...score].toReversed().join(''),
]);

const inSet = setMarket(
  { code: 'game_ou', group: 'games', hasLine: true, outcomes: overUnders },
  (selection, set) => overUnder(totalOf(set), selection),
  (selection, set) => hasPassed(totalOf(set), selection),
);

/** Games of the whole match or of one set. A match that was given up before decides no more than what its games had passed. */
const gameTotals: Market = {
  ...inSet,
  scopes: /^(s[1-5])?$/,
  settlesInPlay: (scope) => scope !== '',
  result(selection, view) {
    if (selection.scope !== '') return inSet.result(selection, view);
    const total = sumOf(view.games);
    return isPlayedOut(view) || hasPassed(total, selection) ? overUnder(total, selection) : null;
  },
  why: (selection, view) => (selection.scope === '' ? gamesWhy(view.games) : inSet.why(selection, view)),
};

const gameHandicap: Market = {
  code: 'game_ah',
  version: 1,
  group: 'games',
  scopes: /^$/,
  hasLine: true,
  outcomes: sides,
  settlesInPlay: never,
  result: (selection, view) => (isPlayedOut(view) ? handicap(view.games, selection) : null),
  why: (_selection, { games }) => gamesWhy(games),
};

/** Who wins one game of a set; void where it is not played. */
const game: Market = {
  code: 'game',
  version: 1,
  group: 'games',
  scopes: /^s[1-5]\.\d{1,2}$/,
  hasLine: false,
  outcomes: sides,
  settlesInPlay: always,
  result({ scope, outcome }, { facts, winner }) {
    const [at, number] = numbersIn(scope);
    const set = facts.sets[at];
    const won = set?.games[number - 1];
    if (won !== undefined) return winIf(won === outcome);
    return winner !== null || (set !== undefined && setWinner(set) !== null) ? 'void' : null;
  },
  why({ scope }, { facts }) {
    const [at, number] = numbersIn(scope);
    const side = facts.sets[at]?.games[number - 1];
    return side === undefined
      ? { key: 'game_unplayed', values: { set: at + 1, number } }
      : { key: 'game', values: { set: at + 1, number, side } };
  },
};

export const tennisMarkets: readonly Market[] = [
  ...seriesMarkets<TennisView>('set', isVoid),
  setMarket({ code: 'set', group: 'sets', hasLine: false, outcomes: sides }, ({ outcome }, set) =>
    winIf(setWinner(set) === outcome),
  ),
  setMarket(
    { code: 'set_games', group: 'sets', hasLine: false, outcomes: () => setScores },
    ({ outcome }, set) => {
      const { home, away } = gamesOf(set);
      return winIf(outcome === `${home}-${away}`);
    },
  ),
  setMarket(
    { code: 'set_tb', group: 'sets', hasLine: false, outcomes: yesNo },
    ({ outcome }, set) => winIf((outcome === 'yes') === isLevelled(set)),
    (_selection, set) => isLevelled(set),
  ),
  gameHandicap,
  gameTotals,
  game,
];
