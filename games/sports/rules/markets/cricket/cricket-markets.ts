import { dismissals, type Innings } from '../../facts/cricket-facts.ts';
import type { Side } from '../../facts/fixture.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { hasPassed, oddEven, oddEvens, overUnder, overUnders, sides, winIf } from '../line-markets.ts';
import { always, type MarketType, never, type Selection, type Why } from '../market-type.ts';
import { type CricketView, isOverDone, isPlayedOut, runsAfter } from './cricket-view.ts';

const base = { sport: 'cricket', version: 1 } as const;

/** A scope such as `1.7`: the first innings, and the seventh over or wicket of it. */
const numbersIn = (scope: string): readonly [innings: number, number: number] => {
  const [innings = 1, number = 1] = scope.split('.').map(Number);
  return [innings - 1, number];
};

const winner: MarketType<CricketView> = {
  ...base,
  code: 'winner',
  group: 'main',
  scopes: /^$/,
  hasLine: false,
  outcomes: sides,
  settlesInPlay: never,
  result({ outcome }, { facts }) {
    switch (facts.winner) {
      case null:
        return null;
      case 'none':
        return 'void';
      case 'tie':
        return 'push';
      default:
        return winIf(facts.winner === outcome);
    }
  },
  why: (_selection, { facts }) => ({ key: `winner_${facts.winner ?? 'open'}`, values: {} }),
};

const toss: MarketType<CricketView> = {
  ...base,
  code: 'toss',
  group: 'main',
  scopes: /^$/,
  hasLine: false,
  outcomes: sides,
  settlesInPlay: always,
  result: ({ outcome }, { facts }) => (facts.toss === null ? null : winIf(facts.toss.wonBy === outcome)),
  why: (_selection, { facts }) => ({ key: 'toss', values: { side: facts.toss?.wonBy ?? '' } }),
};

/** A market on one innings: decided when it was played out, void when it was cut short before. */
function inningsMarket(
  of: Pick<MarketType<CricketView>, 'code' | 'hasLine' | 'outcomes'>,
  result: (selection: Selection, runs: number) => LegResult,
  isCertain: (selection: Selection, runs: number) => boolean = never,
): MarketType<CricketView> {
  return {
    ...base,
    ...of,
    group: 'innings',
    scopes: /^[12]$/,
    settlesInPlay: always,
    result(selection, view) {
      const at = Number(selection.scope) - 1;
      const innings = view.facts.innings[at];
      if (innings === undefined) return null;
      if (isCertain(selection, innings.runs)) return result(selection, innings.runs);
      if (!innings.isClosed) return null;
      return isPlayedOut(view, at) ? result(selection, innings.runs) : 'void';
    },
    why: ({ scope }, { facts }) => inningsRuns(facts.innings[Number(scope) - 1], scope),
  };
}

const inningsRuns = (innings: Innings | undefined, scope: string): Why => ({
  key: 'innings_runs',
  values: { innings: scope, runs: innings?.runs ?? 0, wickets: innings?.wickets.length ?? 0 },
});

/** A market on one over. An over that was not finished is void, unless it is decided already. */
function overMarket(
  of: Pick<MarketType<CricketView>, 'code' | 'hasLine' | 'outcomes'>,
  result: (selection: Selection, runs: number) => LegResult,
  isCertain: (selection: Selection, runs: number) => boolean = never,
): MarketType<CricketView> {
  return {
    ...base,
    ...of,
    group: 'overs',
    scopes: /^[12]\.\d{1,2}$/,
    settlesInPlay: always,
    result(selection, { facts }) {
      const [at, number] = numbersIn(selection.scope);
      const innings = facts.innings[at];
      if (innings === undefined) return null;
      const runs = innings.overs[number - 1]?.runs ?? 0;
      if (isOverDone(innings, number - 1) || isCertain(selection, runs)) return result(selection, runs);
      return innings.isClosed ? 'void' : null;
    },
    why({ scope }, { facts }) {
      const [at, number] = numbersIn(scope);
      return {
        key: 'over_runs',
        values: { innings: at + 1, over: number, runs: facts.innings[at]?.overs[number - 1]?.runs ?? 0 },
      };
    },
  };
}

const isOdd = (selection: Selection, runs: number) => oddEven(runs, selection);
const byLine = (selection: Selection, runs: number) => overUnder(runs, selection);
const passedLine = (selection: Selection, runs: number) => hasPassed(runs, selection);

