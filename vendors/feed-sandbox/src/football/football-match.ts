import { end, endanger, newEnding, waitsInDanger } from '../ending.ts';
import type { Match, Order } from '../match.ts';
import { playedMatch } from '../played-match.ts';
import { pickWeighted, pickWhole, type Random } from '../seeded.ts';
import type { Side, WireFixture } from '../wire.ts';
import { type Clock, minuteOf, ofMatch, ofPeriod, periodTicks, stoppage, ticksLeft } from './clock.ts';
import { noFacts, type PlayedPeriod, scoreOf } from './facts.ts';
import { footballPrices } from './football-prices.ts';
import { type Rates, tilt } from './rates.ts';
import { rollBall } from './roll-ball.ts';
import { scoringWeight } from './scoring-weight.ts';
import { takeKick } from './shoot-out.ts';
import { swappedFacts } from './swapped-facts.ts';

/** A tick of football is ten seconds. */
export const footballTickMs = 10_000;

const minutes = 6;
const officialTicks = 5 * minutes;
const correctionTicks = 20 * minutes;
const breakTicks = 15 * minutes;
const shortBreakTicks = 3 * minutes;

/** What one side does in a whole match beside its goals. */
const cornersMean = 5;
const yellowMean = 1.8;
const redMean = 0.03;
/** Who has a yellow card is careful. */
const carefulShare = 0.75;
const ownGoalShare = 0.03;
const penaltyShare = 0.1;
const reviewShare = 0.08;
const attackShare = 0.04;
/** A match that is broken off ends so far into its second half. */
const abandonedAfterTicks = 15 * minutes;
/** A side with a red card scores less, the other more (a usual setting). */
const redFactor = { own: 0.7, other: 1.1 };

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A match of football: goals at Dixon and Coles' rates, cards, corners, reviews, stoppage, and in a cup extra time and penalties. */
export function footballMatch(fixture: WireFixture, rates: Rates, random: Random): Match {
  const ending = newEnding();
  const squads = { home: squadFor('home'), away: squadFor('away') };
  const clock: Clock = { period: 'before', ticks: 0, length: 0, waits: 0 };
  /** What happens when the penalty has been taken or the review is over. */
  let pending: (() => void) | null = null;
  const kicks = { home: 0, away: 0 };
  const lines = new Map<string, number>();
  const facts = noFacts();
  // Some matches are unlucky from the start.
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const isAbandoned = random() < 0.006;

  function squadFor(side: Side) {
    return fixture.people.filter((person) => person.side === side).map(({ code }) => code);
  }
  /** Those of a side who are on the pitch. */
  const playing = (side: Side) =>
    facts.onPitch
      .filter(({ person, to }) => to === null && squads[side].includes(person))
      .map(({ person }) => person);
  const reds = (side: Side) =>
    facts.cards.filter((card) => card.side === side && card.colour !== 'yellow').length;

  /** Expected goals of a side in a whole match with as many players as both have now. */
  const wholeRate = (side: Side) =>
    rates[side] * redFactor.own ** reds(side) * redFactor.other ** reds(otherSide(side));

  const now = () => minuteOf(clock);
  const played = () => clock.period as PlayedPeriod;

  function score(side: Side, how: { isPenalty: boolean }): void {
    const isOwn = !how.isPenalty && random() < ownGoalShare;
    const from = playing(isOwn ? otherSide(side) : side);
    const scorer =
      from.length === 0
        ? null
        : pickWeighted(
            random,
            from.map((person) => [person, scoringWeight(person)] as const),
          );
    facts.goals.push({
      period: played(),
      minute: now().minute,
      side,
      scorer,
      isOwn,
      isPenalty: how.isPenalty,
    });
    endanger(ending, 'goal', 3);
    ending.isRepriced = true;
    if (random() < reviewShare) review();
  }

  /** The last goal is looked at again; one in four is taken back. */
  function review(): void {
    const goal = facts.goals.at(-1);
    const isTakenBack = random() < 0.25;
    endanger(ending, 'var', 9);
    pending = () => {
      if (!isTakenBack || goal === undefined) return;
      facts.goals = facts.goals.filter((kept) => kept !== goal);
      ending.isRepriced = true;
    };
  }

  function penalty(side: Side): void {
    endanger(ending, 'penalty', 6);
    pending = () => {
      if (random() < 0.78) score(side, { isPenalty: true });
    };
  }

  function card(side: Side, colour: 'yellow' | 'red'): void {
    const from = playing(side);
    if (from.length < 8) return;
    const person = from[pickWhole(random, 0, from.length - 1)] ?? null;
    const isSecond = colour === 'yellow' && facts.cards.some((earlier) => earlier.person === person);
    if (isSecond && random() < carefulShare) return;
    facts.cards.push({
      period: played(),
      minute: now().minute,
      side,
      colour: isSecond ? 'second_yellow' : colour,
      person,
    });
    if (colour === 'red' || isSecond) {
      const gone = facts.onPitch.find((entry) => entry.person === person && entry.to === null);
      if (gone !== undefined) gone.to = now().minute;
      endanger(ending, 'red_card', 4);
      ending.isRepriced = true;
    }
  }

  function substitute(side: Side): void {
    const used = facts.onPitch.filter(({ person }) => squads[side].includes(person)).length;
    const next = squads[side][used];
    const off = playing(side).at(-pickWhole(random, 1, 5));
    if (used >= 15 || next === undefined || off === undefined) return;
    const leaving = facts.onPitch.find(({ person, to }) => person === off && to === null);
    if (leaving === undefined) return;
    leaving.to = now().minute;
    facts.onPitch.push({ person: next, from: now().minute, to: null });
  }

  function playTick(): void {
    const before = scoreOf(facts);
    const isNormal = clock.period === 'first' || clock.period === 'second';
    const left = { home: wholeRate('home') * ofMatch(clock), away: wholeRate('away') * ofMatch(clock) };
    const share = ofPeriod(clock) / ticksLeft(clock);
    for (const side of ['home', 'away'] as const) {
      const bent = isNormal
        ? tilt(rates, { ...before, [side]: before[side] + 1 }, left) / tilt(rates, before, left)
        : 1;
      const chance = wholeRate(side) * share * bent;
      if (random() < chance) {
        if (random() < penaltyShare) penalty(side);
        else score(side, { isPenalty: false });
        return;
      }
      // A penalty that is missed is one that the rate above did not count.
      if (random() < chance * penaltyShare * 0.28) {
        endanger(ending, 'penalty', 6);
        return;
      }
    }
    for (const side of ['home', 'away'] as const) {
      const pressure = rates[side] / ((rates.home + rates.away) / 2);
      if (random() < (cornersMean * pressure) / 560)
        facts.corners.push({ period: played(), minute: now().minute, side });
      if (random() < yellowMean / 560) card(side, 'yellow');
      if (random() < redMean / 560) card(side, 'red');
      if (clock.period === 'second' && random() < 3 / 280) substitute(side);
    }
    if (ending.danger === null && random() < attackShare) endanger(ending, 'attack', 1);
    rollBall(facts, rates, random);
  }

  function enter(period: Clock['period']): void {
    clock.period = period;
    clock.ticks = 0;
    clock.waits = 0;
    clock.length = periodTicks(period) + stoppage(period, random);
    facts.period = period;
    facts.ball = period === 'first' || period === 'second' ? { x: 50, y: 50 } : null;
    ending.stage = period === 'half_time' || period === 'full_time' ? 'break' : 'live';
    if (period === 'half_time') clock.waits = breakTicks;
    if (period === 'full_time') clock.waits = shortBreakTicks;
    ending.isRepriced = true;
  }

  function afterPeriod(): void {
    const isLevel = scoreOf(facts, true).home === scoreOf(facts, true).away;
    const next = {
      first: 'half_time',
      second: fixture.format.hasExtraTime === true && isLevel ? 'full_time' : null,
      extra_first: 'extra_second',
      extra_second: isLevel ? 'penalties' : null,
    }[played()] as Clock['period'] | null;
    if (next === null) finish();
    else enter(next);
  }

  function finish(): void {
    const total = scoreOf(facts, true);
    if (fixture.format.hasExtraTime === true)
      facts.qualified =
        facts.shootout === null
          ? total.home > total.away
            ? 'home'
            : 'away'
          : facts.shootout.home > facts.shootout.away
            ? 'home'
            : 'away';
    facts.period = 'over';
    facts.ball = null;
    pending = null;
    end(ending, officialTicks);
    ending.isRepriced = true;
  }

  function shootOut(): void {
    facts.shootout ??= { home: 0, away: 0 };
    if (takeKick(kicks, facts.shootout, random)) finish();
  }

  function beginMatch(): void {
    for (const side of ['home', 'away'] as const)
      for (const person of squads[side].slice(0, 11)) facts.onPitch.push({ person, from: 0, to: null });
    enter('first');
  }

  const view = () => (ending.stage === 'official' && ending.isMisreported ? swappedFacts(facts) : facts);

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (clock.period === 'before') {
        if (isPostponed) ending.stage = 'postponed';
        else beginMatch();
        return;
      }
      if (clock.waits > 0) {
        clock.waits -= 1;
        if (clock.waits === 0) enter(clock.period === 'half_time' ? 'second' : 'extra_first');
        return;
      }
      if (clock.period === 'penalties') {
        clock.ticks += 1;
        if (clock.ticks % 3 === 0) shootOut();
        return;
      }
      clock.ticks += 1;
      Object.assign(facts, now());
      const hadDanger = ending.danger !== null;
      if (!waitsInDanger(ending)) {
        const after = pending;
        pending = null;
        if (hadDanger && after !== null) after();
        else playTick();
      }
      if (isAbandoned && clock.period === 'second' && clock.ticks === abandonedAfterTicks) {
        ending.stage = 'abandoned';
        ending.danger = null;
        return;
      }
      if (clock.ticks >= clock.length && ending.danger === null) afterPeriod();
    },
    take(order: Order) {
      const isRunning =
        ending.stage === 'live' && ['first', 'second', 'extra_first', 'extra_second'].includes(clock.period);
      if (!isRunning) return false;
      switch (order) {
        case 'goal_home':
        case 'goal_away':
          score(order === 'goal_home' ? 'home' : 'away', { isPenalty: false });
          return true;
        case 'penalty':
          penalty(random() < 0.5 ? 'home' : 'away');
          return true;
        case 'review':
          if (facts.goals.length === 0) return false;
          review();
          return true;
        case 'red_home':
        case 'red_away':
          card(order === 'red_home' ? 'home' : 'away', 'red');
          return true;
        case 'finish': {
          const { home, away } = scoreOf(facts, true);
          if (fixture.format.hasExtraTime === true && home === away) return false;
          finish();
          return true;
        }
        default:
          return false;
      }
    },
    facts: view,
    prices(drift) {
      const factor = Math.exp(drift);
      const moved = { home: rates.home * factor, away: rates.away / factor, rho: rates.rho };
      return footballPrices({
        facts,
        rates: moved,
        share: ofMatch(clock),
        lines,
        hasExtraTime: fixture.format.hasExtraTime === true,
        candidates: (side) => (facts.onPitch.length === 0 ? squads[side] : playing(side)),
        scoringWeight,
      });
    },
  });
}
