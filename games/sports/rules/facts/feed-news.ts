import type { Fixture } from './fixture.ts';
import type { MatchState } from './match-state.ts';

/**
 * How likely an outcome is, as decimal texts: `win` is the weight of halves of a stake that win, `back` of those that come back. A
 * stake's expected return at the odds d is `win` × d + `back`.
 */
export interface FeedOutcome {
  readonly key: string;
  readonly win: string;
  readonly back: string;
}

export interface FeedMarket {
  readonly type: string;
  readonly scope: string;
  readonly line: string | null;
  readonly state: 'open' | 'suspended' | 'closed';
  readonly outcomes: readonly FeedOutcome[];
}

/**
 * What the house's own prices follow from: of football the goals expected of the whole match, before it starts; of a title the chance
 * of home to win a map, and to win the one that is played now.
 */
export type Rates =
  | { readonly home: string; readonly away: string; readonly rho: string }
  | { readonly map: string; readonly now: string | null }
  | null;

/** What a provider says, in the house's words. Versions rise by match and kind: what is older than what is known counts for nothing. */
export type FeedNews =
  | { readonly kind: 'fixture'; readonly fixture: Fixture }
  | {
      readonly kind: 'state';
      readonly fixture: string;
      readonly version: number;
      readonly at: string;
      readonly state: MatchState;
    }
  | {
      readonly kind: 'prices';
      readonly fixture: string;
      readonly version: number;
      /** The state after which they were made. */
      readonly stateVersion: number;
      readonly at: string;
      readonly rates: Rates;
      /** All that the provider prices: a market that is not among them is closed. */
      readonly markets: readonly FeedMarket[];
    };
