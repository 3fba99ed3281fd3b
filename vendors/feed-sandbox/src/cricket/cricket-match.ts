import { end, endanger, newEnding, waitsInDanger } from '../ending.ts';
import type { Match, Order } from '../match.ts';
import { playedMatch } from '../played-match.ts';
import { pickWeighted, pickWhole, type Random } from '../seeded.ts';
import type { Side, WireFixture } from '../wire.ts';
import { type Ball, balls, chancesOf, type Edges } from './balls.ts';
import { cricketPrices } from './cricket-prices.ts';
import { ballsOf, type CricketFacts, type HowOut, type Innings, legalOf } from './facts.ts';
import { mean, runsToEnd } from './runs-ahead.ts';

/** A tick of cricket is a ball. */
export const cricketTickMs = 35_000;

const tossTicks = 4;
const breakTicks = 26;
const rainTicks = 40;
const oversLost = 4;
const oversLeast = 5;
const officialTicks = 9;
const correctionTicks = 34;
const reviewShare = 0.15;
const rainShare = 0.05;

const howOut: readonly (readonly [HowOut, number])[] = [
  ['caught', 58],
  ['bowled', 20],
  ['lbw', 10],
  ['run_out', 8],
  ['stumped', 3],
  ['other', 1],
];

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A T20 match, ball by ball: toss, two innings, reviews, rain with a new target, a super over where they are level. */
export function cricketMatch(fixture: WireFixture, edges: Edges, random: Random): Match {
  const ending = newEnding();
  const scheduled = fixture.format.overs ?? 20;
  let waits = 0;
  let striker = 0;
  let other = 1;
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const rainAt =
    random() < rainShare ? { innings: pickWhole(random, 1, 2), over: pickWhole(random, 3, 14) } : null;
  let hasRained = false;
  const lines = new Map<string, number>();
  const facts: CricketFacts = {
    sport: 'cricket',
    overs: scheduled,
    toss: null,
    innings: [],
    target: null,
    superOver: null,
    winner: null,
  };
  const squad = (side: Side) =>
    fixture.people.filter((person) => person.side === side).map(({ code }) => code);

  function toss(): void {
    const wonBy: Side = random() < 0.5 ? 'home' : 'away';
    facts.toss = { wonBy, chose: random() < 0.4 ? 'bat' : 'bowl' };
    ending.stage = 'live';
    waits = tossTicks;
    ending.isRepriced = true;
  }

  function beginInnings(batting: Side): void {
    const [first = '', second = ''] = squad(batting);
    facts.innings.push({
      batting,
      runs: 0,
      isClosed: false,
      overs: [],
      wickets: [],
      batters: [first, second].map((person) => ({ person, runs: 0, balls: 0, isOut: false })),
    });
    [striker, other] = [0, 1];
    ending.stage = 'live';
    ending.isRepriced = true;
  }

  function bowl(innings: Innings, forced: Ball | null): void {
    const legalBalls = ballsOf(innings);
    const open = innings.overs.at(-1);
    const over = open === undefined || legalOf(open.balls) === 6 ? { runs: 0, balls: [] as string[] } : open;
    if (over !== open) innings.overs.push(over);
    const chances = chancesOf(edges[innings.batting], legalBalls, facts.overs * 6, innings.wickets.length);
    const ball =
      forced ??
      pickWeighted(
        random,
        balls.map((one, index) => [one, chances[index] ?? 0] as const),
      );
    over.balls.push(ball.text);
    over.runs += ball.runs;
    innings.runs += ball.runs;
    const batter = innings.batters[striker];
    if (batter !== undefined) {
      batter.runs += ball.offBat;
      if (ball.text !== 'wd') batter.balls += 1;
    }
    if (ball.isWicket) fall(innings, over);
    else if (ball.runs % 2 === 1 && ball.isLegal) [striker, other] = [other, striker];
    if (legalOf(over.balls) === 6) {
      [striker, other] = [other, striker];
      waits = 1;
    }
  }

  function fall(innings: Innings, over: { balls: string[] }): void {
    const batter = innings.batters[striker];
    const number = innings.wickets.length + 1;
    if (batter !== undefined) batter.isOut = true;
    innings.wickets.push({
      number,
      runs: innings.runs,
      over: innings.overs.length,
      ball: legalOf(over.balls),
      batter: batter?.person ?? null,
      how: pickWeighted(random, howOut),
    });
    const next = squad(innings.batting)[number + 1];
    if (next !== undefined) {
      innings.batters.push({ person: next, runs: 0, balls: 0, isOut: false });
      striker = innings.batters.length - 1;
    }
    const isReviewed = random() < reviewShare;
    endanger(ending, isReviewed ? 'review' : 'wicket', isReviewed ? 3 : 2);
    ending.isRepriced = true;
  }

  function closeWhereDone(innings: Innings): void {
    const isChase = facts.innings.length === 2;
    const isChased = isChase && facts.target !== null && innings.runs >= facts.target;
    if (!isChased && innings.wickets.length < 10 && ballsOf(innings) < facts.overs * 6) return;
    innings.isClosed = true;
    ending.danger = null;
    ending.isRepriced = true;
    if (isChase) {
      finish(innings);
      return;
    }
    facts.target = innings.runs + 1;
    ending.stage = 'break';
    waits = breakTicks;
  }

  function finish(chase: Innings): void {
    const needed = facts.target ?? 0;
    facts.winner =
      chase.runs >= needed ? chase.batting : chase.runs === needed - 1 ? null : otherSide(chase.batting);
    if (facts.winner === null) superOver(chase.batting);
    end(ending, officialTicks);
  }

  /** Six balls and two wickets each; where they are level again it is a tie. */
  function superOver(first: Side): void {
    const over = (side: Side) => {
      let [runs, wickets, bowled] = [0, 0, 0];
      while (bowled < 6 && wickets < 2) {
        const chances = chancesOf(edges[side], 110, 120, 0);
        const ball = pickWeighted(
          random,
          balls.map((one, index) => [one, chances[index] ?? 0] as const),
        );
        runs += ball.runs;
        wickets += ball.isWicket ? 1 : 0;
        bowled += ball.isLegal ? 1 : 0;
      }
      return runs;
    };
    const runs = { [first]: over(first), [otherSide(first)]: over(otherSide(first)) } as Record<Side, number>;
    facts.superOver = runs;
    facts.winner = runs.home === runs.away ? 'tie' : runs.home > runs.away ? 'home' : 'away';
  }

  /** Play stops; afterwards an innings has fewer overs, and a chase a target that shrinks as what can be expected does. */
  function rain(): void {
    hasRained = true;
    ending.stage = 'break';
    endanger(ending, 'rain', rainTicks);
    waits = rainTicks;
    const innings = facts.innings.at(-1);
    if (innings === undefined) return;
    const overs = Math.max(oversLeast, Math.ceil(ballsOf(innings) / 6) + 1, facts.overs - oversLost);
    if (overs >= facts.overs) return;
    if (facts.target !== null) {
      const whole = { edge: edges[innings.batting], bowled: 0, wickets: 0 };
      const share =
        mean(runsToEnd({ ...whole, of: overs * 6 })) / mean(runsToEnd({ ...whole, of: facts.overs * 6 }));
      facts.target = Math.floor((facts.target - 1) * share) + 1;
    }
    facts.overs = overs;
    ending.isRepriced = true;
  }

  function afterWait(): void {
    const [first, second] = facts.innings;
    if (first === undefined && facts.toss !== null) {
      const { wonBy, chose } = facts.toss;
      beginInnings(chose === 'bat' ? wonBy : otherSide(wonBy));
    } else if (first?.isClosed && second === undefined) beginInnings(otherSide(first.batting));
    else if (ending.stage === 'break') {
      ending.stage = 'live';
      ending.danger = null;
      ending.isRepriced = true;
    }
  }

  function view(): CricketFacts {
    if (ending.stage === 'abandoned') return { ...facts, winner: 'none' };
    const isWrong = ending.stage === 'official' && ending.isMisreported;
    const { winner } = facts;
    return isWrong && (winner === 'home' || winner === 'away')
      ? { ...facts, winner: otherSide(winner) }
      : facts;
  }

  function playBall(forced: Ball | null): boolean {
    const innings = facts.innings.at(-1);
    if (innings === undefined || innings.isClosed || ending.stage !== 'live') return false;
    bowl(innings, forced);
    closeWhereDone(innings);
    return true;
  }

  function beginsToRain(): boolean {
    const innings = facts.innings.at(-1);
    return (
      rainAt !== null &&
      !hasRained &&
      facts.innings.length === rainAt.innings &&
      innings?.isClosed === false &&
      innings.overs.length > rainAt.over
    );
  }

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (facts.toss === null) {
        if (isPostponed) ending.stage = 'postponed';
        else toss();
        return;
      }
      if (waits > 0) {
        waits -= 1;
        if (ending.danger !== 'rain') waitsInDanger(ending);
        if (waits === 0) afterWait();
        return;
      }
      if (waitsInDanger(ending)) return;
      if (beginsToRain()) rain();
      else playBall(null);
    },
    take(order: Order) {
      if (order === 'wicket') return playBall(balls[0] ?? null);
      if (order !== 'rain' || ending.stage !== 'live' || facts.innings.length === 0) return false;
      rain();
      return true;
    },
    facts: view,
    prices(drift) {
      return cricketPrices({ facts, edges, drift, lines, squad });
    },
  });
}
