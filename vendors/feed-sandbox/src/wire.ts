import type { Names } from './world/names.ts';

/** What travels: README.md describes every field. */
export type Side = 'home' | 'away';

export interface WireFixture {
  readonly id: string;
  readonly sport: string;
  readonly region: { readonly code: string; readonly name: Names };
  readonly league: { readonly code: string; readonly name: Names };
  /** Both null where a whole field competes. */
  readonly home: WireCompetitor | null;
  readonly away: WireCompetitor | null;
  /** What it competes in; null for two sides. */
  readonly event: Names | null;
  readonly people: readonly { readonly code: string; readonly side: Side | null; readonly name: Names }[];
  readonly startsAt: string;
  readonly isNeutral: boolean;
  readonly format: { readonly overs?: number; readonly bestOf?: number; readonly hasExtraTime?: boolean };
}

export interface WireCompetitor {
  readonly code: string;
  readonly name: Names;
  readonly short: string;
}

export type Stage =
  | 'scheduled'
  | 'live'
  | 'break'
  | 'ended'
  | 'official'
  | 'postponed'
  | 'abandoned'
  | 'cancelled';
export type Danger =
  | 'goal'
  | 'penalty'
  | 'red_card'
  | 'var'
  | 'attack'
  | 'wicket'
  | 'review'
  | 'rain'
  | 'other';

export interface WireState {
  readonly stage: Stage;
  readonly danger: Danger | null;
  readonly facts: object;
}

export interface WireOutcome {
  readonly key: string;
  /** Weight of what wins, and of what comes back: a quarter line may have both. */
  readonly win: number;
  readonly back: number;
  /** Our own odds with our margin, for whoever wants to compare; null where the outcome is as good as decided. */
  readonly odds: number | null;
}

export interface WireMarket {
  readonly type: string;
  readonly scope: string;
  readonly line: string | null;
  readonly state: 'open' | 'suspended' | 'closed';
  readonly outcomes: readonly WireOutcome[];
}

export interface WirePrices {
  readonly rates: object | null;
  readonly markets: readonly WireMarket[];
}

/** What is told of one fixture. The versions of a fixture rise, across restarts too. */
export type News =
  | { readonly kind: 'fixture'; readonly version: number; readonly fixture: WireFixture }
  | {
      readonly kind: 'state';
      readonly version: number;
      readonly fixtureId: string;
      readonly state: WireState;
    }
  | {
      readonly kind: 'prices';
      readonly version: number;
      readonly fixtureId: string;
      /** The state after which these were made. */
      readonly stateVersion: number;
      readonly prices: WirePrices;
    };

export type Message = News & { readonly sequence: number; readonly at: string };
