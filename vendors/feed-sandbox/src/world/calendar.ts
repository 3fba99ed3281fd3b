import { pickWhole, type Random, seeded } from '../seeded.ts';
import type { WireFixture } from '../wire.ts';
import { type League, leagues, type Team } from './leagues.ts';
import { type Person, squadOf } from './people.ts';
import type { SportCode } from './written-league.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A fixture, with the teams behind it: home and away, or a whole field. */
export interface Planned {
  readonly fixture: WireFixture;
  readonly teams: readonly Team[];
}

/** Every fixture of a day (UTC), the same whenever it is asked for. */
export function fixturesOfDay(seed: string, day: number): Planned[] {
  const date = new Date(day * dayMs).toISOString().slice(2, 10).replaceAll('-', '');
  return leagues.flatMap((league) => {
    const { code, field } = league;
    const order = shuffled(field === null ? `${seed} ${code}` : `${seed} ${code} ${day}`, league.teams);
    return league.kickOffs.flatMap((minute, match) => {
      const teams =
        field === null
          ? pairOf(order, day, match)
          : fieldOf(order, field, match, seeded(`${seed} ${code} ${day} ${match}`));
      if (teams === null) return [];
      return [
        plan(league, teams, {
          id: `${code}-${date}-${match + 1}`,
          startsAt: day * dayMs + minute * minuteMs,
          number: day + match,
        }),
      ];
    });
  });
}

/** How many of a side are named, where there are bets on them; five of a title's. */
const squadSizes: Readonly<Partial<Record<SportCode, number>>> = {
  football: 16,
  cricket: 11,
  cs2: 5,
  valorant: 5,
};

const squads = new WeakMap<Team, readonly Person[]>();

/** The squad of a team of this league: made once, as it is the same in every match. */
function squadIn({ sport }: League, team: Team): readonly Person[] {
  const squad = squads.get(team) ?? squadOf(team, squadSizes[sport] ?? 0);
  squads.set(team, squad);
  return squad;
}

function formatOf({ sport, isCup, bestOf }: League): WireFixture['format'] {
  if (bestOf !== null) return { bestOf };
  if (sport === 'cricket') return { overs: 20 };
  return isCup ? { hasExtraTime: true } : {};
}

/** The fixture of these teams. `number`: which of its league's events it is, where a field competes. */
export function plan(
  league: League,
  teams: readonly Team[],
  at: { readonly id: string; readonly startsAt: number; readonly number?: number },
): Planned {
  const [home, away] = teams;
  if (home === undefined || away === undefined) throw new Error(`nobody meets in ${league.code}`);
  const side = (team: Team) => ({ code: team.code, name: team.name, short: team.short });
  const squad = (team: Team, of: 'home' | 'away') =>
    squadIn(league, team).map((person) => ({ ...person, side: of }));
  const { field } = league;
  return {
    teams,
    fixture: {
      id: at.id,
      sport: league.sport,
      region: league.region,
      league: { code: league.code, name: league.name },
      home: field === null ? side(home) : null,
      away: field === null ? side(away) : null,
      event: field?.events[(at.number ?? 0) % field.events.length] ?? null,
      people:
        field === null
          ? [...squad(home, 'home'), ...squad(away, 'away')]
          : teams.map(({ code, name }) => ({ code, name, side: null })),
      startsAt: new Date(at.startsAt).toISOString(),
      isNeutral: league.code === 'int-continental-cup',
      format: formatOf(league),
    },
  };
}

/** The teams of a league in an order of the seed's. */
function shuffled(seed: string, teams: readonly Team[]): Team[] {
  const random = seeded(seed);
  const left = [...teams];
  return teams.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** Who takes part in an event of the day: nobody in two of them. */
function fieldOf(
  order: readonly Team[],
  { least, most }: NonNullable<League['field']>,
  match: number,
  random: Random,
): readonly Team[] {
  return order.slice(match * most, match * most + pickWhole(random, least, most));
}

/** By the circle method everybody meets everybody, one round a day; the order of the teams is the seed's, and every other round turns home and away. */
function pairOf(order: readonly Team[], day: number, match: number): readonly [Team, Team] | null {
  const rounds = order.length - 1;
  const round = day % rounds;
  const fixed = order[0];
  const at = (place: number) => order[1 + ((((place + round) % rounds) + rounds) % rounds)];
  const [one, other] = match === 0 ? [fixed, at(0)] : [at(match), at(-match)];
  if (one === undefined || other === undefined || match * 2 >= order.length) return null;
  return Math.floor(day / rounds + match) % 2 === 0 ? [one, other] : [other, one];
}
