import { pickWhole, seeded } from '../seeded.ts';
import type { WireFixture } from '../wire.ts';
import { type League, leagues, type Team } from './leagues.ts';
import { squadOf } from './people.ts';
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
  return leagues.flatMap((league) =>
    league.kickOffs.flatMap((minute, match) => {
      const teams =
        league.field === null ? pairOf(seed, league, day, match) : fieldOf(seed, league, day, match);
      if (teams === null) return [];
      const date = new Date(day * dayMs).toISOString().slice(2, 10).replaceAll('-', '');
      return [
        plan(league, teams, {
          id: `${league.code}-${date}-${match + 1}`,
          startsAt: day * dayMs + minute * minuteMs,
          number: day + match,
        }),
      ];
    }),
  );
}

/** How many of a side are named, where there are bets on them; five of a title's. */
const squadSizes: Readonly<Partial<Record<SportCode, number>>> = {
  football: 16,
  cricket: 11,
  cs2: 5,
  valorant: 5,
};

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
    squadOf(team, squadSizes[league.sport] ?? 0).map((person) => ({ ...person, side: of }));
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
function fieldOf(seed: string, league: League, day: number, match: number): readonly Team[] | null {
  const { field } = league;
  if (field === null) return null;
  const size = pickWhole(seeded(`${seed} ${league.code} ${day} ${match}`), field.least, field.most);
  const order = shuffled(`${seed} ${league.code} ${day}`, league.teams);
  return order.slice(match * field.most, match * field.most + size);
}

/** By the circle method everybody meets everybody, one round a day; the order of the teams is the seed's, and every other round turns home and away. */
function pairOf(seed: string, league: League, day: number, match: number): readonly [Team, Team] | null {
  const order = shuffled(`${seed} ${league.code}`, league.teams);
  const rounds = order.length - 1;
  const round = day % rounds;
  const fixed = order[0];
  const circle = order.slice(1);
  const at = (place: number) => circle[(((place + round) % rounds) + rounds) % rounds];
  const [one, other] = match === 0 ? [fixed, at(0)] : [at(match), at(-match)];
  if (one === undefined || other === undefined || match * 2 >= order.length) return null;
  return Math.floor(day / rounds + match) % 2 === 0 ? [one, other] : [other, one];
}