/** Runs after so many overs; of an innings that ended before by wickets or its target, all of its runs. */
const session: MarketType<CricketView> = {
  ...base,
  code: 'session',
  group: 'innings',
  scopes: /^[12]\.\d{1,2}$/,
  hasLine: true,
  outcomes: overUnders,
  settlesInPlay: always,
  result(selection, view) {
    const [at, overs] = numbersIn(selection.scope);
    const innings = view.facts.innings[at];
    if (innings === undefined) return null;
    const runs = runsAfter(innings, overs);
    if (isOverDone(innings, overs - 1) || hasPassed(runs, selection)) return overUnder(runs, selection);
    if (!innings.isClosed) return null;
    return isPlayedOut(view, at) ? overUnder(runs, selection) : 'void';
  },
  why({ scope }, { facts }) {
    const [at, overs] = numbersIn(scope);
    const innings = facts.innings[at];
    return {
      key: 'session',
      values: { innings: at + 1, overs, runs: innings === undefined ? 0 : runsAfter(innings, overs) },
    };
  },
};

/** The innings' runs when a wicket falls; where it does not fall any more, all of its runs. */
const nextWicket: MarketType<CricketView> = {
  ...base,
  code: 'next_wicket',
  group: 'wickets',
  scopes: /^[12]\.(10|[1-9])$/,
  hasLine: true,
  outcomes: overUnders,
  settlesInPlay: always,
  result(selection, view) {
    const [at, number] = numbersIn(selection.scope);
    const innings = view.facts.innings[at];
    if (innings === undefined) return null;
    const wicket = innings.wickets.find((one) => one.number === number);
    if (wicket !== undefined) return overUnder(wicket.runs, selection);
    if (hasPassed(innings.runs, selection)) return overUnder(innings.runs, selection);
    if (!innings.isClosed) return null;
    return isPlayedOut(view, at) ? overUnder(innings.runs, selection) : 'void';
  },
  why({ scope }, { facts }) {
    const [at, number] = numbersIn(scope);
    const innings = facts.innings[at];
    const wicket = innings?.wickets.find((one) => one.number === number);
    return {
      key: wicket === undefined ? 'no_wicket' : 'wicket_runs',
      values: { innings: at + 1, number, runs: wicket?.runs ?? innings?.runs ?? 0 },
    };
  },
};

/** How a wicket falls; void where it does not. */
const wicketHow: MarketType<CricketView> = {
  ...base,
  code: 'wicket_how',
  group: 'wickets',
  scopes: /^[12]\.(10|[1-9])$/,
  hasLine: false,
  outcomes: () => dismissals,
  settlesInPlay: always,
  result({ scope, outcome }, { facts }) {
    const [at, number] = numbersIn(scope);
    const innings = facts.innings[at];
    const wicket = innings?.wickets.find((one) => one.number === number);
    if (wicket !== undefined) return winIf(wicket.how === outcome);
    return innings?.isClosed ? 'void' : null;
  },
  why({ scope }, { facts }) {
    const [at, number] = numbersIn(scope);
    const how = facts.innings[at]?.wickets.find((one) => one.number === number)?.how;
    return how === undefined
      ? { key: 'no_wicket', values: { innings: at + 1, number, runs: facts.innings[at]?.runs ?? 0 } }
      : { key: 'wicket_how', values: { innings: at + 1, number, how } };
  },
};

/** Most runs of a side; who shares them shares the place. Void where the side's innings was cut short. */
const topBatter: MarketType<CricketView> = {
  ...base,
  code: 'top_batter',
  group: 'batters',
  scopes: /^(home|away)$/,
  hasLine: false,
  outcomes: (people) => people.map(({ code }) => code),
  settlesInPlay: always,
  result({ scope, outcome }, view) {
    const at = view.facts.innings.findIndex(({ batting }) => batting === (scope as Side));
    const innings = view.facts.innings[at];
    if (innings === undefined || !innings.isClosed) return null;
    if (!isPlayedOut(view, at)) return 'void';
    const most = Math.max(...innings.batters.map(({ runs }) => runs));
    const top = innings.batters.filter(({ runs }) => runs === most);
    if (!top.some(({ person }) => person === outcome)) return 'lose';
    return top.length === 1 ? 'win' : { runners: top.length, places: 1 };
  },
  why({ scope }, { facts }) {
    const innings = facts.innings.find(({ batting }) => batting === scope);
    return {
      key: 'top_batter',
      values: { runs: Math.max(0, ...(innings?.batters.map(({ runs }) => runs) ?? [])) },
    };
  },
};

export const cricketMarkets: readonly MarketType<CricketView>[] = [
  winner,
  toss,
  inningsMarket({ code: 'innings_runs', hasLine: true, outcomes: overUnders }, byLine, passedLine),
  inningsMarket({ code: 'run_oe', hasLine: false, outcomes: oddEvens }, isOdd),
  session,
  overMarket({ code: 'over_runs', hasLine: true, outcomes: overUnders }, byLine, passedLine),
  overMarket({ code: 'over_oe', hasLine: false, outcomes: oddEvens }, isOdd),
  nextWicket,
  wicketHow,
  topBatter,
];
