import { end, endanger, newEnding, waitsInDanger } from '../ending.ts';
import type { Match, Order } from '../match.ts';
import { playedMatch } from '../played-match.ts';
import { pickCount, type Random } from '../seeded.ts';
import type { Side } from '../wire.ts';
import { type TimedFacts, totalOf } from './facts.ts';
import { timedPrices } from './timed-prices.ts';
import { chancesOf, type TimedSport, timedSports } from './timed-sports.ts';

const officialTicks = 6;
const correctionTicks = 16;
const reviewTicks = 2;
const reviewShare = 0.004;
/** Teams are so much nearer to each other than the walk of prices goes. */
const driftShare = 0.2;

/** A match of periods against the clock, tick by tick, with breaks, reviews, and extra time where it has to be won. */
export function timedMatch(sport: TimedSport, edge: number, random: Random): Match {
  const rules = timedSports[sport];
  const ending = newEnding();
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const chances = chancesOf(sport, edge);
  const lines = new Map<string, number>();
  const facts: TimedFacts = { sport, periods: [], secondsLeft: 0, winner: null };
  let ticksLeft = 0;
  let waits = 0;

  function beginPeriod(): void {
    ticksLeft = facts.periods.length < rules.periods ? rules.ticks : (rules.extraTicks ?? 0);
    facts.periods.push({ home: 0, away: 0 });
    facts.secondsLeft = ticksLeft * rules.secondsPerTick;
    ending.stage = 'live';
    ending.isRepriced = true;
  }

  function score(side: Side, points: number): void {
    const period = facts.periods.at(-1);
    if (period === undefined) throw new Error('nothing is scored before a match');
    period[side] += points;
    ending.isRepriced = true;
  }

  function endPeriod(): void {
    const { home, away } = totalOf(facts.periods);
    const isPlayed = facts.periods.length >= rules.periods;
    if (isPlayed && (home !== away || rules.extraTicks === null)) {
      facts.winner = home === away ? 'draw' : home > away ? 'home' : 'away';
      end(ending, officialTicks);
      return;
    }
    ending.stage = 'break';
    waits = rules.breakTicks;
  }

  function view(): TimedFacts {
    if (ending.stage === 'abandoned') return { ...facts, winner: 'none' };
    if (ending.stage !== 'official' || !ending.isMisreported) return facts;
    const swapped = { home: 'away', away: 'home', draw: 'draw', none: 'none' } as const;
    return {
      ...facts,
      periods: facts.periods.map(({ home, away }) => ({ home: away, away: home })),
      winner: facts.winner === null ? null : swapped[facts.winner],
    };
  }

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (facts.periods.length === 0) {
        if (isPostponed) ending.stage = 'postponed';
        else beginPeriod();
        return;
      }
      if (waits > 0) {
        waits -= 1;
        if (waits === 0) beginPeriod();
        return;
      }
      if (waitsInDanger(ending)) return;
      for (const side of ['home', 'away'] as const) {
        const points = pickCount(random, chances[side]);
        if (points > 0) score(side, points);
      }
      ticksLeft -= 1;
      facts.secondsLeft = ticksLeft * rules.secondsPerTick;
      if (ticksLeft === 0) endPeriod();
      else if (random() < reviewShare) endanger(ending, 'review', reviewTicks);
    },
    take(order: Order) {
      if (ending.stage !== 'live' || (order !== 'score_home' && order !== 'score_away')) return false;
      score(order === 'score_home' ? 'home' : 'away', 1);
      return true;
    },
    facts: view,
    prices(drift) {
      const isAhead = facts.periods.length === 0;
      const priced = isAhead ? chancesOf(sport, edge + drift * driftShare) : chances;
      return timedPrices({ sport, facts, ticksLeft, chances: priced, lines });
    },
  });
}
