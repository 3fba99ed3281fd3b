import { heldLine, market, outcome, overUnder } from '../odds.ts';
import type { Side, WireMarket, WirePrices } from '../wire.ts';
import type { Edges } from './balls.ts';
import { ballsOf, type CricketFacts, type Innings } from './facts.ts';
import { atLeast, runsInBalls, runsToEnd, runsUntil, runsUntilWicket } from './runs-ahead.ts';
import { topBatter } from './top-batter.ts';

export interface PricedCricket {
  readonly facts: CricketFacts;
  readonly edges: Edges;
  /** A little more or less for home, before the match. */
  readonly drift: number;
  /** Lines drawn so far. */
  readonly lines: Map<string, number>;
  squad(side: Side): readonly string[];
}

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const sessionOvers = [6, 10, 15];

/** All markets of a cricket match as it stands. */
export function cricketPrices(match: PricedCricket): WirePrices {
  const innings = match.facts.innings.at(-1);
  const running = innings !== undefined && !innings.isClosed ? innings : null;
  return {
    rates: null,
    markets: [
      winner(match),
      ...(match.facts.toss === null ? [evenly('toss')] : []),
      ...(running === null ? beforeFirst(match) : inningsMarkets(match, running)),
      ...topBatters(match),
    ],
  };
}

const evenly = (type: string) => market(type, '', null, [outcome('home', 0.5), outcome('away', 0.5)]);

/** Where nobody bats: what the side that bats next is expected to make, where that is known. */
function beforeFirst({ facts, edges, lines }: PricedCricket): WireMarket[] {
  const first = facts.innings[0];
  const batting = first !== undefined ? otherSide(first.batting) : tossSays(facts);
  if (batting === null) return [];
  const scope = first === undefined ? '1' : '2';
  const chances = capped(
    runsToEnd({ edge: edges[batting], bowled: 0, of: facts.overs * 6, wickets: 0 }),
    0,
    first === undefined ? null : facts.target,
  );
  return [drawn(lines, 'innings_runs', scope, chances, 5)];
}

const tossSays = ({ toss }: CricketFacts): Side | null =>
  toss === null ? null : toss.chose === 'bat' ? toss.wonBy : otherSide(toss.wonBy);

function winner(match: PricedCricket): WireMarket {
  const { facts, drift } = match;
  const first = tossSays(facts) ?? facts.innings[0]?.batting ?? null;
  const home =
    first === null
      ? (homeWins(match, 'home') + homeWins(match, 'away')) / 2
      : homeWins(match, facts.innings[0]?.batting ?? first);
  const moved = facts.toss === null ? Math.min(0.98, Math.max(0.02, home + drift / 4)) : home;
  return market('winner', '', null, [outcome('home', moved), outcome('away', 1 - moved)]);
}

/** A tie goes to either side alike: the super over decides. */
function homeWins({ facts, edges }: PricedCricket, first: Side): number {
  const of = facts.overs * 6;
  const chaser = otherSide(first);
  const [one, two] = facts.innings;
  const chaseFrom = two ?? null;
  const ahead = runsToEnd({
    edge: edges[chaser],
    bowled: chaseFrom === null ? 0 : ballsOf(chaseFrom),
    of,
    wickets: chaseFrom?.wickets.length ?? 0,
  });
  const chased = (needed: number) => atLeast(ahead, needed) + (needed > 0 ? (ahead[needed - 1] ?? 0) / 2 : 0);
  let chase = 0;
  if (facts.target !== null) chase = chased(facts.target - (chaseFrom?.runs ?? 0));
  else {
    const total = runsToEnd({
      edge: edges[first],
      bowled: one === undefined ? 0 : ballsOf(one),
      of,
      wickets: one?.wickets.length ?? 0,
    });
    total.forEach((chance, more) => {
      chase += chance * chased((one?.runs ?? 0) + more + 1);
    });
  }
  return chaser === 'home' ? chase : 1 - chase;
}

/** What has been made beforehand is added; a chase ends with its target. */
function capped(ahead: Float64Array, runs: number, target: number | null): Float64Array {
  const sum = new Float64Array(runs + ahead.length);
  ahead.forEach((chance, more) => {
    const total = target === null ? runs + more : Math.min(runs + more, Math.max(target, runs));
    sum[total] = (sum[total] ?? 0) + chance;
  });
  return sum;
}

function drawn(
  lines: Map<string, number>,
  type: string,
  scope: string,
  chances: ArrayLike<number>,
  step = 1,
): WireMarket {
  return overUnder(type, scope, heldLine(lines, `${type} ${scope}`, chances, step), chances);
}

function inningsMarkets({ facts, edges, lines }: PricedCricket, innings: Innings): WireMarket[] {
  const number = facts.innings.length;
  const edge = edges[innings.batting];
  const of = facts.overs * 6;
  const bowled = ballsOf(innings);
  const wickets = innings.wickets.length;
  const from = { edge, bowled, of, wickets };
  const target = number === 2 ? facts.target : null;
  const total = capped(runsToEnd(from), innings.runs, target);
  const middle = heldLine(lines, `innings_runs ${number}`, total, 5);
  const markets = [
    ...[middle - 5, middle, middle + 5].map((line) => overUnder('innings_runs', String(number), line, total)),
    oddEven('run_oe', String(number), total),
  ];
  // The over that is on, and the next one.
  const inOver = bowled % 6;
  const current = Math.floor(bowled / 6) + 1;
  const currentRuns = inOver === 0 ? 0 : (innings.overs.at(-1)?.runs ?? 0);
  const nextBalls = 6 - inOver;
  const over = capped(runsInBalls(from, nextBalls), currentRuns, null);
  // On its last balls the feed has no view.
  if (inOver < 4)
    markets.push(
      drawn(lines, 'over_runs', `${number}.${current}`, over),
      oddEven('over_oe', `${number}.${current}`, over),
    );
  if (bowled + nextBalls + 6 <= of) {
    const next = runsInBalls({ ...from, bowled: bowled + nextBalls }, 6);
    markets.push(drawn(lines, 'over_runs', `${number}.${current + 1}`, next));
  }
  for (const overs of sessionOvers) {
    const left = overs * 6 - bowled;
    if (left < 6 || overs >= facts.overs) continue;
    const session = capped(runsUntil(from, overs * 6), innings.runs, target);
    markets.push(drawn(lines, 'session', `${number}.${overs}`, session));
  }
  const atFall = capped(runsUntilWicket(from), innings.runs, target);
  markets.push(drawn(lines, 'next_wicket', `${number}.${wickets + 1}`, atFall));
  if (of - bowled >= 12) markets.push(wicketHow(`${number}.${wickets + 1}`));
  return markets;
}

function oddEven(type: string, scope: string, chances: ArrayLike<number>): WireMarket {
  let odd = 0;
  for (let total = 1; total < chances.length; total += 2) odd += chances[total] ?? 0;
  return market(type, scope, null, [outcome('odd', odd), outcome('even', 1 - odd)]);
}

const wicketHow = (scope: string) =>
  market('wicket_how', scope, null, [
    outcome('caught', 0.58),
    outcome('bowled', 0.2),
    outcome('lbw', 0.1),
    outcome('run_out', 0.08),
    outcome('stumped', 0.03),
    outcome('other', 0.01),
  ]);

function topBatters({ facts, edges, squad }: PricedCricket): WireMarket[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const innings = facts.innings.find(({ batting }) => batting === side);
    if (innings?.isClosed) return [];
    const outcomes = topBatter(squad(side), innings ?? null, edges[side], facts.overs * 6);
    return [market('top_batter', side, null, outcomes)];
  });
}
