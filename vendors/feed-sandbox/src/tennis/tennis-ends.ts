import type { Side } from '../wire.ts';
import { breakerServer, gameWinner, isTieBreak, setWinner } from './facts.ts';

/** The chance of each side to win a point on its own serve. */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

interface Score {
  readonly home: number;
  readonly away: number;
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The chance of home to win the point. */
const pointChance = (serves: ServeChances, serving: Side): number =>
  serving === 'home' ? serves.home : 1 - serves.away;

/** The chance of home to win a game from these points. */
export function gameChance(serves: ServeChances, serving: Side, { home, away }: Score): number {
  const p = pointChance(serves, serving);
  const q = 1 - p;
  const winner = gameWinner({ home, away }, 4);
  if (winner !== null) return winner === 'home' ? 1 : 0;
  if (home >= 3 && away >= 3) {
    // From deuce two points more of one side: p²/(p² + q²).
    const deuce = (p * p) / (p * p + q * q);
    return home === away ? deuce : home > away ? p + q * deuce : p * deuce;
  }
  return (
    p * gameChance(serves, serving, { home: home + 1, away }) +
    q * gameChance(serves, serving, { home, away: away + 1 })
  );
}

/** The chance of home to win a tie-break from these points; `first` served its first. */
export function breakerChance(serves: ServeChances, first: Side, from: Score): number {
  const known = new Map<string, number>();
  const walk = (home: number, away: number): number => {
    const winner = gameWinner({ home, away }, 7);
    if (winner !== null) return winner === 'home' ? 1 : 0;
    if (home === away && home >= 6) {
      // Of the next two points each side serves one: whoever wins both has won.
      const [both, none] = [serves.home * (1 - serves.away), (1 - serves.home) * serves.away];
      return both / (both + none);
    }
    const key = `${home} ${away}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const p = pointChance(serves, breakerServer(first, home + away));
    const chance = p * walk(home + 1, away) + (1 - p) * walk(home, away + 1);
    known.set(key, chance);
    return chance;
  };
  return walk(from.home, from.away);
}

export interface SetEnd extends Score {
  /** Who serves the next set's first game. */
  readonly next: Side;
  readonly chance: number;
}

/** Every score with which a set can still end. `serving`: the game that is played now, whose points are `points`; of a tie-break its first. */
export function setEnds(serves: ServeChances, serving: Side, games: Score, points: Score): SetEnd[] {
  const ends = new Map<string, SetEnd>();
  const fresh = { home: 0, away: 0 };
  // By score: who serves follows from it, for the serve changes with every game.
  let level = new Map<string, { readonly games: Score; readonly server: Side; readonly chance: number }>([
    ['', { games, server: serving, chance: 1 }],
  ]);
  for (let isFirst = true; level.size > 0; isFirst = false) {
    const next: typeof level = new Map();
    for (const { games: at, server, chance } of level.values()) {
      const from = isFirst ? points : fresh;
      const win = isTieBreak(at) ? breakerChance(serves, server, from) : gameChance(serves, server, from);
      for (const side of ['home', 'away'] as const) {
        const score = { ...at, [side]: at[side] + 1 };
        const part = chance * (side === 'home' ? win : 1 - win);
        const key = `${score.home}-${score.away}`;
        if (setWinner(score) === null)
          next.set(key, { games: score, server: other(server), chance: part + (next.get(key)?.chance ?? 0) });
        else ends.set(key, { ...score, next: other(server), chance: part + (ends.get(key)?.chance ?? 0) });
      }
    }
    level = next;
  }
  return [...ends.values()];
}

/** A final score of a match, with its chance. */
export interface TennisEnd {
  readonly sets: Score;
  /** Of the whole match. */
  readonly games: Score;
  readonly chance: number;
}

/** Every final score that can still come. `done`: sets that are over; `now`: how the set that is played can end. */
export function matchEnds(
  serves: ServeChances,
  needed: number,
  done: { readonly sets: Score; readonly games: Score },
  now: readonly SetEnd[],
): TennisEnd[] {
  const anew: Record<Side, SetEnd[]> = {
    home: setEnds(serves, 'home', { home: 0, away: 0 }, { home: 0, away: 0 }),
    away: setEnds(serves, 'away', { home: 0, away: 0 }, { home: 0, away: 0 }),
  };
  const finals: TennisEnd[] = [];
  type Open = TennisEnd & { readonly ends: readonly SetEnd[] };
  let level: Open[] = [{ ...done, chance: 1, ends: now }];
  while (level.length > 0) {
    const next = new Map<string, Open>();
    for (const { sets, games, chance, ends } of level) {
      for (const end of ends) {
        const side = end.home > end.away ? 'home' : 'away';
        const after = {
          sets: { ...sets, [side]: sets[side] + 1 },
          games: { home: games.home + end.home, away: games.away + end.away },
          chance: chance * end.chance,
        };
        if (after.sets[side] >= needed) {
          finals.push(after);
          continue;
        }
        const { sets: won, games: played } = after;
        const key = [won.home, won.away, played.home, played.away, end.next].join();
        next.set(key, {
          ...after,
          chance: after.chance + (next.get(key)?.chance ?? 0),
          ends: anew[end.next],
        });
      }
    }
    level = [...next.values()];
  }
  return finals;
}
