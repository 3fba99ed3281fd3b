import type { Person, SportCode } from '../facts/fixture.ts';
import type { LegResult } from '../settlement/leg-result.ts';

/** In which group of the match page a market stands. */
export const marketGroups = [
  'main',
  'places',
  'handicap',
  'goals',
  'points',
  'sets',
  'games',
  'halves',
  'teams',
  'scorers',
  'corners',
  'cards',
  'innings',
  'overs',
  'wickets',
  'batters',
  'maps',
  'rounds',
  'kills',
  'firsts',
] as const;
export type MarketGroup = (typeof marketGroups)[number];

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What a result is told by: a text and its figures. */
export interface Why {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** One selection of a market. */
export interface Selection {
  readonly scope: string;
  /** In quarters; null for a market without a line. */
  readonly line: number | null;
  readonly outcome: string;
  /** What the score was when the bet was accepted. */
  readonly takenAt: Score;
  /** How many of its field had been withdrawn by then. */
  readonly withdrawn?: number;
}

/** A kind of market: data and what decides it, by a view of the match's facts. */
export interface MarketType<View> {
  readonly code: string;
  readonly sport: SportCode;
  readonly group: MarketGroup;
  /** Rises when its rule changes: a bet is settled by the version under which it was accepted. */
  readonly version: number;
  /** What its scope may be; the empty text for the whole match. */
  readonly scopes: RegExp;
  readonly hasLine: boolean;
  readonly outcomes: (people: readonly Person[]) => readonly string[];
  /** Null while the facts do not decide it. */
  readonly result: (selection: Selection, view: View) => LegResult | null;
  readonly why: (selection: Selection, view: View) => Why;
  /** What of the winnings is taken off (rule 4), in hundredths; nothing where it is not said. */
  readonly deduction?: (selection: Selection, view: View) => number;
  /** Whether it is paid while the match goes on: its part of the match is over, and no later fact touches it. */
  readonly settlesInPlay: (scope: string) => boolean;
}

export const always = () => true;
export const never = () => false;
