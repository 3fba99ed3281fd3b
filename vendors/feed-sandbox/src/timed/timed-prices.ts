import { handicap, heldLine, market, outcome, overUnder, sides } from '../odds.ts';
import type { WireMarket, WirePrices } from '../wire.ts';
import { type TimedFacts, type TimedScore, totalOf } from './facts.ts';
import { afterTicks, type BothChances, type Finals, finalsOf, leadMiddle } from './scores-ahead.ts';
import { type chancesOf, type TimedSport, timedSports } from './timed-sports.ts';

export interface PricedTimed {
  readonly sport: TimedSport;
  readonly facts: TimedFacts;
  /** Of the period that is played. */
  readonly ticksLeft: number;
  readonly chances: ReturnType<typeof chancesOf>;
  /** Lines drawn so far. */
  readonly lines: Map<string, number>;
}

interface Summary extends Finals {
  readonly win: number;
  readonly draw: number;
  readonly odd: number;
}

export function timedPrices(match: PricedTimed): WirePrices {
  const { sport, facts, ticksLeft, chances } = match;
  const { periods, ticks, extraTicks } = timedSports[sport];
  const ahead = (count: number): BothChances => ({
    home: afterTicks(chances.home, count),
    away: afterTicks(chances.away, count),
  });
  const begun = facts.periods.length;
  const isExtra = begun > periods;
  const later = Math.max(0, periods - Math.max(begun, 0)) * ticks;
  const extra = extraTicks === null ? null : ahead(extraTicks);
  // In the break before extra time all of it lies ahead, although the match is level and its periods are over.
  const whole = summed(totalOf(facts.periods), ahead(later + ticksLeft), extra);
  if (isExtra) return { rates: null, markets: wholeMarkets(match, whole) };
  const unplayed = summed({ home: 0, away: 0 }, ahead(ticks), null);
  const parts = Array.from({ length: periods }, (_, at) => at).flatMap((at) => {
    const isRunning = at === begun - 1;
    if (at < begun && !(isRunning && ticksLeft > 0)) return [];
    const score = facts.periods[at];
    const sum = isRunning && score ? summed(score, ahead(ticksLeft), null) : unplayed;
    return partMarkets(match, periods === 2 ? `h${at + 1}` : `q${at + 1}`, sum);
  });
  const half = periods / 2;
  const isHalf = periods > 2 && (begun < half || (begun === half && ticksLeft > 0));
  const halfLeft = ahead(Math.max(0, half - begun) * ticks + ticksLeft);
  const firstHalf = isHalf ? partMarkets(match, 'h1', summed(totalOf(facts.periods), halfLeft, null)) : [];
  return { rates: null, markets: [...wholeMarkets(match, whole), ...firstHalf, ...parts] };
}

function summed(from: Readonly<TimedScore>, left: BothChances, extra: BothChances | null): Summary {
  const finals = finalsOf(from, left, extra);
  const { leads, totals } = finals;
  const chanceOf = (chances: Float64Array, counts: (at: number) => boolean) =>
    chances.reduce((sum, chance, at) => (counts(at) ? sum + chance : sum), 0);
  return {
    ...finals,
    win: chanceOf(leads, (lead) => lead > leadMiddle),
    draw: leads[leadMiddle] ?? 0,
    odd: chanceOf(totals, (total) => total % 2 === 1),
  };
}

const winner = (scope: string, { win, draw }: Summary): WireMarket =>
  market('1x2', scope, null, [outcome('home', win), outcome('draw', draw), outcome('away', 1 - win - draw)]);

function wholeMarkets({ sport, lines }: PricedTimed, sum: Summary): WireMarket[] {
  const { extraTicks, hasGoals, lineStep } = timedSports[sport];
  const { win, draw, odd } = sum;
  const total = hasGoals ? 'ou' : 'pt_ou';
  const steps = [-lineStep, 0, lineStep];
  const lead = heldLine(lines, 'spread', sum.leads);
  const points = heldLine(lines, 'total', sum.totals);
  const result =
    extraTicks === null
      ? [
          winner('', sum),
          market('dnb', '', null, [outcome('home', win, draw), outcome('away', 1 - win - draw, draw)]),
        ]
      : [market('winner', '', null, sides(win))];
  return [
    ...result,
    ...steps.map((step) => handicap('spread', '', lead + step, { leads: sum.leads, middle: leadMiddle })),
    ...steps
      .filter((step) => points + step > 0)
      .map((step) => overUnder(total, '', points + step, sum.totals)),
    overUnder(total, 'home', heldLine(lines, 'total home', sum.home), sum.home),
    overUnder(total, 'away', heldLine(lines, 'total away', sum.away), sum.away),
    market(hasGoals ? 'oe' : 'pt_oe', '', null, [outcome('odd', odd), outcome('even', 1 - odd)]),
  ];
}

function partMarkets({ sport, lines }: PricedTimed, scope: string, sum: Summary): WireMarket[] {
  const { hasGoals } = timedSports[sport];
  const result = [
    winner(scope, sum),
    overUnder(hasGoals ? 'ou' : 'pt_ou', scope, heldLine(lines, `total ${scope}`, sum.totals), sum.totals),
  ];
  // Between goals so few there is no line but the result.
  return hasGoals
    ? result
    : [
        ...result,
        handicap('spread', scope, heldLine(lines, `spread ${scope}`, sum.leads), {
          leads: sum.leads,
          middle: leadMiddle,
        }),
      ];
}
