import { pointsOf, type TimedFacts, type TimedSport, timedRules } from '../../facts/timed-facts.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import {
  handicap,
  hasPassed,
  oddEven,
  oddEvens,
  overUnder,
  overUnders,
  sides,
  sumOf,
  winIf,
} from '../line-markets.ts';
import { type MarketType, never, type Score, type Selection, type Why } from '../market-type.ts';

type Market = Omit<MarketType<TimedFacts>, 'sport'>;

const isPart = (scope: string): boolean => /^[qh]\d/.test(scope);

/** The periods that a scope names, from 0: all of a match with its extra time, a quarter, or a half without it. */
function periodsIn(scope: string, sport: TimedSport): readonly [from: number, to: number] {
  if (!isPart(scope)) return [0, Number.POSITIVE_INFINITY];
  const { periods } = timedRules[sport];
  const number = Number(scope.slice(1));
  if (scope.startsWith('q')) return [number - 1, number];
  return [((number - 1) * periods) / 2, (number * periods) / 2];
}

const scoreIn = (scope: string, { sport, periods }: TimedFacts): Score =>
  pointsOf(periods.slice(...periodsIn(scope, sport)));

/** Whether the periods of a scope are over: the next one was begun, the clock ran out, or the match is over. */
function isOver(scope: string, { sport, periods, secondsLeft, winner }: TimedFacts): boolean {
  if (winner !== null && winner !== 'none') return true;
  const [, to] = periodsIn(scope, sport);
  return periods.length > to || (periods.length === to && secondsLeft === 0);
}

const why = ({ scope }: Selection, facts: TimedFacts): Why => {
  const { home, away } = scoreIn(scope, facts);
  if (!isPart(scope)) return { key: 'score', values: { home, away } };
  if (scope.startsWith('q')) return { key: 'score_q', values: { number: scope.slice(1), home, away } };
  return { key: `score_${scope}`, values: { home, away } };
};

interface Kind {
  readonly code: string;
  readonly group: Market['group'];
  readonly hasLine: boolean;
  readonly outcomes: () => readonly string[];
  readonly scopes: RegExp;
}

/** A market on the score of a match or a part of it. `soFar`: what the score decides before the end. */
function scoreMarket(
  of: Kind,
  result: (selection: Selection, score: Score) => LegResult,
  soFar: (selection: Selection, score: Score) => boolean = never,
): Market {
  return {
    ...of,
    version: 1,
    settlesInPlay: isPart,
    result(selection, facts) {
      const score = scoreIn(selection.scope, facts);
      return isOver(selection.scope, facts) || soFar(selection, score) ? result(selection, score) : null;
    },
    why,
  };
}

const byLead = ({ home, away }: Score) => (home === away ? 'draw' : home > away ? 'home' : 'away');

/** The points that a total counts: of one side, or of both. */
const pointsIn = ({ scope }: Selection, { home, away }: Score): number =>
  scope === 'home' ? home : scope === 'away' ? away : home + away;

/** The markets of a sport against the clock. A whole match counts with its extra time, a half or quarter without. */
export function timedMarkets(sport: TimedSport): readonly Market[] {
  const { periods, hasExtraTime, hasGoals } = timedRules[sport];
  const parts = periods === 4 ? 'q[1-4]|h[12]' : 'h[12]';
  const wholeOrPart = new RegExp(`^(${parts})?$`);
  const result = scoreMarket(
    {
      code: '1x2',
      group: 'main',
      hasLine: false,
      outcomes: () => ['home', 'draw', 'away'],
      scopes: hasExtraTime ? new RegExp(`^(${parts})$`) : wholeOrPart,
    },
    ({ outcome }, score) => winIf(byLead(score) === outcome),
  );
  const main = hasExtraTime
    ? [
        scoreMarket(
          { code: 'winner', group: 'main', hasLine: false, outcomes: sides, scopes: /^$/ },
          ({ outcome }, score) => winIf(byLead(score) === outcome),
        ),
        result,
      ]
    : [
        result,
        scoreMarket(
          { code: 'dnb', group: 'main', hasLine: false, outcomes: sides, scopes: /^$/ },
          ({ outcome }, score) => (byLead(score) === 'draw' ? 'push' : winIf(byLead(score) === outcome)),
        ),
      ];
  return [
    ...main,
    scoreMarket(
      { code: 'spread', group: 'handicap', hasLine: true, outcomes: sides, scopes: wholeOrPart },
      (selection, score) => handicap(score, selection),
    ),
    scoreMarket(
      {
        code: hasGoals ? 'ou' : 'pt_ou',
        group: hasGoals ? 'goals' : 'points',
        hasLine: true,
        outcomes: overUnders,
        scopes: new RegExp(`^(home|away|${parts})?$`),
      },
      (selection, score) => overUnder(pointsIn(selection, score), selection),
      (selection, score) => hasPassed(pointsIn(selection, score), selection),
    ),
    scoreMarket(
      {
        code: hasGoals ? 'oe' : 'pt_oe',
        group: hasGoals ? 'goals' : 'points',
        hasLine: false,
        outcomes: oddEvens,
        scopes: /^$/,
      },
      (selection, score) => oddEven(sumOf(score), selection),
    ),
  ];
}
