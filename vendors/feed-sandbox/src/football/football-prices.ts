import { heldLine, market, outcome, overUnder } from '../odds.ts';
import type { Side, WireMarket, WirePrices } from '../wire.ts';
import { type FootballFacts, scoreOf } from './facts.ts';
import { poisson, type Rates } from './rates.ts';

const cornersMean = 5;
const cardPointsMean = 1.95;
const ownGoalShare = 0.03;
const sides = ['home', 'away'] as const;

/** A match as it stands, for whoever prices it. */
export interface PricedMatch {
  readonly facts: FootballFacts;
  readonly rates: Rates;
  /** The share of ninety minutes' goals that is still to come. */
  readonly share: number;
  readonly hasExtraTime: boolean;
  /** Lines drawn so far. */
  readonly lines: Map<string, number>;
  /** Who may still score. */
  candidates(side: Side): readonly string[];
  scoringWeight(person: string): number;
}

/** The rates, from which goals follow, and the markets that goals do not tell. */
export function footballPrices(match: PricedMatch): WirePrices {
  const { rates, facts } = match;
  const isOn = match.share > 0;
  return {
    rates: { home: round(rates.home), away: round(rates.away), rho: rates.rho },
    markets: [
      ...(isOn ? [...scorers(match), ...corners(match), cards(match)] : []),
      ...(match.hasExtraTime && facts.qualified === null ? [qualify(match)] : []),
    ],
  };
}

const round = (rate: number) => Math.round(rate * 1e4) / 1e4;

function scorers(match: PricedMatch): WireMarket[] {
  const left = sides.map((side) => ({
    side,
    goals: match.rates[side] * match.share,
    weights: match.candidates(side).map((person) => [person, match.scoringWeight(person)] as const),
  }));
  const all = left.reduce((sum, { goals }) => sum + goals, 0);
  const none = Math.exp(-all);
  const own = left.flatMap(({ goals, weights }) => {
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    return weights.map(([person, weight]) => ({
      person,
      goals: (goals * (1 - ownGoalShare) * weight) / sum,
    }));
  });
  const hasGoal = match.facts.goals.some(({ isOwn }) => !isOwn);
  const next = own.map(({ person, goals }) => outcome(person, (goals / all) * (1 - none)));
  const has = new Set(
    match.facts.goals.flatMap(({ scorer, isOwn }) => (scorer === null || isOwn ? [] : [scorer])),
  );
  const any = own
    .filter(({ person }) => !has.has(person))
    .map(({ person, goals }) => outcome(person, 1 - Math.exp(-goals)));
  return [
    ...(hasGoal ? [] : [market('scorer', 'first', null, [...next, outcome('none', none)])]),
    ...(hasGoal ? [] : [market('scorer', 'last', null, [...next, outcome('none', none)])]),
    market('scorer', 'any', null, any),
  ];
}

/** Chances of each total: those that were counted, and a Poisson number more. */
function totals(counted: number, mean: number, most: number): number[] {
  return Array.from({ length: most }, (_, total) => (total < counted ? 0 : poisson(mean, total - counted)));
}

function corners({ facts, lines, rates, share }: PricedMatch): WireMarket[] {
  const mean = (rates.home + rates.away) / 2;
  const chances = sides.map((side) => {
    const counted = facts.corners.filter((corner) => corner.side === side && isNormal(corner.period)).length;
    return totals(counted, ((cornersMean * rates[side]) / mean) * share, 25);
  });
  const [home = [], away = []] = chances;
  const sum: number[] = Array.from({ length: 49 }, () => 0);
  const winner = { home: 0, draw: 0, away: 0 };
  home.forEach((one, a) => {
    away.forEach((other, b) => {
      sum[a + b] = (sum[a + b] ?? 0) + one * other;
      winner[a > b ? 'home' : a < b ? 'away' : 'draw'] += one * other;
    });
  });
  const middle = heldLine(lines, 'corners', sum);
  return [
    ...[middle - 1, middle, middle + 1]
      .filter((line) => line > 0)
      .map((line) => overUnder('corners', '', line, sum)),
    market('corner_1x2', '', null, [
      outcome('home', winner.home),
      outcome('draw', winner.draw),
      outcome('away', winner.away),
    ]),
  ];
}

function cards({ facts, lines, share }: PricedMatch): WireMarket {
  const counted = facts.cards
    .filter(({ period }) => isNormal(period))
    .reduce((sum, { colour }) => sum + (colour === 'yellow' ? 1 : 2), 0);
  const chances = totals(counted, 2 * cardPointsMean * share, 30);
  return overUnder('cards', '', heldLine(lines, 'cards', chances), chances);
}

const isNormal = (period: string) => period === 'first' || period === 'second';

/** Ninety minutes, then a third of their goals in thirty more, then a coin with the weight of a penalty shoot-out: an even one. */
function qualify(match: PricedMatch): WireMarket {
  const isExtra = match.facts.period.startsWith('extra') || match.facts.period === 'full_time';
  const isShootOut = match.facts.period === 'penalties';
  const score = scoreOf(match.facts, true);
  const extra = { home: match.rates.home / 3, away: match.rates.away / 3 };
  const after = ahead(0, extra.home, extra.away);
  const inExtra = after.more + after.level / 2;
  if (isShootOut)
    return market('qualify', '', null, [outcome('home', 0.5), outcome('away', 0.5)], 'suspended');
  const left = isExtra
    ? extra
    : { home: match.rates.home * match.share, away: match.rates.away * match.share };
  const now = ahead(score.home - score.away, left.home, left.away);
  const home = now.more + now.level * (isExtra ? 0.5 : inExtra);
  return market('qualify', '', null, [outcome('home', home), outcome('away', 1 - home)]);
}

/** The chances that home is ahead, or level, when both have scored a Poisson number more. */
function ahead(lead: number, home: number, away: number): { more: number; level: number } {
  let more = 0;
  let level = 0;
  for (let a = 0; a < 12; a += 1) {
    for (let b = 0; b < 12; b += 1) {
      const chance = poisson(home, a) * poisson(away, b);
      if (lead + a > b) more += chance;
      else if (lead + a === b) level += chance;
    }
  }
  return { more, level };
}
