import { edgeOf } from './cricket/balls.ts';
import { cricketMatch, cricketTickMs } from './cricket/cricket-match.ts';
import { footballMatch, footballTickMs } from './football/football-match.ts';
import { ratesOf } from './football/rates.ts';
import type { Match } from './match.ts';
import { roundsMatch } from './rounds/rounds-match.ts';
import { isTitle, roundEdge, type Title, titles } from './rounds/titles.ts';
import { seeded } from './seeded.ts';
import type { Planned } from './world/calendar.ts';
import type { SportCode } from './world/written-league.ts';

export interface PlayedMatch extends Match {
  /** How long a tick lasts in life. */
  readonly tickMs: number;
}

/** How each sport is played. */
const sports: Record<Exclude<SportCode, Title>, (planned: Planned, seed: string) => PlayedMatch> = {
  football({ fixture, home, away }, seed) {
    const rates = ratesOf(home, away, fixture.isNeutral);
    return { tickMs: footballTickMs, ...footballMatch(fixture, rates, seeded(`${seed} ${fixture.id}`)) };
  },
  cricket({ fixture, home, away }, seed) {
    const edges = { home: edgeOf(home, away), away: edgeOf(away, home) };
    return { tickMs: cricketTickMs, ...cricketMatch(fixture, edges, seeded(`${seed} ${fixture.id}`)) };
  },
};

/** The match of a fixture; the same seed plays the same match. */
export function playMatch(planned: Planned, seed: string): PlayedMatch {
  const { fixture, home, away } = planned;
  if (isTitle(fixture.sport)) {
    const edge = roundEdge(fixture.sport, home, away);
    const match = roundsMatch(fixture.sport, fixture, edge, seeded(`${seed} ${fixture.id}`));
    return { tickMs: titles[fixture.sport].tickMs, ...match };
  }
  const play = sports[fixture.sport as keyof typeof sports];
  if (play === undefined) throw new Error(`${fixture.sport} is not played here`);
  return play(planned, seed);
}
