import type { Side } from './fixture.ts';

/** A part of a match in which something can happen. */
export type FootballPlay = 'first' | 'second' | 'extra_first' | 'extra_second';

export const footballPeriods = [
  'before',
  'first',
  'half_time',
  'second',
  'full_time',
  'extra_first',
  'extra_second',
  'penalties',
  'over',
] as const;
export type FootballPeriod = (typeof footballPeriods)[number];

export interface Goal {
  readonly period: FootballPlay;
  readonly minute: number;
  /** Whom it counts for; of an own goal the other side's. */
  readonly side: Side;
  readonly scorer: string | null;
  readonly isOwn: boolean;
  readonly isPenalty: boolean;
}

export interface Card {
  readonly period: FootballPlay;
  readonly minute: number;
  readonly side: Side;
  readonly colour: 'yellow' | 'second_yellow' | 'red';
  readonly person: string | null;
}

export interface Corner {
  readonly period: FootballPlay;
  readonly minute: number;
  readonly side: Side;
}

/** When somebody was on the pitch, in minutes; `to` is null for who stayed. */
export interface OnPitch {
  readonly person: string;
  readonly from: number;
  readonly to: number | null;
}

export interface FootballFacts {
  readonly sport: 'football';
  readonly period: FootballPeriod;
  readonly minute: number;
  /** Minutes of stoppage: 45 and 2 are shown 45+2. */
  readonly added: number;
  readonly goals: readonly Goal[];
  readonly cards: readonly Card[];
  readonly corners: readonly Corner[];
  /** Empty where line-ups are not known. */
  readonly onPitch: readonly OnPitch[];
  readonly shootout: { readonly home: number; readonly away: number } | null;
  readonly qualified: Side | null;
  /** From -100, away attacks, to 100. */
  readonly momentum: number;
  /** In hundredths of the pitch from home's goal line and the upper touch line. */
  readonly ball: { readonly x: number; readonly y: number } | null;
}

/** Before anything happened. */
export const noFootball: FootballFacts = {
  sport: 'football',
  period: 'before',
  minute: 0,
  added: 0,
  goals: [],
  cards: [],
  corners: [],
  onPitch: [],
  shootout: null,
  qualified: null,
  momentum: 0,
  ball: null,
};
