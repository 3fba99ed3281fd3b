import { battleMatch } from './battles/battle-match.ts';
import { type BattleTitle, battleEdge, battleTitles } from './battles/battle-titles.ts';
import { edgeOf } from './cricket/balls.ts';
import { cricketMatch, cricketTickMs } from './cricket/cricket-match.ts';
import { fieldMatch } from './field/field-match.ts';
import { type FieldSport, fieldRules, weightsOf } from './field/field-sports.ts';
import { footballMatch, footballTickMs } from './football/football-match.ts';
import { ratesOf } from './football/rates.ts';
import type { Match } from './match.ts';
import { roundsMatch } from './rounds/rounds-match.ts';
import { roundEdge, type Title, titles } from './rounds/titles.ts';
import { type Random, seeded } from './seeded.ts';
import { servesOf, tennisMatch, tennisTickMs } from './tennis/tennis-match.ts';
import { timedMatch } from './timed/timed-match.ts';
import { type TimedSport, timedEdge, timedSports } from './timed/timed-sports.ts';
import type { Planned } from './world/calendar.ts';
import type { Team } from './world/leagues.ts';
import type { SportCode } from './world/written-league.ts';

export interface PlayedMatch extends Match {
  /** How long a tick lasts in life. */
  readonly tickMs: number;
}

type Play = (planned: Sides, random: Random) => PlayedMatch;

/** Both sides of a fixture, as whoever plays it wants them. */
interface Sides extends Planned {
  readonly home: Team;
  readonly away: Team;
}

const titled =
  (title: Title): Play =>
  ({ fixture, home, away }, random) => ({
    tickMs: titles[title].tickMs,
    ...roundsMatch(title, fixture, roundEdge(title, home, away), random),
  });
const battled =
  (title: BattleTitle): Play =>
  ({ fixture, home, away }, random) => ({
    tickMs: battleTitles[title].tickMs,
    ...battleMatch(title, fixture, battleEdge(title, home, away), random),
  });
const timed =
  (sport: TimedSport): Play =>
  ({ fixture, home, away }, random) => ({
    tickMs: timedSports[sport].tickMs,
    ...timedMatch(sport, timedEdge(sport, home, away, fixture.isNeutral), random),
  });

const inField =
  (sport: FieldSport): Play =>
  ({ teams }, random) => ({
    tickMs: fieldRules[sport].tickMs,
    ...fieldMatch(sport, weightsOf(sport, teams), random),
  });

/** How each sport is played. */
const sports: Record<SportCode, Play> = {
  football({ fixture, home, away }, random) {
    const rates = ratesOf(home, away, fixture.isNeutral);
    return { tickMs: footballTickMs, ...footballMatch(fixture, rates, random) };
  },
  cricket({ fixture, home, away }, random) {
    const edges = { home: edgeOf(home, away), away: edgeOf(away, home) };
    return { tickMs: cricketTickMs, ...cricketMatch(fixture, edges, random) };
  },
  tennis: ({ fixture, home, away }, random) => ({
    tickMs: tennisTickMs,
    ...tennisMatch(fixture, servesOf(home, away), random),
  }),
  basketball: timed('basketball'),
  hockey: timed('hockey'),
  kabaddi: timed('kabaddi'),
  cs2: titled('cs2'),
  valorant: titled('valorant'),
  racing: inField('racing'),
  golf: inField('golf'),
  dota2: battled('dota2'),
  lol: battled('lol'),
};

/** The match of a fixture; the same seed plays the same match. */
export function playMatch(planned: Planned, seed: string): PlayedMatch {
  const { id, sport } = planned.fixture;
  const play = sports[sport as SportCode];
  if (play === undefined) throw new Error(`${sport} is not played here`);
  const [home, away] = planned.teams;
  if (home === undefined || away === undefined) throw new Error(`nobody plays in ${id}`);
  return play({ ...planned, home, away }, seeded(`${seed} ${id}`));
}
