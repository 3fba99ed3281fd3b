import { edgeOf } from './cricket/balls.ts';
import { cricketMatch, cricketTickMs } from './cricket/cricket-match.ts';
import { footballMatch, footballTickMs } from './football/football-match.ts';
import { ratesOf } from './football/rates.ts';
import type { Match } from './match.ts';
import { roundsMatch } from './rounds/rounds-match.ts';
import { roundEdge, type Title, titles } from './rounds/titles.ts';
import { seeded } from './seeded.ts';
import type { Planned } from './world/calendar.ts';
import type { SportCode } from './world/written-league.ts';

export interface PlayedMatch extends Match {
  /** How long a tick lasts in life. */
  readonly tickMs: number;
}

const title =
  (code: Title) =>
  ({ fixture, home, away }: Planned, seed: string): PlayedMatch => ({
    tickMs: titles[code].tickMs,
    ...roundsMatch(code, fixture, roundEdge(code, home, away), seeded(`${seed} ${fixture.id}`)),
  });

/** How each sport is played. */
const sports: Record<SportCode, (planned: Planned, seed: string) => PlayedMatch> = {
  football({ fixture, home, away }, seed) {
    const rates = ratesOf(home, away, fixture.isNeutral);
    return { tickMs: footballTickMs, ...footballMatch(fixture, rates, seeded(`${seed} ${fixture.id}`)) };
  },
  cricket({ fixture, home, away }, seed) {
    const edges = { home: edgeOf(home, away), away: edgeOf(away, home) };
    return { tickMs: cricketTickMs, ...cricketMatch(fixture, edges, seeded(`${seed} ${fixture.id}`)) };
  },
  cs2: title('cs2'),
  valorant: title('valorant'),
};

/** The match of a fixture; the same seed plays the same match. */
export function playMatch(planned: Planned, seed: string): PlayedMatch {
  const play = sports[planned.fixture.sport as SportCode];
  if (play === undefined) throw new Error(`${planned.fixture.sport} is not played here`);
  return play(planned, seed);
}
