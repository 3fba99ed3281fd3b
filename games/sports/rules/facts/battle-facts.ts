import type { Side } from './fixture.ts';

/** Titles of two bases and one map: fights, towers, a great beast, and the end when a base falls. */
export const battleTitles = ['dota2', 'lol'] as const;
export type BattleTitle = (typeof battleTitles)[number];

/** A map that was begun. */
export interface BattleMap {
  readonly minute: number;
  readonly kills: { readonly home: number; readonly away: number };
  /** Who had the first kill, took the first tower, and slew the first dragon or Roshan. */
  readonly firstBlood: Side | null;
  readonly firstTower: Side | null;
  readonly firstBoss: Side | null;
  readonly winner: Side | null;
}

export interface BattleFacts {
  readonly sport: BattleTitle;
  readonly maps: readonly BattleMap[];
  /** By maps, or by word of the organiser; null while nobody has won, `none` where the match is not scored. */
  readonly winner: Side | 'none' | null;
}

/** Before anything happened. */
export const noBattles = (sport: BattleTitle): BattleFacts => ({ sport, maps: [], winner: null });

export const isBattleFacts = (facts: { readonly sport: string }): facts is BattleFacts =>
  battleTitles.some((title) => title === facts.sport);
