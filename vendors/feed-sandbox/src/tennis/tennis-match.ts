import { end, endanger, newEnding, waitsInDanger } from '../ending.ts';
import type { Match, Order } from '../match.ts';
import { playedMatch } from '../played-match.ts';
import { deviate, type Random, seeded } from '../seeded.ts';
import { otherSide, swappedSide } from '../series/series-match.ts';
import type { Side, WireFixture } from '../wire.ts';
import type { Team } from '../world/leagues.ts';
import {
  breakerServer,
  gamesOf,
  gameWinner,
  isTieBreak,
  setWinner,
  type TennisFacts,
  type TennisSet,
} from './facts.ts';
import type { ServeChances } from './tennis-ends.ts';
import { tennisPrices } from './tennis-prices.ts';

/** How long a point lasts in life, with the pause before it. */
export const tennisTickMs = 38_000;
const changeTicks = 1;
const setBreakTicks = 3;
const officialTicks = 6;
const correctionTicks = 16;
const reviewShare = 0.004;
const retireShare = 0.02;
/** A point is so much nearer to even than a match. */
const driftShare = 0.12;
const serve = 0.62;

/** How often each wins a point on serve; strength moves both. */
export function servesOf(home: Pick<Team, 'code'>, away: Pick<Team, 'code'>): ServeChances {
  const strength = ({ code }: Pick<Team, 'code'>) => deviate(seeded(`tennis ${code}`));
  const edge = Math.max(-0.06, Math.min(0.06, 0.018 * (strength(home) - strength(away))));
  return { home: serve + edge, away: serve - edge };
}

/** A tennis match point by point: serve and tie-breaks, changes of ends, reviews, and now and then somebody who gives up. */
export function tennisMatch(fixture: WireFixture, serves: ServeChances, random: Random): Match {
  const needed = ((fixture.format.bestOf ?? 3) + 1) / 2;
  const ending = newEnding();
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const retires =
    random() < retireShare ? { after: 1 + Math.floor(random() * 18), side: sideOf(random) } : null;
  const lines = new Map<string, number>();
  const facts: TennisFacts = {
    sport: 'tennis',
    sets: [],
    points: { home: 0, away: 0 },
    serving: sideOf(random),
    retired: null,
    winner: null,
  };
  /** Who served the first point of the game. */
  let gameServer = facts.serving;
  let waits = 0;

  const setNow = (): TennisSet => {
    const set = facts.sets.at(-1);
    if (set === undefined) throw new Error('no set is played');
    return set;
  };

  function beginSet(): void {
    facts.sets.push({ games: [], breaker: null });
    ending.stage = 'live';
    ending.isRepriced = true;
  }

  function playPoint(forced: Side | null): void {
    const chance = facts.serving === 'home' ? serves.home : 1 - serves.away;
    const drawn = random() < chance ? 'home' : 'away';
    const side = forced ?? drawn;
    const set = setNow();
    facts.points = { ...facts.points, [side]: facts.points[side] + 1 };
    ending.isRepriced = true;
    const isBreaker = isTieBreak(gamesOf(set));
    if (isBreaker) set.breaker = { ...facts.points };
    const won = gameWinner(facts.points, isBreaker ? 7 : 4);
    if (won !== null) endGame(set, won);
    else if (isBreaker) facts.serving = breakerServer(gameServer, facts.points.home + facts.points.away);
  }

  function endGame(set: TennisSet, won: Side): void {
    set.games.push(won);
    facts.points = { home: 0, away: 0 };
    gameServer = otherSide(gameServer);
    facts.serving = gameServer;
    const played = facts.sets.reduce((sum, { games }) => sum + games.length, 0);
    if (retires !== null && played >= retires.after) {
      retire(retires.side);
      return;
    }
    const setWon = setWinner(gamesOf(set));
    if (setWon === null) {
      waits = set.games.length % 2 === 1 ? changeTicks : 0;
      return;
    }
    if (facts.sets.filter((one) => setWinner(gamesOf(one)) === setWon).length < needed) {
      ending.stage = 'break';
      waits = setBreakTicks;
      return;
    }
    facts.winner = setWon;
    end(ending, officialTicks);
  }

  function retire(side: Side): void {
    facts.retired = side;
    facts.winner = otherSide(side);
    end(ending, officialTicks);
  }

  function view(): TennisFacts {
    if (ending.stage === 'abandoned') return { ...facts, winner: 'none' };
    if (ending.stage !== 'official' || !ending.isMisreported) return facts;
    const turned = (score: { readonly home: number; readonly away: number }) => ({
      home: score.away,
      away: score.home,
    });
    return {
      ...facts,
      sets: facts.sets.map((set) => ({
        games: set.games.map(otherSide),
        breaker: set.breaker === null ? null : turned(set.breaker),
      })),
      points: turned(facts.points),
      serving: otherSide(facts.serving),
      retired: swappedSide(facts.retired),
      winner: facts.winner === 'none' ? 'none' : swappedSide(facts.winner),
    };
  }

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (facts.sets.length === 0) {
        if (isPostponed) ending.stage = 'postponed';
        else beginSet();
        return;
      }
      if (waits > 0) {
        waits -= 1;
        if (waits === 0 && ending.stage === 'break') beginSet();
        return;
      }
      if (waitsInDanger(ending)) return;
      playPoint(null);
      if (ending.stage === 'live' && random() < reviewShare) endanger(ending, 'review', 1);
    },
    take(order: Order) {
      if (ending.stage !== 'live') return false;
      switch (order) {
        case 'score_home':
        case 'score_away':
          playPoint(order === 'score_home' ? 'home' : 'away');
          return true;
        case 'retire_home':
        case 'retire_away':
          retire(order === 'retire_home' ? 'home' : 'away');
          return true;
        default:
          return false;
      }
    },
    facts: view,
    prices(drift) {
      const move = facts.sets.length === 0 ? drift * driftShare : 0;
      const priced = { home: serves.home + move, away: serves.away - move };
      return tennisPrices({ facts, needed, serves: priced, gameServer, lines });
    },
  });
}

const sideOf = (random: Random): Side => (random() < 0.5 ? 'home' : 'away');
