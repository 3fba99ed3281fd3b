import { handicap, heldLine, market, outcome, overUnder, sides } from '../odds.ts';
import type { WireMarket, WirePrices } from '../wire.ts';
import { type RoundsFacts, scoreOf } from './facts.ts';
import { isExtra, mapChance, mapEnds, toWin } from './map-ends.ts';

export interface PricedRounds {
  readonly facts: RoundsFacts;
  readonly bestOf: number;
  /** The chance of home to win a round. */
  readonly chance: number;
  readonly overtime: number;
  /** Lines drawn so far. */
  readonly lines: Map<string, number>;
}

/** Differences of rounds are counted from here, so that none is below zero. */
const middle = 60;
const start = { home: 0, away: 0 };
const noChance = 0.0001;
const certain = (chance: number) => Math.min(1 - noChance, Math.max(noChance, chance));

/** What maps alone decide follows from the rates; the markets are those of single maps and rounds. */
export function roundsPrices(match: PricedRounds): WirePrices {
  const { facts, bestOf, chance, overtime } = match;
  const anew = mapEnds(start, chance, overtime);
  const last = facts.maps.at(-1);
  const running = last?.winner === null ? last : undefined;
  const now = running === undefined ? null : mapChance(mapEnds(scoreOf(running), chance, overtime));
  const done = facts.maps.length - (running === undefined ? 0 : 1);
  return {
    rates: { map: certain(mapChance(anew)), now: now === null ? null : certain(now) },
    markets: Array.from({ length: bestOf - done }, (_, at) => done + at + 1).flatMap((number, at) => {
      const isRunning = at === 0 && running !== undefined;
      const from = isRunning ? scoreOf(running) : start;
      const winner = mapChance(isRunning ? mapEnds(from, chance, overtime) : anew);
      const whole = market('map', `m${number}`, null, sides(winner));
      // Of maps that may not be played there is no more than the winner.
      return at === 0 ? [whole, ...roundMarkets(match, number, from)] : [whole];
    }),
  };
}

function roundMarkets(
  { chance, overtime, lines }: PricedRounds,
  number: number,
  from: { readonly home: number; readonly away: number },
): WireMarket[] {
  const scope = `m${number}`;
  const played = from.home + from.away;
  const [totals, leads] = [new Float64Array(2 * middle), new Float64Array(2 * middle)];
  let extra = 0;
  for (const { home, away, chance: part } of mapEnds(from, chance, overtime)) {
    totals[home + away] = (totals[home + away] ?? 0) + part;
    leads[middle + home - away] = (leads[middle + home - away] ?? 0) + part;
    if (isExtra({ home, away })) extra += part;
  }
  const lead = heldLine(lines, `round_ah ${scope}`, leads);
  const pistols = [
    [1, 0],
    [2, toWin - 1],
  ] as const;
  return [
    overUnder('round_ou', scope, heldLine(lines, `round_ou ${scope}`, totals), totals),
    handicap('round_ah', scope, lead, { leads, middle }),
    market('map_ot', scope, null, [outcome('yes', extra), outcome('no', 1 - extra)]),
    ...pistols
      .filter(([, before]) => played <= before)
      .map(([pistol]) => market('pistol', `${scope}.${pistol}`, null, sides(chance))),
    ...(played === 0 ? [] : [market('round', `${scope}.${played + 1}`, null, sides(chance))]),
  ];
}
