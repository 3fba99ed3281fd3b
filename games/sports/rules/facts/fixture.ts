import { battleTitles } from './battle-facts.ts';
import { fieldSports } from './field-facts.ts';
import { roundTitles } from './rounds-facts.ts';
import { timedSports } from './timed-facts.ts';

/** A name in both languages of the site. */
export interface Names {
  readonly EN: string;
  readonly UR: string;
}

export const sportCodes = [
  'football',
  'cricket',
  'tennis',
  ...timedSports,
  ...roundTitles,
  ...battleTitles,
  ...fieldSports,
] as const;
export type SportCode = (typeof sportCodes)[number];

export type Side = 'home' | 'away';

export interface Competitor {
  readonly code: string;
  readonly name: Names;
  /** At most four letters, for score boards. */
  readonly short: string;
}

/** Somebody who may score or bat, or who takes part in a field. */
export interface Person {
  readonly code: string;
  /** Null in a field. */
  readonly side: Side | null;
  readonly name: Names;
}

/** A match as it is announced: two sides, or an event of a whole field. */
export interface Fixture {
  /** The provider's code, a hyphen, and its own id. */
  readonly id: string;
  readonly sport: SportCode;
  /** ISO 3166 alpha-2 in lower case, or `int` between countries. */
  readonly region: { readonly code: string; readonly name: Names };
  readonly league: { readonly code: string; readonly name: Names };
  /** Both null for a field. */
  readonly home: Competitor | null;
  readonly away: Competitor | null;
  /** What a field competes in, such as a race or a tournament; null for two sides. */
  readonly event: Names | null;
  readonly people: readonly Person[];
  /** RFC 3339. */
  readonly startsAt: string;
  readonly isNeutral: boolean;
  readonly format: {
    /** Of an innings of cricket. */
    readonly overs?: number | undefined;
    /** Maps or sets of which the better half decides. */
    readonly bestOf?: number | undefined;
    readonly hasExtraTime?: boolean | undefined;
  };
}
