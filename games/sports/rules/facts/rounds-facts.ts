import type { Side } from './fixture.ts';

/** Titles of e-sports that are played map by map, each map round by round. */
export const roundTitles = ['cs2', 'valorant'] as const;
export type RoundTitle = (typeof roundTitles)[number];

/** A map that was begun. */
export interface PlayedMap {
  /** As the title calls it: `mirage`. */
  readonly name: string;
  /** Who won each round so far. A map that is played anew begins with none. */
  readonly rounds: readonly Side[];
  readonly winner: Side | null;
}

export interface RoundsFacts {
  readonly sport: RoundTitle;
  readonly maps: readonly PlayedMap[];
  /** By maps, or by word of the organiser; null while nobody has won, `none` where the match is not scored. */
  readonly winner: Side | 'none' | null;
}

/** Rounds after which the sides change, and again after as many; where each has won so many, the map goes to overtime. */
export const halfRounds = 12;

/** Before anything happened. */
export const noRounds = (sport: RoundTitle): RoundsFacts => ({ sport, maps: [], winner: null });

export const isRoundsFacts = (facts: { readonly sport: string }): facts is RoundsFacts =>
  roundTitles.some((title) => title === facts.sport);

/** Maps that each side has won. */
export function mapScore({ maps }: { readonly maps: readonly { readonly winner: Side | null }[] }): {
  readonly home: number;
  readonly away: number;
} {
  const of = (side: Side) => maps.filter(({ winner }) => winner === side).length;
  return { home: of('home'), away: of('away') };
}

/** Rounds that each side has won of a map. */
export function roundScore({ rounds }: Pick<PlayedMap, 'rounds'>): {
  readonly home: number;
  readonly away: number;
} {
  const home = rounds.filter((side) => side === 'home').length;
  return { home, away: rounds.length - home };
}
