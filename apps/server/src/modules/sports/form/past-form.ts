import type { PastMatch } from '@ikka/contract';
import { scoresOf, winnerOf } from '@ikka/sports/rules';
import type { Queryable } from '../../../platform/database/index.ts';
import type { StoredFixture } from '../store.ts';
import { fixtureView } from '../views.ts';
import { officialOf } from './form-store.ts';

/** So many matches of a side, and so many meetings, tell enough. */
const matchesMost = 5;

/** How both sides of a match did in its league before it, latest first, and their meetings. A field has no form. */
export async function pastForm(
  tx: Queryable,
  { fixture, league, startsAt }: StoredFixture,
): Promise<{ home: PastMatch[]; away: PastMatch[]; meetings: PastMatch[] }> {
  const { home, away } = fixture;
  if (home === null || away === null) return { home: [], away: [], meetings: [] };
  const of = async (sides: readonly [string] | readonly [string, string]) => {
    const found = await officialOf(tx, { league, before: startsAt, sides }, matchesMost);
    return found.map(pastMatch);
  };
  const [ofHome, ofAway, meetings] = await Promise.all([
    of([home.code]),
    of([away.code]),
    of([home.code, away.code]),
  ]);
  return { home: ofHome, away: ofAway, meetings };
}

function pastMatch(stored: StoredFixture): PastMatch {
  const { facts: _facts, ...fixture } = fixtureView(stored);
  const { sport, state, stage } = stored;
  return {
    fixture,
    score: scoresOf({ sport, stage, facts: state.facts }),
    winner: winnerOf(state.facts),
  };
}
