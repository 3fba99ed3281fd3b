import { cricketLeagues } from './cricket-leagues.ts';
import { esportsLeagues } from './esports-leagues.ts';
import { fieldEvents } from './field-events.ts';
import { footballLeagues } from './football-leagues.ts';
import { type Names, namesOf, slug } from './names.ts';
import { tennisTours } from './tennis-tours.ts';
import { timedLeagues } from './timed-leagues.ts';
import { regions, type SportCode, type Tongue } from './written-league.ts';

export interface Team {
  readonly code: string;
  readonly name: Names;
  readonly short: string;
  readonly tongue: Tongue;
}

export interface League {
  readonly code: string;
  readonly sport: SportCode;
  readonly region: { readonly code: string; readonly name: Names };
  readonly name: Names;
  readonly teams: readonly Team[];
  /** Minutes of the day (UTC) at which its matches begin, one match each. */
  readonly kickOffs: readonly number[];
  /** A cup: level matches go on to extra time and penalties. */
  readonly isCup: boolean;
  /** Maps or sets of which the better half decides; null where a match has none. */
  readonly bestOf: number | null;
  /** What a whole field competes in, and how many take part; null where two sides play. */
  readonly field: { readonly events: readonly Names[]; readonly least: number; readonly most: number } | null;
}

/** Every league and cup of the feed. */
export const leagues: readonly League[] = [
  ...footballLeagues,
  ...cricketLeagues,
  ...tennisTours,
  ...timedLeagues,
  ...esportsLeagues,
  ...fieldEvents,
].map((league) => ({
  code: league.code,
  sport: league.sport,
  region: { code: league.region, name: regions[league.region] },
  name: namesOf(league.name),
  isCup: league.isCup ?? false,
  bestOf: league.bestOf ?? null,
  field: league.field
    ? { events: (league.events ?? []).map(namesOf), least: league.field[0], most: league.field[1] }
    : null,
  kickOffs: Array.from({ length: league.day[2] }, (_, match) => league.day[0] + match * league.day[1]),
  teams: league.teams.map((text) => {
    const [EN = '', UR = '', short = '', tongue = league.tongue] = text.split('|');
    return { code: slug(EN), name: { EN, UR }, short, tongue: tongue as Tongue };
  }),
}));
