import type { CricketFacts } from './cricket-facts.ts';
import type { FootballFacts } from './football-facts.ts';
import { isRoundsFacts, mapScore, type PlayedMap, type RoundsFacts, roundScore } from './rounds-facts.ts';

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

/** The map that is played, or was played last, with its number from 1. */
export function mapNow({ maps }: RoundsFacts): { readonly number: number; readonly map: PlayedMap } | null {
  const map = maps.at(-1);
  return map === undefined ? null : { number: maps.length, map };
}

/** `7-5`: the rounds of a map. */
export function roundsText(map: PlayedMap): string {
  const { home, away } = roundScore(map);
  return `${home}-${away}`;
}

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
    const count = (side: 'home' | 'away') =>
      String(football.goals.filter((goal) => goal.side === side).length);
    return { home: count('home'), away: count('away') };
  }
  const rounds = roundsOf(match);
  if (rounds !== null) {
    const { home, away } = mapScore(rounds);
    return { home: String(home), away: String(away) };
  }
  const cricket = cricketOf(match);
  if (cricket === null || cricket.innings.length === 0) return null;
  const of = (side: 'home' | 'away') =>
    cricket.innings
      .filter(({ batting }) => batting === side)
      .map(({ runs, wickets }) => `${runs}/${wickets.length}`)
      .join(' ');
  return { home: of('home'), away: of('away') };
}
