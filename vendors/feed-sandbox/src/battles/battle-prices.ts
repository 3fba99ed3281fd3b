import { handicap, heldLine, market, overUnder, sides } from '../odds.ts';
import type { WireMarket, WirePrices } from '../wire.ts';
import { battleEnds, firstBloodChance, leadMiddle } from './battle-ends.ts';
import { type BattleTitle, evenChance } from './battle-titles.ts';
import type { BattleFacts, BattleMap } from './facts.ts';

export interface PricedBattles {
  readonly title: BattleTitle;
  readonly facts: BattleFacts;
  readonly bestOf: number;
  readonly edge: number;
  /** Lines drawn so far. */
  readonly lines: Map<string, number>;
}

const start = { minute: 0, kills: { home: 0, away: 0 } };
const noChance = 0.0001;
const certain = (chance: number) => Math.min(1 - noChance, Math.max(noChance, chance));

/** What maps alone decide follows from the rates; the markets are those of single maps. */
export function battlePrices(match: PricedBattles): WirePrices {
  const { title, facts, bestOf, edge } = match;
  const anew = battleEnds(title, edge, start);
  const last = facts.maps.at(-1);
  const running = last?.winner === null ? last : undefined;
  const now = running === undefined ? null : battleEnds(title, edge, running);
  const done = facts.maps.length - (running === undefined ? 0 : 1);
  return {
    rates: { map: certain(anew.win), now: now === null ? null : certain(now.win) },
    markets: Array.from({ length: bestOf - done }, (_, at) => done + at + 1).flatMap((number, at) => {
      const ends = at === 0 && now !== null ? now : anew;
      const whole = market('map', `m${number}`, null, sides(ends.win));
      // Of maps that may not be played there is no more than the winner.
      return at === 0 ? [whole, ...mapMarkets(match, `m${number}`, ends, running)] : [whole];
    }),
  };
}

function mapMarkets(
  { title, edge, lines }: PricedBattles,
  scope: string,
  { totals, leads, minutes }: ReturnType<typeof battleEnds>,
  map: BattleMap | undefined,
): WireMarket[] {
  const lead = heldLine(lines, `kill_ah ${scope}`, leads);
  const first = [
    ['blood', map?.firstBlood, firstBloodChance(title, edge)],
    ['tower', map?.firstTower, evenChance(edge)],
    [title === 'lol' ? 'dragon' : 'roshan', map?.firstBoss, evenChance(edge)],
  ] as const;
  return [
    overUnder('kill_ou', scope, heldLine(lines, `kill_ou ${scope}`, totals), totals),
    handicap('kill_ah', scope, lead, { leads, middle: leadMiddle }),
    overUnder('minute_ou', scope, heldLine(lines, `minute_ou ${scope}`, minutes), minutes),
    ...first
      .filter(([, had]) => had == null)
      .map(([type, , chance]) => market(type, scope, null, sides(chance))),
  ];
}
