import { type BattleFacts, isBattleFacts } from './battle-facts.ts';
import type { CricketFacts } from './cricket-facts.ts';
import { type FieldFacts, isFieldFacts } from './field-facts.ts';
import type { FootballFacts } from './football-facts.ts';
import { isRoundsFacts, mapScore, type RoundsFacts, roundScore } from './rounds-facts.ts';
import { gamesOf, setScore, type TennisFacts } from './tennis-facts.ts';
import { isTimedFacts, pointsOf, type TimedFacts, timedRules } from './timed-facts.ts';

/** A match as a page knows it: its facts are those of its sport. */
export interface WatchedMatch {
  readonly sport: string;
  readonly stage: string;
  readonly facts: unknown;
}

/** The facts of a match as its sport has them. */
export const footballOf = ({ sport, facts }: Pick<WatchedMatch, 'sport' | 'facts'>): FootballFacts | null =>
  sport === 'football' ? (facts as FootballFacts) : null;
export const cricketOf = ({ sport, facts }: Pick<WatchedMatch, 'sport' | 'facts'>): CricketFacts | null =>
  sport === 'cricket' ? (facts as CricketFacts) : null;

export const roundsOf = ({ facts }: Pick<WatchedMatch, 'facts'>): RoundsFacts | null =>
  isRoundsFacts(facts as RoundsFacts) ? (facts as RoundsFacts) : null;

export const tennisOf = ({ sport, facts }: Pick<WatchedMatch, 'sport' | 'facts'>): TennisFacts | null =>
  sport === 'tennis' ? (facts as TennisFacts) : null;

export const timedOf = ({ facts }: Pick<WatchedMatch, 'facts'>): TimedFacts | null =>
  isTimedFacts(facts as TimedFacts) ? (facts as TimedFacts) : null;

export const battlesOf = ({ facts }: Pick<WatchedMatch, 'facts'>): BattleFacts | null =>
  isBattleFacts(facts as BattleFacts) ? (facts as BattleFacts) : null;

export const fieldOf = ({ facts }: Pick<WatchedMatch, 'facts'>): FieldFacts | null =>
  isFieldFacts(facts as FieldFacts) ? (facts as FieldFacts) : null;

/** The part of a match that is played, or was played last: what it is called (`map`, `set`, `q`, `h`, `extra`), its number from 1, and how far it has come. */
export interface PartNow {
  readonly part: 'map' | 'set' | 'q' | 'h' | 'extra';
  readonly number: number;
  readonly text: string;
}

/** Null before the match, and where a sport has no such parts. */
export function partNow(match: Pick<WatchedMatch, 'sport' | 'facts'>): PartNow | null {
  const rounds = roundsOf(match);
  const map = rounds?.maps.at(-1);
  if (rounds !== null) return map === undefined ? null : part('map', rounds.maps, scoreText(roundScore(map)));
  const battles = battlesOf(match);
  const battle = battles?.maps.at(-1);
  if (battles !== null) return battle === undefined ? null : part('map', battles.maps, `${battle.minute}'`);
  const tennis = tennisOf(match);
  const set = tennis?.sets.at(-1);
  if (tennis !== null) return set === undefined ? null : part('set', tennis.sets, scoreText(gamesOf(set)));
  const timed = timedOf(match);
  if (timed === null || timed.periods.length === 0) return null;
  const { periods } = timedRules[timed.sport];
  const text = clockOf(timed.secondsLeft);
  const extra = timed.periods.slice(periods);
  return extra.length > 0 ? part('extra', extra, text) : part(periods === 4 ? 'q' : 'h', timed.periods, text);
}

const part = (called: PartNow['part'], of: readonly unknown[], text: string): PartNow => ({
  part: called,
  number: of.length,
  text,
});

/** `4:30`: minutes and seconds. */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const scoreText = ({ home, away }: { readonly home: number; readonly away: number }): string =>
  `${home}-${away}`;

export const isLive = ({ stage }: Pick<WatchedMatch, 'stage'>): boolean =>
  stage === 'live' || stage === 'break';

/** `45+2'`. */
export const minuteText = ({ minute, added }: FootballFacts): string =>
  added > 0 ? `${minute}+${added}'` : `${minute}'`;

/** `14.3`: overs and balls. */
export function oversText(innings: CricketFacts['innings'][number]): string {
  const last = innings.overs.at(-1);
  if (last === undefined) return '0.0';
  const legal = last.balls.filter((ball) => !/wd|nb/.test(ball)).length;
  return legal >= 6 ? `${innings.overs.length}.0` : `${innings.overs.length - 1}.${legal}`;
}

/** What each side has, as a score board shows it; null before the match. */
export function scoresOf(match: WatchedMatch): { readonly home: string; readonly away: string } | null {
  if (match.stage === 'scheduled') return null;
  const football = footballOf(match);
  if (football !== null) {
    const count = (side: 'home' | 'away') => football.goals.filter((goal) => goal.side === side).length;
    return texts({ home: count('home'), away: count('away') });
  }
  const maps = roundsOf(match) ?? battlesOf(match);
  if (maps !== null) return texts(mapScore(maps));
  const tennis = tennisOf(match);
  if (tennis !== null) return texts(setScore(tennis));
  const timed = timedOf(match);
  if (timed !== null) return texts(pointsOf(timed.periods));
  const cricket = cricketOf(match);
  if (cricket === null || cricket.innings.length === 0) return null;
  const of = (side: 'home' | 'away') =>
    cricket.innings
      .filter(({ batting }) => batting === side)
      .map(({ runs, wickets }) => `${runs}/${wickets.length}`)
      .join(' ');
  return { home: of('home'), away: of('away') };
}

const texts = ({ home, away }: { readonly home: number; readonly away: number }) => ({
  home: String(home),
  away: String(away),
});
