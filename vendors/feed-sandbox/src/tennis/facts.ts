import type { Side } from '../wire.ts';

export interface TennisSet {
  /** Who won each game so far; a tie-break is a game. */
  games: Side[];
  /** Points of its tie-break; null where there was none. */
  breaker: { home: number; away: number } | null;
}

/** All that is known of a tennis match so far. */
export interface TennisFacts {
  readonly sport: 'tennis';
  /** The last one may be unfinished. */
  sets: TennisSet[];
  /** Points of the game that is played, counted 0, 1, 2 …; in a tie-break its own. */
  points: { home: number; away: number };
  /** Who serves the game, and in a tie-break the point. */
  serving: Side;
  /** Who gave up. */
  retired: Side | null;
  winner: Side | 'none' | null;
}

/** Games of each side. */
export function gamesOf({ games }: Pick<TennisSet, 'games'>): {
  readonly home: number;
  readonly away: number;
} {
  const home = games.filter((side) => side === 'home').length;
  return { home, away: games.length - home };
}

/** Who has won a set with these games; null while it goes on. */
export function setWinner({ home, away }: { readonly home: number; readonly away: number }): Side | null {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most === 7 || (most === 6 && least <= 4)) return home > away ? 'home' : 'away';
  return null;
}

export const isTieBreak = ({ home, away }: { readonly home: number; readonly away: number }): boolean =>
  home === 6 && away === 6;

/** Who has won a game with these points: four, or seven in a tie-break, and two more than the other. */
export function gameWinner(
  { home, away }: { readonly home: number; readonly away: number },
  needed: 4 | 7,
): Side | null {
  if (Math.max(home, away) < needed || Math.abs(home - away) < 2) return null;
  return home > away ? 'home' : 'away';
}

/** Who serves a point of a tie-break, by who served its first: one point, then two each. */
export const breakerServer = (first: Side, played: number): Side =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : first === 'home' ? 'away' : 'home';
