import type { SportsFixture } from '@ikka/contract';
import type { CricketFacts, FootballFacts } from '@ikka/sports/rules';

/** The facts of a match as its sport has them. */
export const footballOf = ({ sport, facts }: Pick<SportsFixture, 'sport' | 'facts'>): FootballFacts | null =>
  sport === 'football' ? (facts as unknown as FootballFacts) : null;
export const cricketOf = ({ sport, facts }: Pick<SportsFixture, 'sport' | 'facts'>): CricketFacts | null =>
  sport === 'cricket' ? (facts as unknown as CricketFacts) : null;

export const isLive = ({ stage }: Pick<SportsFixture, 'stage'>): boolean =>
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
export function scoresOf(fixture: SportsFixture): { readonly home: string; readonly away: string } | null {
  if (fixture.stage === 'scheduled') return null;
  const football = footballOf(fixture);
  if (football !== null) {
    const count = (side: 'home' | 'away') =>
      String(football.goals.filter((goal) => goal.side === side).length);
    return { home: count('home'), away: count('away') };
  }
  const cricket = cricketOf(fixture);
  if (cricket === null || cricket.innings.length === 0) return null;
  const of = (side: 'home' | 'away') =>
    cricket.innings
      .filter(({ batting }) => batting === side)
      .map(({ runs, wickets }) => `${runs}/${wickets.length}`)
      .join(' ');
  return { home: of('home'), away: of('away') };
}
