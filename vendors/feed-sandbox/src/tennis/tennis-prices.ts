import { handicap, heldLine, market, outcome, overUnder, sides } from '../odds.ts';
import type { Side, WireMarket, WirePrices } from '../wire.ts';
import { gamesOf, isTieBreak, setWinner, type TennisFacts } from './facts.ts';
import {
  breakerChance,
  gameChance,
  matchEnds,
  type ServeChances,
  type SetEnd,
  setEnds,
  type TennisEnd,
} from './tennis-ends.ts';

export interface PricedTennis {
  readonly facts: TennisFacts;
  /** Sets that win the match. */
  readonly needed: number;
  readonly serves: ServeChances;
  /** Who serves the game; of a tie-break who served its first point. */
  readonly gameServer: Side;
  /** Lines drawn so far. */
  readonly lines: Map<string, number>;
}

/** Differences of games are counted from here, so that none is below zero. */
const middle = 40;
const none = { home: 0, away: 0 };

/** Every final score that can still come, exactly, and what follows from it. */
export function tennisPrices({ facts, needed, serves, gameServer, lines }: PricedTennis): WirePrices {
  const last = facts.sets.at(-1);
  const running = last !== undefined && setWinner(gamesOf(last)) === null ? last : undefined;
  const over = facts.sets.filter((set) => set !== running).map(gamesOf);
  const done = {
    sets: {
      home: over.filter((set) => setWinner(set) === 'home').length,
      away: over.filter((set) => setWinner(set) === 'away').length,
    },
    games: {
      home: over.reduce((sum, { home }) => sum + home, 0),
      away: over.reduce((sum, { away }) => sum + away, 0),
    },
  };
  const games = running === undefined ? none : gamesOf(running);
  const now = setEnds(serves, gameServer, games, facts.points);
  const ends = matchEnds(serves, needed, done, now);
  return {
    rates: null,
    markets: [
      ...matchMarkets(ends, needed, lines),
      ...setMarkets(over.length + 1, now, lines),
      ...(running === undefined ? [] : gameMarkets(over.length + 1, games, facts, serves, gameServer)),
    ],
  };
}

function sumOf<End extends { readonly chance: number }>(
  ends: readonly End[],
  is: (end: End) => boolean,
): number {
  return ends.reduce((sum, end) => (is(end) ? sum + end.chance : sum), 0);
}

/** How often each whole number comes. */
function spreadOf<End extends { readonly chance: number }>(
  ends: readonly End[],
  of: (end: End) => number,
): Float64Array {
  const chances = new Float64Array(2 * middle);
  for (const end of ends) chances[of(end)] = (chances[of(end)] ?? 0) + end.chance;
  return chances;
}

function matchMarkets(ends: readonly TennisEnd[], needed: number, lines: Map<string, number>): WireMarket[] {
  const scores = [...new Set(ends.map(({ sets }) => `${sets.home}-${sets.away}`))].toSorted();
  const setLines = Array.from({ length: needed - 1 }, (_, at) => at + 1.5);
  const totals = spreadOf(ends, ({ games }) => games.home + games.away);
  const leads = spreadOf(ends, ({ games }) => middle + games.home - games.away);
  const sets = spreadOf(ends, (end) => end.sets.home + end.sets.away);
  const setLead = ({ sets: { home, away } }: TennisEnd) => home - away;
  const [total, lead] = [heldLine(lines, 'game_ou', totals), heldLine(lines, 'game_ah', leads)];
  return [
    market('winner', '', null, sides(sumOf(ends, (end) => setLead(end) > 0))),
    market(
      'set_cs',
      '',
      null,
      scores.map((score) =>
        outcome(
          score,
          sumOf(ends, ({ sets: { home, away } }) => score === `${home}-${away}`),
        ),
      ),
    ),
    ...setLines.flatMap((line) =>
      [-line, line].map((handicap) =>
        market('set_ah', '', handicap, sides(sumOf(ends, (end) => setLead(end) + handicap > 0))),
      ),
    ),
    ...setLines.map((line) => overUnder('set_ou', '', needed - 1 + line, sets)),
    ...[-2, 0, 2].map((step) => overUnder('game_ou', '', total + step, totals)),
    ...[-2, 0, 2].map((step) => handicap('game_ah', '', lead + step, { leads, middle })),
  ];
}

function setMarkets(number: number, now: readonly SetEnd[], lines: Map<string, number>): WireMarket[] {
  const scope = `s${number}`;
  const totals = spreadOf(now, ({ home, away }) => home + away);
  const scores = now.map(({ home, away, chance }) => ({ key: `${home}-${away}`, chance }));
  const breaker = sumOf(now, ({ home, away }) => home + away === 13);
  return [
    market('set', scope, null, sides(sumOf(now, ({ home, away }) => home > away))),
    market(
      'set_games',
      scope,
      null,
      scores.toSorted((a, b) => a.key.localeCompare(b.key)).map(({ key, chance }) => outcome(key, chance)),
    ),
    overUnder('game_ou', scope, heldLine(lines, `game_ou ${scope}`, totals), totals),
    market('set_tb', scope, null, [outcome('yes', breaker), outcome('no', 1 - breaker)]),
  ];
}

/** The game that is played, and the one after it where the set surely has one. */
function gameMarkets(
  set: number,
  games: { readonly home: number; readonly away: number },
  facts: TennisFacts,
  serves: ServeChances,
  gameServer: Side,
): WireMarket[] {
  const number = games.home + games.away + 1;
  const isBreaker = isTieBreak(games);
  const chance = isBreaker
    ? breakerChance(serves, gameServer, facts.points)
    : gameChance(serves, gameServer, facts.points);
  const game = market('game', `s${set}.${number}`, null, sides(chance));
  const isSure = (['home', 'away'] as const).every(
    (side) => setWinner({ ...games, [side]: games[side] + 1 }) === null,
  );
  if (isBreaker || !isSure) return [game];
  const next: Side = gameServer === 'home' ? 'away' : 'home';
  return [game, market('game', `s${set}.${number + 1}`, null, sides(gameChance(serves, next, none)))];
}
