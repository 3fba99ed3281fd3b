import { seeded } from '../seeded.ts';
import type { WireFixture } from '../wire.ts';
import { type League, leagues, type Team } from './leagues.ts';
import { squadOf } from './people.ts';
import type { SportCode } from './written-league.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A fixture, with the teams behind it. */
export interface Planned {
  readonly fixture: WireFixture;
  readonly home: Team;
  readonly away: Team;
}

/** Every fixture of a day (UTC), the same whenever it is asked for. */
export function fixturesOfDay(seed: string, day: number): Planned[] {
  return leagues.flatMap((league) =>
    league.kickOffs.flatMap((minute, match) => {
      const pair = pairOf(seed, league, day, match);
      if (pair === null) return [];
      const date = new Date(day * dayMs).toISOString().slice(2, 10).replaceAll('-', '');
      return [
        plan(league, pair, {
          id: `${league.code}-${date}-${match + 1}`,
          startsAt: day * dayMs + minute * minuteMs,
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

export function plan(
  league: League,
  [home, away]: readonly [Team, Team],
  at: { readonly id: string; readonly startsAt: number },
): Planned {
  const side = (team: Team) => ({ code: team.code, name: team.name, short: team.short });
  return {
    home,
    away,
    fixture: {
      id: at.id,
      sport: league.sport,
      region: league.region,
      league: { code: league.code, name: league.name },
      home: side(home),
      away: side(away),
      people: (['home', 'away'] as const).flatMap((of) =>
        squadOf(of === 'home' ? home : away, squadSizes[league.sport] ?? 0).map((person) => ({
          ...person,
          side: of,
        })),
      ),
      startsAt: new Date(at.startsAt).toISOString(),
      isNeutral: league.code === 'int-continental-cup',
      format: formatOf(league),
    },
  };
}

/** By the circle method everybody meets everybody, one round a day; the order of the teams is the seed's, and every other round turns home and away. */
function pairOf(seed: string, league: League, day: number, match: number): readonly [Team, Team] | null {
  const random = seeded(`${seed} ${league.code}`);
  const left = [...league.teams];
  const order = league.teams.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
  const rounds = order.length - 1;
  const round = day % rounds;
  const fixed = order[0];
  const circle = order.slice(1);
  const at = (place: number) => circle[(((place + round) % rounds) + rounds) % rounds];
  const [one, other] = match === 0 ? [fixed, at(0)] : [at(match), at(-match)];
  if (one === undefined || other === undefined || match * 2 >= order.length) return null;
  return Math.floor(day / rounds + match) % 2 === 0 ? [one, other] : [other, one];
}
