import type { Side } from './fixture.ts';

export interface TennisSet {
  /** Who won each game so far; a tie-break is a game. */
  readonly games: readonly Side[];
  /** Points of its tie-break; null where there was none. */
  readonly breaker: { readonly home: number; readonly away: number } | null;
}

export interface TennisFacts {
  readonly sport: 'tennis';
  /** The last one may be unfinished. */
  readonly sets: readonly TennisSet[];
  /** Points of the game that is played, counted 0, 1, 2 …; in a tie-break its own. */
  readonly points: { readonly home: number; readonly away: number };
  readonly serving: Side;
  /** Who gave up. */
  readonly retired: Side | null;
  /** Null while nobody has won, `none` where the match is not scored. */
  readonly winner: Side | 'none' | null;
}

/** Before anything happened. */
export const noTennis: TennisFacts = {
  sport: 'tennis',
  sets: [],
  points: { home: 0, away: 0 },
  serving: 'home',
  retired: null,
  winner: null,
};

/** Games of each side. */
export function gamesOf({ games }: Pick<TennisSet, 'games'>): {
  readonly home: number;
  readonly away: number;
} {
  const home = games.filter((side) => side === 'home').length;
  return { home, away: games.length - home };
}

/** Who has won a set: six games and two more than the other, or seven; null while it goes on. */
export function setWinner(set: Pick<TennisSet, 'games'>): Side | null {
  const { home, away } = gamesOf(set);
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most !== 7 && (most !== 6 || least > 4)) return null;
  return home > away ? 'home' : 'away';
}

/** Sets that each side has won. */
export function setScore({ sets }: Pick<TennisFacts, 'sets'>): {
  readonly home: number;
  readonly away: number;
} {
  const of = (side: Side) => sets.filter((set) => setWinner(set) === side).length;
  return { home: of('home'), away: of('away') };
}

/** Six games each: a tie-break decides the set. */
export function isTieBreak(set: Pick<TennisSet, 'games'>): boolean {
  const { home, away } = gamesOf(set);
  return home === 6 && away === 6;
}

const called = ['0', '15', '30', '40'];

/** The points of the game as an umpire calls them: 0, 15, 30, 40, and A for the advantage; of a tie-break as they are counted. */
export function pointTexts({ sets, points }: Pick<TennisFacts, 'sets' | 'points'>): {
  readonly home: string;
  readonly away: string;
} {
  const set = sets.at(-1);
  const { home, away } = points;
  if (set !== undefined && isTieBreak(set)) return { home: String(home), away: String(away) };
  const of = (own: number, other: number) =>
    own > 3 && own > other ? 'A' : (called[Math.min(own, 3)] ?? '');
  return { home: of(home, away), away: of(away, home) };
}
